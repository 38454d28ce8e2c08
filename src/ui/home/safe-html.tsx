import { useEffect, useLayoutEffect, useRef } from 'react'
import { insidePortalPath } from '@/domain/session/inside-portal'
import { sanitiseHtml } from './sanitise-html'
import styles from './safe-html.module.css'

export interface SafeHtmlProps {
  /** HTML that comes from outside the portal. Only its safe part is shown. */
  readonly html: string
  /** Called with the path of a link to the portal within the HTML when the customer presses it. */
  readonly onFollow: (to: string) => void
  /** Called once the HTML is on the page. */
  readonly onShown: () => void
}

/** Shows HTML that comes from outside the portal, after removing its unsafe parts. */
export function SafeHtml({ html, onFollow, onShown }: SafeHtmlProps) {
  const element = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    element.current?.replaceChildren(sanitiseHtml(html))
    onShown()
  }, [html, onShown])

  useEffect(() => {
    const links = new AbortController()
    const follow = (event: Event) => {
      const to = pathOf(event.target)
      if (to === undefined) return
      event.preventDefault()
      onFollow(to)
    }
    element.current?.addEventListener('click', follow, { signal: links.signal })
    return () => links.abort()
  }, [onFollow])

  return <div ref={element} className={styles['text']} />
}

function pathOf(target: EventTarget | null): string | undefined {
  const address = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined
  return address ? insidePortalPath(address) : undefined
}
