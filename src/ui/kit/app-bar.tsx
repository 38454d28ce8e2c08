import { useContext, type ReactNode } from 'react'
import { Link } from 'wouter'
import { kitTexts } from '@/ui/texts/kit.texts'
import { BrandContext } from './brand'
import { classNames } from './class-names'
import { Icon } from './icon'
import styles from './app-bar.module.css'

export interface TopBarProps {
  /** Address that the brand in the header links to. */
  readonly to: string
  /** Opens the drawer with the menu. If undefined, there is no menu button. */
  readonly onMenu?: (() => void) | undefined
  readonly menuOpen?: boolean
  /** The menu in the header, shown from 1264 px width. */
  readonly navigation?: ReactNode
  /** Content at the right end of the header, at every width. */
  readonly children?: ReactNode
}

/** The header of every page. The menu button is shown below 1264 px width. Source: HOM-14. */
export function TopBar({ to, onMenu, menuOpen = false, navigation, children }: TopBarProps) {
  const { name, logo } = useContext(BrandContext)
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
          {logo ? (
            <picture>
              <source media="(prefers-color-scheme: dark)" srcSet={logo.dark} />
              <img alt={name} src={logo.light} width={logo.width} height={logo.height} />
            </picture>
          ) : (
            <>
              <span className={styles['icon']} aria-hidden="true" />
              {name}
            </>
          )}
        </Link>
        {navigation && <div className={styles['navigation']}>{navigation}</div>}
        {children && <div className={styles['actions']}>{children}</div>}
      </div>
    </header>
  )
}
