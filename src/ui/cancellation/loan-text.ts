import { unpaidInstallments } from '@/domain/cancellation/cancellation-terms'
import type { Loan } from '@/domain/loans/loan'
import type { LoanCancellability } from '@/application/cancellation/loan-cancellability-query'
import { cancellationTexts } from '@/ui/texts/cancellation.texts'

const { dismissed, pick } = cancellationTexts

/**
 * Returns the title of the screen about a loan that cannot be cancelled. It says 'too early' only if the loan
 * cannot be revoked either. Source: CAN-02.
 */
export function notCancellableLoanTitle({ earlyCancellation, revocableUntil }: LoanCancellability): string {
  return earlyCancellation.kind === 'too-early' && revocableUntil === undefined
    ? dismissed.tooEarlyTitle
    : dismissed.revocationTitle
}

/**
 * Returns facts about a loan as texts: its number and, if it is known, how many of its installments are left
 * to pay.
 */
export function loanNumberAndRemainingInstallments(loan: Loan): readonly string[] {
  const { length: count } = unpaidInstallments(loan.installments)
  return [pick.number(loan.externalId), ...(count === 0 ? [] : [pick.left(pick.installments(count))])]
}
