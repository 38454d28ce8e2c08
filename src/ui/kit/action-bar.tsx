import type { ReactNode } from 'react'
import styles from './action-bar.module.css'

export interface ActionBarProps {
  /** One line over the button: what makes it safe, what it adds up to. */
  readonly note?: ReactNode
  /** The one action. */
  readonly children: ReactNode
}

/** Stays at the lower edge, under the thumb, so that the one action is never out of sight. */
export function ActionBar({ note, children }: ActionBarProps) {
  return (
    <div className={styles['bar']}>
      {children}
      {note && <p className={styles['note']}>{note}</p>}
    </div>
  )
}
