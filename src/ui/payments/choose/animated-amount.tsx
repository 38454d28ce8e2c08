import type { Cents } from '@/domain/shared/money'
import { Amount } from '@/ui/kit/amount'
import styles from './transition-amount.module.css'

/** Attribute of the amount that moves when the screen changes. With it the amount is found on the next screen. */
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
