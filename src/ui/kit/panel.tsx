import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './panel.module.css'

interface PanelProps {
  /** Name of the panel, for screen readers. */
  readonly label: string
  /** A `Chip` that names the status of what the panel shows, such as a loan, in one or two words. */
  readonly chip?: ReactNode
  /**
   * Whether the panel moves to the position of the next screen's panel when an animated change of screens
   * happens. Set this for at most one panel of a screen.
   */
  readonly movesToNextScreen?: boolean
  readonly children: ReactNode
}

/**
 * The highlighted panel of a screen, with what matters most on it, such as the amount due. A screen for
 * customers has at most one such panel. The panel redefines the colour tokens, so that components of the kit
 * are readable on its dark background.
 */
export function Panel({ label, chip, movesToNextScreen = false, children }: PanelProps) {
  return (
    <section
      aria-label={label}
      className={classNames(styles['panel'], movesToNextScreen && styles['movesToNextScreen'])}
    >
      {chip}
      {children}
    </section>
  )
}
