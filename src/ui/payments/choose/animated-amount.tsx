import type { Cents } from '@/domain/shared/money'
import { Amount } from '@/ui/kit/amount'
import styles from './transition-amount.module.css'

/** HTML attribute by which the amount that moves to the next screen is found on a page. */
export const animatedAmountAttribute = 'data-travelling'

/**
 * The amount in a panel with a pay button. When the payment screen opens, the amount moves to its place
 * on that screen. Use it at most once on a screen.
 */
export function AnimatedAmount({ cents }: { readonly cents: Cents }) {
  return (
    <span className={styles['travelling']} {...{ [animatedAmountAttribute]: '' }}>
      <Amount cents={cents} size="hero" />
    </span>
  )
}
