import { useContext, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Link } from 'wouter'
import { BrandContext } from './brand'
import { classNames } from './class-names'
import { Icon } from './icon'
import styles from './screen.module.css'

export interface ScreenProps {
  readonly title: string
  /** One sentence under the title of the screen. */
  readonly lead?: ReactNode
  readonly back?: { readonly to: string; readonly label: string } | undefined
  readonly children?: ReactNode
  /**
   * Width of the screen in a large window: `narrow` for a short form, `reading` for a column of text,
   * `two-columns` for a form with a summary next to it, `wide` for a grid, `result` for the result of an
   * action that looks like paper.
   */
  readonly width?: 'narrow' | 'reading' | 'two-columns' | 'wide' | 'result'
  /**
   * Content of the heading, if the heading does not show the title. The browser tab shows the title in any
   * case.
   */
  readonly headingContent?: ReactNode
  /** Whether the heading is on a dark panel with the brand's drop, as on the screens before the login. */
  readonly onDarkPanel?: boolean
}

/**
 * A screen inside the main landmark of the page. When the customer arrives, the heading takes the focus,
 * unless the screen was part of the HTML page and the customer is already in one of its fields.
 */
export function Screen({
  title,
  lead,
  back,
  children,
  width = 'reading',
  headingContent = title,
  onDarkPanel = false,
}: ScreenProps) {
  const headingElement = useRef<HTMLHeadingElement>(null)
  const screenElement = useRef<HTMLDivElement>(null)
  const arrives = useRef(true)
  const brand = useContext(BrandContext)

  useEffect(() => {
    document.title = brand.name === '' ? title : `${title} · ${brand.name}`
  }, [title, brand.name])

  // Before the screen is painted, so that the customer neither sees it scroll nor hears it before its title.
  useLayoutEffect(() => {
    const isAtItAlready = arrives.current && screenElement.current?.contains(document.activeElement)
    arrives.current = false
    if (isAtItAlready) return
    window.scrollTo(0, 0)
    headingElement.current?.focus({ preventScroll: true })
  }, [title])

  return (
    <div ref={screenElement} className={classNames(styles['screen'], styles[width])}>
      <header className={classNames(styles['header'], onDarkPanel && styles['onDarkPanel'])}>
        {back && (
          <Link href={back.to} className={styles['back']}>
            <Icon name="back" size="small" />
            {back.label}
          </Link>
        )}
        <h1 ref={headingElement} tabIndex={-1} className={styles['title']}>
          {headingContent}
        </h1>
        {lead && <p className={styles['lead']}>{lead}</p>}
      </header>
      {children}
    </div>
  )
}
