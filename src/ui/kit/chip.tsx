import type { ReactNode } from 'react'
import type { ChipContent, ChipTone } from './chip-content'
import { classNames } from './class-names'
import { Icon } from './icon'
import type { IconName } from './icon-svg-paths'
import { toneIcons } from './tone'
import styles from './chip.module.css'
import tones from './tone.module.css'

export interface ChipProps {
  readonly tone: ChipTone
  readonly icon?: IconName
  readonly children: ReactNode
}

/** Shows a chip (a small label) with content that a view-model has chosen. */
export function ChipFromContent({ chip: { text, ...look } }: { readonly chip: ChipContent }) {
  return <Chip {...look}>{text}</Chip>
}

/** A chip: a small label that names a status in one or two words. */
export function Chip({ tone, icon, children }: ChipProps) {
  const shownIcon = icon ?? (tone === 'neutral' || tone === 'accent' ? undefined : toneIcons[tone])
  return (
    <span className={classNames(styles['chip'], tones[tone])}>
      {shownIcon && <Icon name={shownIcon} size="small" />}
      {children}
    </span>
  )
}
