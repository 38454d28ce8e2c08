import type { ReactNode } from 'react'
import styles from './action-bar.module.css'

export interface ActionBarProps {
  /** One line of text above the main button, such as a total or what makes the action safe. */
  readonly note?: ReactNode
  /** The button with the main action of the screen. */
  readonly children: ReactNode
}

/** A bar at the bottom of the window that keeps the main action always visible. */
export function ActionBar({ note, children }: ActionBarProps) {
  return (
    <div className={styles['bar']}>
      {children}
      {note && <p className={styles['note']}>{note}</p>}
    </div>
  )
}
