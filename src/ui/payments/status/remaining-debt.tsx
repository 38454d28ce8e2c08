import type { Cents } from '@/domain/shared/money'
import { Amount } from '@/ui/kit/amount'
import { Drops } from '@/ui/kit/drops'
import { leftOfText } from '@/ui/texts/payment-outcome.texts'
import { CountdownToZero } from './countdown-to-zero'

export interface RemainingDebtProps {
  /** Numbers of the installments; empty if the debt has no numbered ones. */
  readonly installments: readonly number[]
  /** The amount paid. */
  readonly amount: Cents
  readonly remaining: Cents
}

/**
 * What remains due after a payment. If nothing remains, the drops fill and the amount counts down to zero.
 * Source: PAY-22.
 */
export function RemainingDebt({ installments, amount, remaining }: RemainingDebtProps) {
  const text = leftOfText(installments)
  if (remaining > 0)
    return (
      <p>
        {text} <Amount cents={remaining} brief />
      </p>
    )
  const words = (
    <>
      {text} <CountdownToZero from={amount} />
    </>
  )
  if (installments.length === 0) return <p>{words}</p>
  return (
    <Drops filled={installments.length} count={installments.length} celebrated>
      {words}
    </Drops>
  )
}
