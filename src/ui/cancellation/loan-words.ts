import { remainingInstallments } from '@/domain/cancellation/cancellation-terms'
import type { Loan } from '@/domain/loans/loan'
import { subproductGroup } from '@/domain/loans/subproduct-group'
import { cancellationTexts } from '@/ui/texts/cancellation.texts'
import { loanGroupText } from '@/ui/texts/loans.texts'

const { pick } = cancellationTexts

/** The shop that it was for, or what kind it is. */
export function loanName(loan: Loan): string {
  return loan.commerceName ?? loanGroupText(subproductGroup(loan.subproductId))
}

/** Its number and what is left of it. */
export function loanFacts(loan: Loan): readonly string[] {
  const remaining = remainingInstallments(loan.installments)
  const left = remaining && pick.left(pick.installments(remaining.count))
  return [pick.number(loan.externalId), ...(left === undefined ? [] : [left])]
}
