import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './card.module.css'

interface CardProps {
  readonly children: ReactNode
  /** Look of the card. `tint` has a colour, for the most important content of the screen. */
  readonly look?: 'plain' | 'tint'
  /** Name of the card for screen readers. Needed only if the card is a region of the page. */
  readonly label?: string
}

/** A card: a box with a background colour, around a part of the screen. */
export function Card({ children, look = 'plain', label }: CardProps) {
  const className = classNames(styles['card'], styles[look])
  if (label === undefined) return <div className={className}>{children}</div>
  return (
    <section aria-label={label} className={className}>
      {children}
    </section>
  )
}
