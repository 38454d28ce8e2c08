import { cents, type Cents } from '@/domain/shared/money'
import { Amount } from '@/ui/kit/amount'
import { formatBriefMoney } from '@/ui/kit/format'
import styles from './amount-counting-down-to-zero.module.css'

/**
 * An amount that counts down to zero in 600 ms. Screen readers read zero at once, and customers who
 * prefer reduced motion see only zero.
 */
export function AmountCountingDownToZero({ from }: { readonly from: Cents }) {
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
