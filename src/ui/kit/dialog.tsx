import { useId, useRef, type ReactNode } from 'react'
import { CloseButton, Modal } from './modal'
import styles from './dialog.module.css'

interface DialogProps {
  readonly open: boolean
  readonly title: string
  /** Called when the customer presses the close button, the Escape key or a point outside the dialog. */
  readonly onClose: () => void
  readonly children?: ReactNode
  /** Buttons of the dialog, the main one first. */
  readonly actions?: ReactNode
}

export function Dialog({ open, title, onClose, children, actions }: DialogProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  if (!open) return undefined
  return (
    <Modal className={styles['dialog']} labelledBy={titleId} initialFocus={heading} onClose={onClose}>
      <div className={styles['panel']}>
        <header className={styles['header']}>
          <h2 id={titleId} ref={heading} tabIndex={-1} className={styles['title']}>
            {title}
          </h2>
          <CloseButton onClose={onClose} />
        </header>
        {children}
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
    </Modal>
  )
}
