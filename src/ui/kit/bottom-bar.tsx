import { Link } from 'wouter'
import { kitTexts } from '@/ui/texts/kit.texts'
import { classNames } from './class-names'
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
}

export interface BottomBarProps {
  readonly entries: readonly BottomBarEntry[]
}

/** Under 1264 px only. Source: HOM-13, GEN-05. */
export function BottomBar({ entries }: BottomBarProps) {
  return (
    <nav className={styles['bottom']} aria-label={kitTexts.quickNavigation}>
      <ul className={styles['entries']}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <BottomEntry entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function BottomEntry({ entry }: { readonly entry: BottomBarEntry }) {
  const { label, icon, to, onPress, current = false, hideLabel = false } = entry
  const className = classNames(styles['entry'], current && styles['current'], hideLabel && styles['raised'])
  const face = (
    <>
      <span className={styles['entryIcon']}>
        <Icon name={icon} />
      </span>
      <span className={hideLabel ? 'visually-hidden' : styles['entryLabel']}>{label}</span>
    </>
  )
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
