import { subproductGroup } from '@/domain/loans/subproduct-group'
import { loanKindText } from '@/ui/texts/loans.texts'

interface LoanNameData {
  readonly subproductId: number
  readonly commerceName?: string | undefined
}

/**
 * Returns the name of a loan, which is the same on every screen: the shop in which the customer took it out
 * or, if there is none, the kind of loan.
 */
export function loanName({ commerceName, subproductId }: LoanNameData): string {
  return commerceName ?? loanKindText(subproductGroup(subproductId))
}

/**
 * Returns the kind of loan as a caption below the loan's name; undefined if the name is already the kind.
 * Source: LOA-01, LOA-03.
 */
export function loanKindCaption({ commerceName, subproductId }: LoanNameData): string | undefined {
  return commerceName === undefined ? undefined : loanKindText(subproductGroup(subproductId))
}
