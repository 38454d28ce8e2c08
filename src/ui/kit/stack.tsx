import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './stack.module.css'

export interface StackProps {
  readonly children: ReactNode
  readonly gap?: 'small' | 'medium' | 'large'
  /** Direction in which the children are placed. A `row` wraps if there is not enough room. */
  readonly direction?: 'column' | 'row'
}

/** Places its children in a column or row, with the same space between them. */
export function Stack({ children, gap = 'medium', direction = 'column' }: StackProps) {
  return <div className={classNames(styles[direction], styles[gap])}>{children}</div>
}

export interface TwoColumnsProps {
  readonly children: ReactNode
  /** Content next to the form from 1264 px width, above it otherwise. */
  readonly summary?: ReactNode
  /** Content next to the form from 1264 px width, below it otherwise. */
  readonly secondColumn?: ReactNode
}

/** A form or list with a second column. Use it in a screen of two columns. */
export function TwoColumns({ children, summary, secondColumn: further }: TwoColumnsProps) {
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
