import type { Cents } from '@/domain/shared/money'
import { formatMoneyParts } from './format'
import styles from './amount.module.css'

export interface AmountProps {
  readonly cents: Cents
  readonly size?: 'body' | 'large' | 'hero'
}

/** One run of text, so that it is read and copied as one amount; only the cents are smaller. */
export function Amount({ cents, size = 'body' }: AmountProps) {
  const parts = formatMoneyParts(cents)
  return (
    <span className={styles[size]}>
      {`${parts.sign}$\u00a0${parts.whole}`}
      <wbr />
      <span className={styles['cents']}>{`,${parts.cents}`}</span>
    </span>
  )
}
