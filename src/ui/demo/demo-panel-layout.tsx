import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Dialog } from '@/ui/kit/dialog'
import { CloseButton } from '@/ui/kit/modal'
import styles from './demo-panel-layout.module.css'

interface PanelFrameProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Window width from which the portal and the demo panel fit next to each other. */
const sideBySideMediaQuery = '(min-width: 79rem)'

/**
 * The frame of the demo panel. On a wide screen the panel is next to the portal; on a phone it covers the
 * portal. Source: DEM-03.
 */
export function DemoPanelLayout(props: PanelFrameProps) {
  if (window.matchMedia(sideBySideMediaQuery).matches) return <SidePanel {...props} />
  return <Dialog open {...props} />
}

/** The demo panel next to the portal. There it is not modal: the portal can still be used. */
function SidePanel({ title, onClose, children }: PanelFrameProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    heading.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <section role="dialog" aria-labelledby={titleId} className={styles['side']} onKeyDown={closeByEscape}>
      <header className={styles['header']}>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <CloseButton onClose={onClose} />
      </header>
      {children}
    </section>
  )
}
