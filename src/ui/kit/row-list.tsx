import type { ReactNode } from 'react'
import styles from './row-list.module.css'

export interface RowListProps {
  /** Name of the list for screen readers, if no heading gives one. */
  readonly label?: string
  readonly labelledBy?: string
  /** The rows as `li` elements, each with a `LinkRow` or a line of text. */
  readonly children: ReactNode
}

/** A list of rows on one surface with thin lines between them. */
export function RowList({ label, labelledBy, children }: RowListProps) {
  return (
    <ul className={styles['list']} aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </ul>
  )
}
