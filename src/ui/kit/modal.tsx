import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { classNames } from './class-names'
import { Icon } from './icon'
import styles from './modal.module.css'

interface ModalProps {
  readonly className: string | undefined
  readonly label?: string
  readonly labelledBy?: string
  /**
   * The element of the dialog that takes the focus when the dialog opens. If undefined, the browser chooses
   * the element.
   */
  readonly initialFocus?: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A native modal dialog, which is open as long as it is rendered. The Escape key or a press outside the
 * dialog calls `onClose`. When the dialog is removed, the focus returns to the element that had it before. If
 * that element is removed too, the title of the screen takes the focus.
 */
export function Modal({ className, label, labelledBy, initialFocus, onClose, children }: ModalProps) {
  const element = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    const { dataset } = document.documentElement
    dataset['modal'] = ''
    initialFocus?.current?.focus()
    // Closing, unlike only removing, returns the focus to where it was.
    return () => {
      dialog?.close()
      if (!document.querySelector('dialog[open]')) delete dataset['modal']
      queueMicrotask(focusTitleIfNothingHasFocus)
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

function focusTitleIfNothingHasFocus(): void {
  if (document.activeElement === document.body) document.querySelector('h1')?.focus({ preventScroll: true })
}

/** The button in the corner of a modal dialog that closes it. */
export function CloseButton({ onClose }: Pick<ModalProps, 'onClose'>) {
  return (
    <button
      type="button"
      className={styles['close']}
      aria-label={basicComponentTexts.close}
      onClick={onClose}
    >
      <Icon name="close" />
    </button>
  )
}
