import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './stack.module.css'

interface StackProps {
  readonly children: ReactNode
  readonly gap?: 'small' | 'medium' | 'large'
  /**
   * Direction in which the children are placed. A `row` continues on a new line if there is not enough room.
   */
  readonly direction?: 'column' | 'row'
}

/** Places its children below each other or next to each other, with the same space between them. */
export function Stack({ children, gap = 'medium', direction = 'column' }: StackProps) {
  return <div className={classNames(styles[direction], styles[gap])}>{children}</div>
}

interface TwoColumnsProps {
  readonly children: ReactNode
  /**
   * Content that is shown next to the form if the window is 1264 px wide or more, and above the form in a
   * narrower window.
   */
  readonly summary?: ReactNode
  /**
   * Content that is shown next to the form if the window is 1264 px wide or more, and below the form in a
   * narrower window.
   */
  readonly secondColumn?: ReactNode
}

/** A form or list with a second column next to it. Use it in a `Screen` whose width is `two-columns`. */
export function TwoColumns({ children, summary, secondColumn: further }: TwoColumnsProps) {
  return (
    <div className={styles['columns']}>
      {summary && (
        <div className={classNames(styles['second'], Boolean(further) && styles['above'])}>{summary}</div>
      )}
      <div className={styles['rest']}>{children}</div>
      {further && <div className={styles['second']}>{further}</div>}
    </div>
  )
}
