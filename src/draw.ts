import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'

export interface Drawing {
  readonly root: HTMLElement
  readonly portal: ReactNode
  /** The page brought exactly this: its elements become the portal's, with what is typed and where the focus is. */
  readonly isOnPage: boolean
}

/** Puts the portal where the page has its entrance or its frame, in one step: there is no blank between. */
export function draw({ root, portal, isOnPage }: Drawing): void {
  const { activeElement, documentElement } = root.ownerDocument
  const focused = root.contains(activeElement) ? activeElement?.id : undefined
  if (isOnPage) hydrateRoot(root, portal)
  else {
    flushSync(() => createRoot(root).render(portal))
    if (focused) root.ownerDocument.getElementById(focused)?.focus()
  }
  // The page's own script hides the entrance from who is signed in.
  delete documentElement.dataset['known']
}
