import type { Cents } from '@/domain/shared/money'
import { classNames } from './class-names'
import { formatMoneyParts, noCents } from './format'
import styles from './amount.module.css'

export interface AmountProps {
  readonly cents: Cents
  readonly size?: 'body' | 'large' | 'hero'
  /** For sentences and headlines: shows cents only if there are any. */
  readonly brief?: boolean
}

/** Number of characters of the pesos from which the largest size leaves no room for cents on a phone. */
const longFrom = '10.000.000'.length

/**
 * An amount as one text, so that it is read and copied as one; only the cents are smaller. The largest size
 * is always a headline.
 */
export function Amount({ cents, size = 'body', brief = size === 'hero' }: AmountProps) {
  const parts = formatMoneyParts(cents)
  return (
    <span className={classNames(styles[size], parts.whole.length >= longFrom && styles['long'])}>
      {`${parts.sign}$\u00a0${parts.whole}`}
      {(!brief || parts.cents !== noCents) && (
        <>
          {size !== 'body' && <wbr />}
          <span className={styles['cents']}>{`,${parts.cents}`}</span>
        </>
      )}
    </span>
  )
}
