import type { Cents } from '@/domain/shared/money'
import { Amount } from '@/ui/kit/amount'
import styles from './transition-amount.module.css'

/** By which it is found on its new screen. */
export const transitionMarker = 'data-travelling'

/** The amount of a panel that leads to paying it, or pays it: one a screen. Followed in one movement, it travels. */
export function TransitionAmount({ cents }: { readonly cents: Cents }) {
  return (
    <span className={styles['travelling']} {...{ [transitionMarker]: '' }}>
      <Amount cents={cents} size="hero" />
    </span>
  )
}
