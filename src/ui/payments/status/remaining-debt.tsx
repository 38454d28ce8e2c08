import type { Cents } from '@/domain/shared/money'
import { Amount } from '@/ui/kit/amount'
import { Drops } from '@/ui/kit/drops'
import { leftOfText, paidOffText } from '@/ui/texts/payment-outcome.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { CountdownToZero } from './countdown-to-zero'

const texts = paymentsTexts.status

export interface RemainingDebtProps {
  /** Numbers of the installments; empty if the debt has no numbered ones. */
  readonly installments: readonly number[]
  /** Total number of installments of the loan. */
  readonly of?: number | undefined
  /** The amount paid. */
  readonly amount: Cents
  readonly remaining: Cents
}

/**
 * What remains due after a payment. If nothing remains, the drops fill and the amount counts down to zero.
 * Source: PAY-22.
 */
export function RemainingDebt({ installments, of, amount, remaining }: RemainingDebtProps) {
  const left = leftOfText(installments)
  if (remaining > 0)
    return (
      <p>
        {left} <Amount cents={remaining} brief />
      </p>
    )
  const words = (
    <>
      {left} <CountdownToZero from={amount} />
    </>
  )
  if (installments.length === 0) return <p>{words}</p>
  const drops = { filled: installments.length, count: installments.length, celebrated: true }
  if (of === undefined) return <Drops {...drops}>{words}</Drops>
  return (
    <>
      <Drops {...drops}>{paidOffText(installments, of)}</Drops>
      <p>
        {installments.length === 1 ? texts.leftOfOne : texts.leftOfSeveral} <CountdownToZero from={amount} />
      </p>
    </>
  )
}
