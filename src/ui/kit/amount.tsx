import type { Cents } from '@/domain/shared/money'
import { classNames } from './class-names'
import { formatMoneyParts, noCents } from './format'
import styles from './amount.module.css'

export interface AmountProps {
  readonly cents: Cents
  readonly size?: 'body' | 'large' | 'hero'
  /** In a sentence or as a headline: the cents only when there are any. */
  readonly brief?: boolean
}

/** Of its pesos with their dots: from eight figures on the largest size has no room for the cents on a phone. */
const longFrom = '10.000.000'.length

/**
 * One run of text, so that it is read and copied as one amount; only the cents are smaller. The largest is always a
 * headline.
 */
export function Amount({ cents, size = 'body', brief = size === 'hero' }: AmountProps) {
  const parts = formatMoneyParts(cents)
  return (
    <span className={classNames(styles[size], parts.whole.length >= longFrom && styles['long'])}>
      {`${parts.sign}$\u00a0${parts.whole}`}
      {(!brief || parts.cents !== noCents) && (
        <>
          <wbr />
          <span className={styles['cents']}>{`,${parts.cents}`}</span>
        </>
      )}
    </span>
  )
}
