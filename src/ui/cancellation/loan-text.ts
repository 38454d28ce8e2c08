import { remainingInstallments } from '@/domain/cancellation/cancellation-terms'
import type { Loan } from '@/domain/loans/loan'
import { subproductGroup } from '@/domain/loans/subproduct-group'
import type { LoanToCancel } from '@/application/cancellation/loans-to-cancel'
import { cancellationTexts } from '@/ui/texts/cancellation.texts'
import { loanGroupText } from '@/ui/texts/loans.texts'

const { dismissed, pick } = cancellationTexts

/** That it is too early only heads a screen where there is nothing to regret. Source: CAN-02. */
export function dismissedTitle({ window, regretUntil }: LoanToCancel): string {
  return window.kind === 'too-early' && regretUntil === undefined
    ? dismissed.tooEarlyTitle
    : dismissed.regretTitle
}

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
