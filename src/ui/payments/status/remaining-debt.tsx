import type { Cents } from '@/domain/shared/money'
import { Amount } from '@/ui/kit/amount'
import { ProgressDrops } from '@/ui/kit/progress-drops'
import {
  remainingBalanceLabel,
  installmentsPaidAndLeftText,
  zeroBalanceLabel,
} from '@/ui/texts/payment-outcome.texts'
import { AmountCountingDownToZero } from './amount-counting-down-to-zero'

interface RemainingDebtProps {
  /** Numbers of the installments that this payment paid; empty if the debt has no numbered installments. */
  readonly paidInstallmentNumbers: readonly number[]
  /** Total number of installments of the loan. */
  readonly installmentCount?: number | undefined
  /** The amount that the customer paid with this payment. */
  readonly paidAmount: Cents
  readonly remaining: Cents
  /** Whether the lender has confirmed that it received the payment. */
  readonly isPaymentConfirmed: boolean
}

/**
 * Shows what remains due after a payment. If nothing remains, shows a filled drop for each installment that
 * the payment paid and, if the lender has confirmed the payment, a balance that counts down to zero. Source:
 * PAY-22.
 */
export function RemainingDebt({
  paidInstallmentNumbers,
  installmentCount,
  paidAmount,
  remaining,
  isPaymentConfirmed,
}: RemainingDebtProps) {
  if (remaining > 0)
    return (
      <p>
        {remainingBalanceLabel(paidInstallmentNumbers)} <Amount cents={remaining} brief />
      </p>
    )
  const drops = {
    filledCount: paidInstallmentNumbers.length,
    count: paidInstallmentNumbers.length,
    celebrated: true,
  }
  return (
    <>
      {paidInstallmentNumbers.length > 0 && (
        <ProgressDrops {...drops}>
          {installmentsPaidAndLeftText(paidInstallmentNumbers, installmentCount)}
        </ProgressDrops>
      )}
      {isPaymentConfirmed && (
        <p>
          {zeroBalanceLabel(paidInstallmentNumbers)} <AmountCountingDownToZero from={paidAmount} />
        </p>
      )}
    </>
  )
}
