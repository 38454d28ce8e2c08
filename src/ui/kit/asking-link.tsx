import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { kitTexts } from '@/ui/texts/kit.texts'
import styles from './button.module.css'
import { classNames } from './class-names'
import { Icon } from './icon'

interface AskingLinkProps {
  /** Where it leads, in a new tab. */
  readonly address: string
  /** Asked at each press: a link that may not be followed stays where it is. */
  readonly mayFollow: () => boolean
  readonly children: ReactNode
}

/**
 * A wide link to a new tab that asks first, however it is pressed: by the main or the middle button, with a key held
 * down, or by the keyboard. The browser knows no address of it, so its own menu opens nothing. Source: PAY-10, PAY-20.
 */
export function AskingLink({ address, mayFollow, children }: AskingLinkProps) {
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
        // Some systems scroll from there instead of pressing.
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
      <span className="visually-hidden"> {kitTexts.opensInNewTab}</span>
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
