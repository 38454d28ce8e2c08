import type { ReactNode } from 'react'
import type { IconName } from './icon-svg-paths'
import { LinkOrButtonRowContent } from './link-row'
import styles from './link-row.module.css'

interface ActionRowProps {
  readonly title: ReactNode
  readonly icon: IconName
  /** Whether the action of the row is running. Meanwhile presses of the row are ignored. */
  readonly busy?: boolean
  readonly onPress: () => void
}

/**
 * A row that performs an action without leaving the screen. It is used in a `RowList` together with rows
 * that are links.
 */
export function ActionRow({ title, icon, busy = false, onPress }: ActionRowProps) {
  return (
    <button
      type="button"
      className={styles['row']}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) onPress()
      }}
    >
      <LinkOrButtonRowContent title={title} icon={icon} />
    </button>
  )
}
