import { subproductGroup } from '@/domain/loans/subproduct-group'
import { loanGroupText } from '@/ui/texts/loans.texts'

interface NamedLoan {
  readonly subproductId: number
  readonly commerceName?: string | undefined
}

/** Returns the one name of a loan: its shop, or its group if it has none. */
export function loanName({ commerceName, subproductId }: NamedLoan): string {
  return commerceName ?? loanGroupText(subproductGroup(subproductId))
}

/**
 * Returns the group of a loan, which is shown under its name; undefined if it is the name. Source: LOA-01,
 * LOA-03.
 */
export function loanGroupCaption({ commerceName, subproductId }: NamedLoan): string | undefined {
  return commerceName === undefined ? undefined : loanGroupText(subproductGroup(subproductId))
}
