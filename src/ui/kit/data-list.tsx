import type { ReactNode } from 'react'
import styles from './data-list.module.css'

export interface DataRow {
  readonly label: string
  readonly value: ReactNode
  /** A copy button or a link. */
  readonly action?: ReactNode
}

export interface DataListProps {
  readonly rows: readonly DataRow[]
}

/** Names and values, as on a receipt. */
export function DataList({ rows }: DataListProps) {
  return (
    <dl className={styles['list']}>
      {rows.map((row) => (
        <div key={row.label} className={styles['row']}>
          <dt className={styles['label']}>{row.label}</dt>
          <dd className={styles['value']}>
            {row.value}
            {row.action}
          </dd>
        </div>
      ))}
    </dl>
  )
}
