import { subproductGroup } from '@/domain/loans/subproduct-group'
import { loanGroupText } from '@/ui/texts/loans.texts'

interface NamedLoan {
  readonly subproductId: number
  readonly commerceName?: string | undefined
}

/** Returns the name of a loan that every screen shows: its shop or, without one, its kind. */
export function loanName({ commerceName, subproductId }: NamedLoan): string {
  return commerceName ?? loanGroupText(subproductGroup(subproductId))
}

/**
 * Returns the kind of loan, which is shown under its name; undefined if the name is the kind. Source: LOA-01,
 * LOA-03.
 */
export function loanGroupCaption({ commerceName, subproductId }: NamedLoan): string | undefined {
  return commerceName === undefined ? undefined : loanGroupText(subproductGroup(subproductId))
}
