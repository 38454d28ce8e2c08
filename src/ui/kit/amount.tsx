import type { Cents } from '@/domain/shared/money'
import { classNames } from './class-names'
import { formatMoneyParts, noCents } from './format'
import styles from './amount.module.css'

export interface AmountProps {
  readonly cents: Cents
  readonly size?: 'body' | 'large' | 'hero'
}

/** Of its pesos with their dots: from eight figures on the largest size has no room for the cents on a phone. */
const longFrom = '10.000.000'.length

/**
 * One run of text, so that it is read and copied as one amount; only the cents are smaller, and the largest shows
 * them only when there are any.
 */
export function Amount({ cents, size = 'body' }: AmountProps) {
  const parts = formatMoneyParts(cents)
  return (
    <span className={classNames(styles[size], parts.whole.length >= longFrom && styles['long'])}>
      {`${parts.sign}$\u00a0${parts.whole}`}
      {(size !== 'hero' || parts.cents !== noCents) && (
        <>
          <wbr />
          <span className={styles['cents']}>{`,${parts.cents}`}</span>
        </>
      )}
    </span>
  )
}
