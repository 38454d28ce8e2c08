import { startTransition, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'

interface MountPortalOptions {
  readonly root: HTMLElement
  readonly portal: ReactNode
  /**
   * Whether the HTML page already contains the elements that React would render first. If so, React takes
   * these elements over, with the typed text and the focus.
   */
  readonly isPrerendered: boolean
}

/**
 * Renders the portal in place of the login form that the HTML page contains. Normally this happens in one step,
 * so that the screen is never blank and no typed key is lost. If the customer has not touched the form and the
 * portal would render the same form, React takes it over in small steps, which do not delay the customer's
 * first interaction.
 */
export function mountPortal({ root, portal, isPrerendered }: MountPortalOptions): void {
  const { activeElement, documentElement } = root.ownerDocument
  const focused = root.contains(activeElement) ? activeElement?.id : undefined
  if (isPrerendered && focused === undefined && !hasTypedInput(root))
    startTransition(() => void hydrateRoot(root, portal))
  else
    flushSync(() => {
      if (isPrerendered) hydrateRoot(root, portal)
      else createRoot(root).render(portal)
    })
  // The inline script of the page assumed that this device has a session.
  if (isPrerendered) delete documentElement.dataset['known']
  else if (focused) root.ownerDocument.getElementById(focused)?.focus()
}

function hasTypedInput(root: HTMLElement): boolean {
  return [...root.querySelectorAll('input')].some(({ type, value, checked }) =>
    type === 'checkbox' ? checked : value !== '',
  )
}
