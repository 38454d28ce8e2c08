import type { Cents } from '@/domain/shared/money'
import { Amount } from '@/ui/kit/amount'
import styles from './transition-amount.module.css'

/** Attribute with which the amount is found on the next screen. */
export const animatedAmountAttribute = 'data-travelling'

/**
 * The amount of a panel that leads to its payment, one a screen. It moves to its place on the next screen.
 */
export function AnimatedAmount({ cents }: { readonly cents: Cents }) {
  return (
    <span className={styles['travelling']} {...{ [animatedAmountAttribute]: '' }}>
      <Amount cents={cents} size="hero" />
    </span>
  )
}
