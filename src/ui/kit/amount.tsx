import type { Cents } from '@/domain/shared/money'
import { formatMoneyParts, noCents } from './format'
import styles from './amount.module.css'

export interface AmountProps {
  readonly cents: Cents
  readonly size?: 'body' | 'large' | 'hero'
}

/**
 * One run of text, so that it is read and copied as one amount; only the cents are smaller, and the largest shows
 * them only when there are any.
 */
export function Amount({ cents, size = 'body' }: AmountProps) {
  const parts = formatMoneyParts(cents)
  return (
    <span className={styles[size]}>
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
