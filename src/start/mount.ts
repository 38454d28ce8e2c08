import { startTransition, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'

export interface Mounting {
  readonly root: HTMLElement
  readonly portal: ReactNode
  /** The page brought exactly this: its elements become the portal's, with what is typed and where the focus is. */
  readonly isOnPage: boolean
}

/**
 * Puts the portal where the page has its entrance, in one step: there is no blank between, and no key falls between
 * the drawing and the reading of what was typed. What nobody has touched yet is taken over bit by bit instead, so that
 * a first touch does not wait for all of it.
 */
export function mount({ root, portal, isOnPage }: Mounting): void {
  const { activeElement, documentElement } = root.ownerDocument
  const focused = root.contains(activeElement) ? activeElement?.id : undefined
  if (isOnPage && focused === undefined && !hasEntries(root))
    startTransition(() => void hydrateRoot(root, portal))
  else
    flushSync(() => {
      if (isOnPage) hydrateRoot(root, portal)
      else createRoot(root).render(portal)
    })
  // The page's own script assumed that this device has a session.
  if (isOnPage) delete documentElement.dataset['known']
  else if (focused) root.ownerDocument.getElementById(focused)?.focus()
}

function hasEntries(root: HTMLElement): boolean {
  return [...root.querySelectorAll('input')].some(({ type, value, checked }) =>
    type === 'checkbox' ? checked : value !== '',
  )
}
