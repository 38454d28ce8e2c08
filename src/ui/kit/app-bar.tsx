import { useContext, type ReactNode } from 'react'
import { Link } from 'wouter'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { BrandContext } from './brand'
import { classNames } from './class-names'
import { Icon } from './icon'
import styles from './app-bar.module.css'

interface TopBarProps {
  /** Address that opens when the customer presses the brand in the header. */
  readonly to: string
  /**
   * Called when the customer presses the menu button, to open the drawer with the menu. If undefined, there
   * is no menu button.
   */
  readonly onMenu?: (() => void) | undefined
  readonly menuOpen?: boolean
  /** The menu in the header, shown if the window is 1264 px wide or more. */
  readonly navigation?: ReactNode
  /** Content at the right end of the header, shown at every width of the window. */
  readonly children?: ReactNode
}

/**
 * The header of every page. It shows the menu button only if the window is narrower than 1264 px. Source:
 * HOM-14.
 */
export function TopBar({ to, onMenu, menuOpen = false, navigation, children }: TopBarProps) {
  const { name, logo } = useContext(BrandContext)
  return (
    <header className={styles['top']}>
      <div className={styles['inner']}>
        {onMenu && (
          <button
            type="button"
            className={classNames(styles['hamburger'], styles['underWide'])}
            aria-label={basicComponentTexts.openMenu}
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
