import { subproductGroup } from '@/domain/loans/subproduct-group'
import { loanKindText } from '@/ui/texts/loans.texts'

interface NamedLoan {
  readonly subproductId: number
  readonly commerceName?: string | undefined
}

/**
 * Returns the name that every screen gives a loan: the shop in which it was taken out or, without one, the
 * kind of loan.
 */
export function loanName({ commerceName, subproductId }: NamedLoan): string {
  return commerceName ?? loanKindText(subproductGroup(subproductId))
}

/**
 * Returns the caption with the kind of loan under the loan's name; undefined if the name already is the kind.
 * Source: LOA-01, LOA-03.
 */
export function loanKindCaption({ commerceName, subproductId }: NamedLoan): string | undefined {
  return commerceName === undefined ? undefined : loanKindText(subproductGroup(subproductId))
}
