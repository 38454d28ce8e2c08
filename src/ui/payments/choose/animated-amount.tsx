import type { Cents } from '@/domain/shared/money'
import { Amount } from '@/ui/kit/amount'
import styles from './transition-amount.module.css'

/**
 * HTML attribute of the amount that moves to its place on the next screen. The attribute is how the amount is
 * found there.
 */
export const animatedAmountAttribute = 'data-travelling'

/**
 * The amount of a panel that leads to its payment. When the payment screen opens, the amount moves to its
 * place there. Use it at most once on a screen.
 */
export function AnimatedAmount({ cents }: { readonly cents: Cents }) {
  return (
    <span className={styles['travelling']} {...{ [animatedAmountAttribute]: '' }}>
      <Amount cents={cents} size="hero" />
    </span>
  )
}
