import type { ReactNode } from 'react'
import styles from './panel.module.css'

export interface PanelProps {
  /** What the panel tells, for those who do not see that it is one. */
  readonly label: string
  /** The state in a word or two: a `Chip`. */
  readonly chip?: ReactNode
  readonly children: ReactNode
}

/**
 * The one lit panel of a screen: how a customer stands, and the one thing to do about it.
 * Whatever the kit draws in it reads on the night, because the panel sets the colours that it draws with.
 */
export function Panel({ label, chip, children }: PanelProps) {
  return (
    <section aria-label={label} className={styles['panel']}>
      {chip}
      {children}
    </section>
  )
}
