import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { DisabledLink } from './disabled-link'
import { Icon } from './icon'
import type { IconName } from './icon-svg-paths'
import styles from './menu.module.css'

interface MenuEntry {
  readonly to: string
  readonly label: string
  readonly icon?: IconName
  readonly current?: boolean
  /**
   * Why the menu entry is disabled. A disabled entry stays visible and screen readers read the reason, but
   * the entry cannot be pressed. Source: SES-09.
   */
  readonly disabledReason?: string | undefined
}

export interface MenuGroup {
  readonly title: string
  readonly entries: readonly MenuEntry[]
}

interface MenuProps {
  readonly label: string
  readonly groups: readonly MenuGroup[]
}

/** The menu for the drawer: the groups of menu entries are below each other. */
export function MenuList({ label, groups }: MenuProps) {
  return (
    <nav aria-label={label} className={styles['list']}>
      {groups.map((group) => (
        <section key={group.title}>
          <h2 className={styles['title']}>{group.title}</h2>
          <MenuEntries entries={group.entries} />
        </section>
      ))}
    </nav>
  )
}

/**
 * The menu for the wide header: the names of the groups, side by side. Pressing a name opens the entries of
 * its group.
 */
export function MenuBar({ label, groups }: MenuProps) {
  const bar = useRef<HTMLElement>(null)
  const [location] = useLocation()

  useEffect(() => closeAllGroups(bar.current), [location])

  useEffect(() => {
    const closeIfOutside = (event: Event) => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) closeAllGroups(bar.current)
    }
    document.addEventListener('pointerdown', closeIfOutside)
    document.addEventListener('focusin', closeIfOutside)
    return () => {
      document.removeEventListener('pointerdown', closeIfOutside)
      document.removeEventListener('focusin', closeIfOutside)
    }
  }, [])

  return (
    <nav
      ref={bar}
      aria-label={label}
      className={styles['bar']}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        const open = bar.current?.querySelector<HTMLDetailsElement>('details[open]')
        closeAllGroups(bar.current)
        open?.querySelector('summary')?.focus()
      }}
    >
      {groups.map((group) => (
        <details key={group.title} name={label} className={styles['fold']}>
          <summary className={styles['summary']}>
            {group.title}
            <Icon name="chevron" size="small" />
          </summary>
          <div className={styles['pop']}>
            <MenuEntries entries={group.entries} />
          </div>
        </details>
      ))}
    </nav>
  )
}

function MenuEntries({ entries }: Pick<MenuGroup, 'entries'>) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.to + entry.label}>
          <MenuEntryLink entry={entry} />
        </li>
      ))}
    </ul>
  )
}

function MenuEntryLink({ entry }: { readonly entry: MenuEntry }) {
  const { to, label, icon, current = false, disabledReason } = entry
  if (disabledReason !== undefined)
    return (
      <DisabledLink className={styles['entry']}>
        <span>
          {label} <span className={styles['reason']}>{disabledReason}</span>
        </span>
      </DisabledLink>
    )
  return (
    <Link href={to} className={styles['entry']} aria-current={current ? 'page' : undefined}>
      {icon && <Icon name={icon} />}
      {label}
    </Link>
  )
}

function closeAllGroups(bar: HTMLElement | null): void {
  for (const fold of bar?.querySelectorAll('details') ?? []) fold.open = false
}
