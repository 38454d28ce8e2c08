import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { kitTexts } from '@/ui/texts/kit.texts'
import { classNames } from './class-names'
import { Icon } from './icon'
import styles from './modal.module.css'

export interface ModalProps {
  readonly className: string | undefined
  readonly label?: string
  readonly labelledBy?: string
  /** What takes the focus first; else the browser decides. */
  readonly initialFocus?: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A native modal dialog while it is in the page: Escape and a press beside it close it, and the focus goes back. */
export function Modal({ className, label, labelledBy, initialFocus, onClose, children }: ModalProps) {
  const element = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    const { dataset } = document.documentElement
    dataset['modal'] = ''
    initialFocus?.current?.focus()
    // Closing, not only removing, gives the focus back to where it was.
    return () => {
      dialog?.close()
      if (!document.querySelector('dialog[open]')) delete dataset['modal']
    }
  }, [initialFocus])

  return (
    <dialog
      ref={element}
      className={classNames(styles['modal'], className)}
      aria-label={label}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose()
      }}
    >
      {children}
    </dialog>
  )
}

/** The cross of a modal dialog. */
export function CloseButton({ onClose }: Pick<ModalProps, 'onClose'>) {
  return (
    <button type="button" className={styles['close']} aria-label={kitTexts.close} onClick={onClose}>
      <Icon name="close" />
    </button>
  )
}
