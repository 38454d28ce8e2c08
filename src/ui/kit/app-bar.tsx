import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { kitTexts } from '@/ui/texts/kit.texts'
import { classNames } from './class-names'
import { Icon } from './icon'
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
