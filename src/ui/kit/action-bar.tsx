import type { ReactNode } from 'react'
import styles from './action-bar.module.css'

interface ActionBarProps {
  /** A short text below the main button, such as a total, or a reason why it is safe to press the button. */
  readonly note?: ReactNode
  /** The button with the main action of the screen. */
  readonly children: ReactNode
}

/** A bar at the bottom of the window, in which the main button of the screen is always visible. */
export function ActionBar({ note, children }: ActionBarProps) {
  return (
    <div className={styles['bar']}>
      {children}
      {note && <p className={styles['note']}>{note}</p>}
    </div>
  )
}
