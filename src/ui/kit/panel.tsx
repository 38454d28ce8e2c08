import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './panel.module.css'

export interface PanelProps {
  /** Name of the panel, for screen readers. */
  readonly label: string
  /** A `Chip` that names the account status in one or two words. */
  readonly chip?: ReactNode
  /**
   * Whether the panel moves to the position of the next screen's panel if the change of screens is animated.
   * At most one panel of a screen does this.
   */
  readonly travels?: boolean
  readonly children: ReactNode
}

/**
 * The one highlighted panel of a screen, with the customer's account status and what they can do. It has a
 * dark background, so it redefines the colour tokens: components of the kit are readable on it without a
 * change.
 */
export function Panel({ label, chip, travels = false, children }: PanelProps) {
  return (
    <section aria-label={label} className={classNames(styles['panel'], travels && styles['travels'])}>
      {chip}
      {children}
    </section>
  )
}
