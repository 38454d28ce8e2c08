import type { CreditLineChartAmounts } from '@/domain/revolving-line/credit-line'
import { Amount } from '@/ui/kit/amount'
import { formatBriefMoney } from '@/ui/kit/format'
import { creditLineTexts } from '@/ui/texts/revolving-line.texts'
import { remainingShare } from './remaining-share'
import styles from './remaining-credit-line-chart.module.css'

interface RemainingCreditLineChartProps {
  readonly amounts: CreditLineChartAmounts
  /** Whether the customer cannot use the credit line until they have paid what is overdue. Source: REV-07. */
  readonly isPaused: boolean
}

const texts = creditLineTexts.detail
const radius = 42

/**
 * A ring chart of what is left of the revolving credit line, with a text for screen readers. Source:
 * REV-06.
 */
export function RemainingCreditLineChart({ amounts, isPaused }: RemainingCreditLineChartProps) {
  const { remainingAmount, usedAmount, maxAmount } = amounts
  const share = remainingShare(amounts)
  const label = texts.ring(
    formatBriefMoney(remainingAmount),
    formatBriefMoney(usedAmount),
    formatBriefMoney(maxAmount),
  )
  return (
    <div className={styles['ring']} data-paused={isPaused || undefined}>
      <svg viewBox="0 0 100 100" role="img" aria-label={label} className={styles['picture']}>
        <circle cx="50" cy="50" r={radius} className={styles['track']} />
        {share > 0 && (
          <circle
            cx="50"
            cy="50"
            r={radius}
            pathLength="1"
            strokeDasharray={`${share} 1`}
            className={styles['part']}
          />
        )}
      </svg>
      <p className={styles['text']} aria-hidden="true">
        <span>{texts.remaining}</span>
        <Amount cents={remainingAmount} size="large" />
      </p>
    </div>
  )
}
