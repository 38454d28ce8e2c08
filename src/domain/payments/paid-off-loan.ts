import type { PaymentReceipt } from './payment-receipt'

/**
 * Returns how many installments of the loan follow those that the payment pays; undefined if that is unknown.
 * Source: PAY-22.
 */
export function laterInstallmentCount({
  installments,
}: Pick<PaymentReceipt, 'installments'>): number | undefined {
  return installments?.loanInstallmentCount === undefined
    ? undefined
    : installments.loanInstallmentCount - installments.last
}

/**
 * Returns whether the payment may have paid off the loan: nothing that was due remained, and no later
 * installment is known. Source: DOC-04, PAY-22.
 */
export function mayHavePaidOffLoan(
  receipt: Pick<PaymentReceipt, 'installments' | 'amountDueAfterPayment'>,
): boolean {
  return receipt.amountDueAfterPayment === 0 && (laterInstallmentCount(receipt) ?? 0) === 0
}
