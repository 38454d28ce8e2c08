import { useId } from 'react'
import { Link } from 'wouter'
import { kitTexts } from '@/ui/texts/kit.texts'
import { classNames } from './class-names'
import { DisabledLink } from './disabled-link'
import { Icon } from './icon'
import type { IconName } from './icon-strokes'
import styles from './bottom-bar.module.css'

export interface BottomBarEntry {
  readonly label: string
  readonly icon: IconName
  /** A portal path; an entry that does something instead has `onPress`. */
  readonly to?: string
  readonly onPress?: () => void
  readonly current?: boolean
  /** Only heard, and raised: the one in the middle. */
  readonly hideLabel?: boolean
  /** Why the entry is disabled. It stays visible, and screen readers read the reason. Source: SES-09. */
  readonly closedBecause?: string | undefined
}

export interface BottomBarProps {
  readonly entries: readonly BottomBarEntry[]
}

/** Under 1264 px only. Source: HOM-13, GEN-05. */
export function BottomBar({ entries }: BottomBarProps) {
  const id = useId()
  const reasons = [...new Set(entries.flatMap(({ closedBecause }) => closedBecause ?? []))]
  const idOf = (reason: string | undefined) => reason && id + reasons.indexOf(reason)
  return (
    <nav className={styles['bottom']} aria-label={kitTexts.quickNavigation}>
      {reasons.map((reason) => (
        <p key={reason} className={styles['reason']}>
          {labelsClosedBy(reason, entries)}: <span id={idOf(reason)}>{reason}</span>
        </p>
      ))}
      <ul className={styles['entries']}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <BottomEntry entry={entry} reasonId={idOf(entry.closedBecause)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** There is no place for a sentence under a label: it stands once, above, with what it closes. */
function labelsClosedBy(reason: string, entries: readonly BottomBarEntry[]): string {
  return entries
    .filter(({ closedBecause }) => closedBecause === reason)
    .map(({ label }) => label)
    .join(', ')
}

interface BottomEntryProps {
  readonly entry: BottomBarEntry
  /** The id of why it is closed; none where it is open. */
  readonly reasonId: string | undefined
}

function BottomEntry({ entry, reasonId }: BottomEntryProps) {
  const { to, onPress, current = false, hideLabel = false } = entry
  const className = classNames(styles['entry'], current && styles['current'], hideLabel && styles['raised'])
  const face = <Face {...entry} />
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

function Face({ label, icon, hideLabel = false }: BottomBarEntry) {
  return (
    <>
      <span className={styles['entryIcon']}>
        <Icon name={icon} />
      </span>
      <span className={hideLabel ? 'visually-hidden' : styles['entryLabel']}>{label}</span>
    </>
  )
}
