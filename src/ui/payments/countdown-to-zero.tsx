import { cents, type Cents } from '@/domain/shared/money'
import { Amount } from '@/ui/kit/amount'
import { formatBriefMoney } from '@/ui/kit/format'
import styles from './countdown-to-zero.module.css'

/**
 * Nothing is left of it: the zero is there at once for who reads it, and its paint counts down from what it was in
 * 600 ms. With reduced motion only the zero shows.
 */
export function CountdownToZero({ from }: { readonly from: Cents }) {
  return (
    <span className={styles['place']}>
      <span className={styles['zero']}>
        <Amount cents={cents(0)} brief />
      </span>
      <span className={styles['count']} aria-hidden="true">
        {[...formatBriefMoney(from)].map((sign, position) => (
          <span key={position} className={styles['sign']} data-sign={sign} />
        ))}
      </span>
    </span>
  )
}
