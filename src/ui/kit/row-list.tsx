import type { ReactNode } from 'react'
import styles from './row-list.module.css'

interface RowListProps {
  /** Name of the list for screen readers. Needed only if no heading names the list. */
  readonly label?: string
  readonly labelledBy?: string
  /** The rows of the list: `li` elements, each with a `LinkRow` or a line of text. */
  readonly children: ReactNode
}

/** A list of rows on a common background, with thin lines between the rows. */
export function RowList({ label, labelledBy, children }: RowListProps) {
  return (
    <ul className={styles['list']} aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </ul>
  )
}
