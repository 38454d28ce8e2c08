import { useEffect, useRef, useState } from 'react'
import { insidePortalPath } from '@/domain/session/inside-portal'
import styles from './safe-html.module.css'

export interface SafeHtmlProps {
  /** HTML from outside. Only its safe part is shown. */
  readonly html: string
  /** Called when a link to a path of the portal is pressed. */
  readonly onFollow: (to: string) => void
}

/** Shows sanitised HTML from outside. The sanitiser is loaded when it is first needed. */
export function SafeHtml({ html, onFollow }: SafeHtmlProps) {
  const element = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<string>()

  useEffect(() => {
    const place = element.current
    const links = new AbortController()
    const follow = (event: Event) => {
      const to = pathOf(event.target)
      if (to === undefined) return
      event.preventDefault()
      onFollow(to)
    }
    place?.addEventListener('click', follow, { signal: links.signal })
    void import('./sanitised').then(
      ({ sanitised }) => {
        if (links.signal.aborted) return
        place?.replaceChildren(sanitised(html))
        setShown(html)
      },
      // Without the sanitiser nothing is shown; the dialog can still be closed.
      () => setShown(html),
    )
    return () => links.abort()
  }, [html, onFollow])

  return <div ref={element} className={styles['text']} aria-busy={shown !== html} />
}

function pathOf(target: EventTarget | null): string | undefined {
  const address = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined
  return address ? insidePortalPath(address) : undefined
}
