import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './stack.module.css'

export interface StackProps {
  readonly children: ReactNode
  readonly gap?: 'small' | 'medium' | 'large'
  /** `row` wraps when there is no room. */
  readonly direction?: 'column' | 'row'
}

/** Even room between things. */
export function Stack({ children, gap = 'medium', direction = 'column' }: StackProps) {
  return <div className={classNames(styles[direction], styles[gap])}>{children}</div>
}

export interface TwoColumnsProps {
  readonly children: ReactNode
  /** Beside the rest from 1264 px on, above it before. */
  readonly summary?: ReactNode
  /** Beside the rest from 1264 px on, under it before. */
  readonly further?: ReactNode
}

/** Room for what stays beside a form or a list; it belongs in a screen of two columns. */
export function TwoColumns({ children, summary, further }: TwoColumnsProps) {
  return (
    <div className={styles['columns']}>
      {summary && (
        <div className={classNames(styles['beside'], Boolean(further) && styles['above'])}>{summary}</div>
      )}
      <div className={styles['rest']}>{children}</div>
      {further && <div className={styles['beside']}>{further}</div>}
    </div>
  )
}
