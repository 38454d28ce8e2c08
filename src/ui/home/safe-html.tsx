import { useEffect, useRef, useState } from 'react'
import { insidePortalPath } from '@/domain/session/inside-portal'
import styles from './safe-html.module.css'

export interface SafeHtmlProps {
  /** From elsewhere: only its harmless part is shown. */
  readonly html: string
  /** A link to a path of the portal was pressed. */
  readonly onFollow: (to: string) => void
}

/** Foreign HTML without what could do harm; what cleans it is fetched when it is first needed. */
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
      // Uncleaned it is not shown; the dialog around it can still be closed.
      () => setShown(html),
    )
    return () => links.abort()
  }, [html, onFollow])

  return <div ref={element} className={styles['words']} aria-busy={shown !== html} />
}

function pathOf(target: EventTarget | null): string | undefined {
  const address = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined
  return address ? insidePortalPath(address) : undefined
}
