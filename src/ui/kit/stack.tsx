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
  readonly summary: ReactNode
}

/** Room for a summary that stays beside a form; it belongs in a wide screen. */
export function TwoColumns({ children, summary }: TwoColumnsProps) {
  return (
    <div className={styles['columns']}>
      <div className={styles['summary']}>{summary}</div>
      <div className={styles['rest']}>{children}</div>
    </div>
  )
}
