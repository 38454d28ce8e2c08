import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import styles from './button.module.css'
import { classNames } from './class-names'
import { Icon } from './icon'

interface LinkOpenedOnlyIfAllowedProps {
  /** Address that the link opens in a new tab. */
  readonly address: string
  /** Called whenever the customer presses the link. The link opens only if this function returns true. */
  readonly mayFollow: () => boolean
  readonly children: ReactNode
}

/**
 * A link that calls `mayFollow` before it opens a new tab, however the customer presses it: main or middle
 * mouse button, modifier key or keyboard. The browser does not know the link's address, so the context menu
 * cannot open the link. Source: PAY-10, PAY-20.
 */
export function LinkOpenedOnlyIfAllowed({ address, mayFollow, children }: LinkOpenedOnlyIfAllowedProps) {
  function press(event: MouseEvent | KeyboardEvent) {
    event.preventDefault()
    if (mayFollow()) openInNewTab(address)
  }

  return (
    <span
      role="link"
      tabIndex={0}
      data-leads-to={address}
      className={classNames(styles['button'], styles['primary'], styles['wide'])}
      onClick={press}
      onMouseDown={(event) => {
        // On some systems the middle button scrolls instead of opening the link.
        if (event.button === middleButton) event.preventDefault()
      }}
      onAuxClick={(event) => {
        if (event.button === middleButton) press(event)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.repeat) press(event)
      }}
    >
      <span className={styles['face']}>
        <span>{children}</span>
      </span>
      <Icon name="external" size="small" />
      <span className="visually-hidden"> {basicComponentTexts.opensInNewTab}</span>
    </span>
  )
}

const middleButton = 1

function openInNewTab(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  link.click()
}
