import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { kitTexts } from '@/ui/texts/kit.texts'
import { classNames } from './class-names'
import { Icon, type IconName } from './icon'
import styles from './app-bar.module.css'

export interface TopBarProps {
  readonly brand: string
  /** Where the brand leads. */
  readonly to: string
  /** Opens the drawer; without it there is no hamburger. */
  readonly onMenu?: (() => void) | undefined
  readonly menuOpen?: boolean
  /** Shown from 1264 px on: the menu groups. */
  readonly navigation?: ReactNode
  /** At the far end, at every width. */
  readonly children?: ReactNode
}

/** The header of every page; the hamburger shows under 1264 px. Source: HOM-14. */
export function TopBar({ brand, to, onMenu, menuOpen = false, navigation, children }: TopBarProps) {
  return (
    <header className={styles['top']}>
      <div className={styles['inner']}>
        {onMenu && (
          <button
            type="button"
            className={classNames(styles['hamburger'], styles['underWide'])}
            aria-label={kitTexts.openMenu}
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onClick={onMenu}
          >
            <Icon name="menu" />
          </button>
        )}
        <Link href={to} className={styles['brand']}>
          <span className={styles['mark']} aria-hidden="true" />
          {brand}
        </Link>
        {navigation && <div className={styles['navigation']}>{navigation}</div>}
        {children && <div className={styles['actions']}>{children}</div>}
      </div>
    </header>
  )
}

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
    <nav className={classNames(styles['bottom'], styles['underWide'])} aria-label={kitTexts.quickNavigation}>
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
