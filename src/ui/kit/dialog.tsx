import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { kitTexts } from '@/ui/texts/kit.texts'
import { Icon } from './icon'
import styles from './dialog.module.css'

export interface DialogProps {
  readonly open: boolean
  readonly title: string
  /** By the cross, Escape, or a press beside it. */
  readonly onClose: () => void
  readonly children?: ReactNode
  /** Buttons, the main one first. */
  readonly actions?: ReactNode
}

export function Dialog({ open, ...dialog }: DialogProps) {
  return open ? <OpenDialog {...dialog} /> : undefined
}

function OpenDialog({ title, onClose, children, actions }: Omit<DialogProps, 'open'>) {
  const element = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    heading.current?.focus()
    // Closing, not only removing, gives the focus back to where it was.
    return () => dialog?.close()
  }, [])

  return (
    <dialog
      ref={element}
      className={styles['dialog']}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose()
      }}
    >
      <div className={styles['panel']}>
        <header className={styles['header']}>
          <h2 id={titleId} ref={heading} tabIndex={-1} className={styles['title']}>
            {title}
          </h2>
          <button type="button" className={styles['close']} aria-label={kitTexts.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
    </dialog>
  )
}
