import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './card.module.css'

export interface CardProps {
  readonly children: ReactNode
  /** `tint` for the one thing that matters most on the screen. */
  readonly look?: 'plain' | 'tint'
  /** What the card is, where it is a region of its own. */
  readonly label?: string
}

/** A box with a background of its own. */
export function Card({ children, look = 'plain', label }: CardProps) {
  const className = classNames(styles['card'], styles[look])
  if (label === undefined) return <div className={className}>{children}</div>
  return (
    <section aria-label={label} className={className}>
      {children}
    </section>
  )
}
