import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './data-list.module.css'

export interface DataRow {
  readonly label: string
  readonly value: ReactNode
  /** A copy button or a link, shown next to the value of the fact. */
  readonly action?: ReactNode
}

interface DataListProps {
  readonly rows: readonly DataRow[]
}

/** Returns whether the value is a tax id, which stays on one line. */
function isTaxId(value: ReactNode): boolean {
  return typeof value === 'string' && /^\d\d-\d{8}-\d$/.test(value)
}

/** A list of facts, each with a name and a value, as on a receipt. */
export function DataList({ rows }: DataListProps) {
  return (
    <dl>
      {rows.map((row) => (
        <div key={row.label} className={styles['row']}>
          <dt className={styles['label']}>{row.label}</dt>
          <dd
            className={classNames(
              styles['value'],
              Boolean(row.action) && styles['withAction'],
              isTaxId(row.value) && 'unbroken',
            )}
          >
            {row.action ? <span>{row.value}</span> : row.value}
            {row.action}
          </dd>
        </div>
      ))}
    </dl>
  )
}
