import type { Cents } from '@/domain/shared/money'
import { Amount } from '@/ui/kit/amount'
import { Drops } from '@/ui/kit/drops'
import { leftOfText } from '@/ui/texts/payments.texts'
import { CountdownToZero } from './countdown-to-zero'

export interface RemainingDebtProps {
  /** By number; none where the debt has no numbered ones. */
  readonly installments: readonly number[]
  /** That was paid. */
  readonly amount: Cents
  readonly remaining: Cents
}

/** What a payment leaves of what was due; where that is nothing, its drops fill and it counts to zero. Source: PAY-22. */
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
