import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './panel.module.css'

export interface PanelProps {
  /** Name of the panel, for screen readers. */
  readonly label: string
  /** A `Chip` that names the state in one or two words. */
  readonly chip?: ReactNode
  /**
   * Whether the panel moves to the place of the panel on the next screen, if the change of screens is
   * animated. At most one panel of a screen does.
   */
  readonly travels?: boolean
  readonly children: ReactNode
}

/**
 * The one highlighted panel of a screen, with the customer's account status and the one action to take. It
 * redefines the colour tokens, so that components of the kit are readable on its dark background.
 */
export function Panel({ label, chip, travels = false, children }: PanelProps) {
  return (
    <section aria-label={label} className={classNames(styles['panel'], travels && styles['travels'])}>
      {chip}
      {children}
    </section>
  )
}
