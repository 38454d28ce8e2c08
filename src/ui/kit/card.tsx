import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './card.module.css'

export interface CardProps {
  readonly children: ReactNode
  /** Look of the card. `tint` is for the most important thing on the screen. */
  readonly look?: 'plain' | 'tint'
  /** Name of the card for screen readers, if the card is a region of its own. */
  readonly label?: string
}

/** A box with a background. */
export function Card({ children, look = 'plain', label }: CardProps) {
  const className = classNames(styles['card'], styles[look])
  if (label === undefined) return <div className={className}>{children}</div>
  return (
    <section aria-label={label} className={className}>
      {children}
    </section>
  )
}
