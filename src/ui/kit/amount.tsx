import type { Cents } from '@/domain/shared/money'
import { classNames } from './class-names'
import { formatMoneyParts, zeroCentsDigits } from './format'
import styles from './amount.module.css'

export interface AmountProps {
  readonly cents: Cents
  readonly size?: 'body' | 'large' | 'hero'
  /** Whether the cents are left out if the amount is in whole pesos, as in sentences and headlines. */
  readonly brief?: boolean
}

/**
 * Amounts whose pesos have at least this many characters are long: in the largest size, their cents do not
 * fit on a phone.
 */
const minLongPesosLength = '10.000.000'.length
/** A thousands separator after which a line may end. */
const breakableSeparator = '.\u200b'

/**
 * Shows an amount of money, with the cents in smaller type. Screen readers stop at each change of type size,
 * so they read a large amount from a hidden text instead of the visible one. In the largest size, cents that
 * are zero are left out by default.
 */
export function Amount({ cents, size = 'body', brief = size === 'hero' }: AmountProps) {
  const parts = formatMoneyParts(cents)
  const pesos = `${parts.sign}$\u00a0${parts.pesos}`
  const smaller = brief && parts.cents === zeroCentsDigits ? undefined : `,${parts.cents}`
  const isLong = parts.pesos.length >= minLongPesosLength
  const look = classNames(styles[size], isLong && styles['long'])
  if (size === 'body')
    return (
      <span className={look}>
        {pesos}
        {smaller && <span className={styles['cents']}>{smaller}</span>}
      </span>
    )
  const drawnPesos = isLong ? pesos.replaceAll('.', breakableSeparator) : pesos
  return (
    <span className={look}>
      <span className="visually-hidden">{pesos + (smaller ?? '')}</span>
      <span className={styles['drawing']} aria-hidden="true" data-pesos={drawnPesos} data-cents={smaller} />
    </span>
  )
}
