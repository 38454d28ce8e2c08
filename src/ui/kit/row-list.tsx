import type { ReactNode } from 'react'
import styles from './row-list.module.css'

export interface RowListProps {
  /** What the rows are, where no heading says it. */
  readonly label?: string
  readonly labelledBy?: string
  /** `li` elements, each with one row: a `LinkRow`, a line of text. */
  readonly children: ReactNode
}

/** One surface with a hairline between its rows, not a card a row. */
export function RowList({ label, labelledBy, children }: RowListProps) {
  return (
    <ul className={styles['list']} aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </ul>
  )
}
