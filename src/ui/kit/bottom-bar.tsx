import { useId } from 'react'
import { Link } from 'wouter'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { classNames } from './class-names'
import { DisabledLink } from './disabled-link'
import { Icon } from './icon'
import type { IconName } from './icon-svg-paths'
import styles from './bottom-bar.module.css'

export interface BottomBarEntry {
  readonly label: string
  readonly icon: IconName
  /**
   * Path of the portal that opens when the customer presses the entry. An entry that does something else has
   * `onPress` instead.
   */
  readonly to?: string
  readonly onPress?: () => void
  readonly current?: boolean
  /**
   * Whether the label of the entry is hidden and only screen readers read it, as for the raised entry in the
   * middle of the bar.
   */
  readonly hideLabel?: boolean
  /**
   * Why the entry is disabled. A disabled entry stays visible, and screen readers read the reason. Source:
   * SES-09.
   */
  readonly disabledReason?: string | undefined
}

interface BottomBarProps {
  readonly entries: readonly BottomBarEntry[]
}

/**
 * The navigation bar at the bottom of the window, shown if the window is narrower than 1264 px. Source:
 * HOM-13, GEN-05.
 */
export function BottomBar({ entries }: BottomBarProps) {
  const id = useId()
  const reasons = [...new Set(entries.flatMap(({ disabledReason }) => disabledReason ?? []))]
  const idOf = (reason: string | undefined) => reason && id + reasons.indexOf(reason)
  return (
    <nav className={styles['bottom']} aria-label={basicComponentTexts.quickNavigation}>
      {reasons.map((reason) => (
        <p key={reason} className={styles['reason']}>
          {disabledEntryLabelsText(reason, entries)}: <span id={idOf(reason)}>{reason}</span>
        </p>
      ))}
      <ul className={styles['entries']}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <BottomEntry entry={entry} reasonId={idOf(entry.disabledReason)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * Returns the labels of the entries that are disabled for a reason, as one text. The reason is shown once
 * above the bar, because there is no room under the labels.
 */
function disabledEntryLabelsText(reason: string, entries: readonly BottomBarEntry[]): string {
  return entries
    .filter(({ disabledReason }) => disabledReason === reason)
    .map(({ label }) => label)
    .join(', ')
}

interface BottomEntryProps {
  readonly entry: BottomBarEntry
  /** Id of the element that says why the entry is disabled; undefined if the entry is not disabled. */
  readonly reasonId: string | undefined
}

function BottomEntry({ entry, reasonId }: BottomEntryProps) {
  const { to, onPress, current = false, hideLabel = false } = entry
  const className = classNames(styles['entry'], current && styles['current'], hideLabel && styles['raised'])
  const face = <EntryContent {...entry} />
  if (reasonId !== undefined) {
    return (
      <DisabledLink className={className} describedBy={reasonId}>
        {face}
      </DisabledLink>
    )
  }
  if (to === undefined) {
    return (
      <button type="button" className={className} onClick={onPress}>
        {face}
      </button>
    )
  }
  return (
    <Link href={to} className={className} aria-current={current ? 'page' : undefined}>
      {face}
    </Link>
  )
}

function EntryContent({ label, icon, hideLabel = false }: BottomBarEntry) {
  return (
    <>
      <span className={styles['entryIcon']}>
        <Icon name={icon} />
      </span>
      <span className={hideLabel ? 'visually-hidden' : styles['entryLabel']}>{label}</span>
    </>
  )
}
