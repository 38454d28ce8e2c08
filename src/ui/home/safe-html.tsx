import { useLayoutEffect, useRef } from 'react'
import { portalPathIfSafe } from '@/domain/session/inside-portal'
import { sanitiseHtml } from './sanitise-html'
import styles from './safe-html.module.css'

interface SafeHtmlProps {
  /** HTML that comes from outside the portal. Only its safe part is shown. */
  readonly html: string
  /**
   * Called when the customer presses a link in the HTML that leads to the portal. The argument is the link's
   * path.
   */
  readonly onFollowLink: (to: string) => void
  /** Called each time the HTML has been put on the page. */
  readonly onShown: () => void
}

/** Removes the unsafe parts of HTML that comes from outside the portal, and shows the rest. */
export function SafeHtml({ html, onFollowLink, onShown }: SafeHtmlProps) {
  const element = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const content = sanitiseHtml(html)
    for (const link of content.querySelectorAll('a')) openLinkInsidePortal(link, onFollowLink)
    element.current?.replaceChildren(content)
    onShown()
  }, [html, onFollowLink, onShown])

  return <div ref={element} className={styles['text']} />
}

/** Makes a link to the portal change the screen, without loading the page again. */
function openLinkInsidePortal(link: HTMLAnchorElement, onFollow: SafeHtmlProps['onFollowLink']): void {
  const to = portalPathIfSafe(link.getAttribute('href') ?? '')
  if (to === undefined) return
  link.addEventListener('click', (event) => {
    event.preventDefault()
    onFollow(to)
  })
}
