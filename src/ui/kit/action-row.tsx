import type { ReactNode } from 'react'
import type { IconName } from './icon-strokes'
import { RowFace } from './link-row'
import styles from './link-row.module.css'

export interface ActionRowProps {
  readonly title: ReactNode
  readonly icon: IconName
  /** What was asked for is pending: presses are ignored. */
  readonly busy?: boolean
  readonly onPress: () => void
}

/** A whole row that does something where it stands; in a `RowList`, beside rows that lead elsewhere. */
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
      <RowFace title={title} icon={icon} />
    </button>
  )
}
