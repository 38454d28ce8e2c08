import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { kitTexts } from '@/ui/texts/kit.texts'
import { Icon } from './icon'
import styles from './drawer.module.css'

export interface DrawerProps {
  readonly open: boolean
  readonly label: string
  readonly onClose: () => void
  /** Beside the cross: who is signed in. */
  readonly heading?: ReactNode
  readonly children: ReactNode
}

/** A side panel, 240 px wide. Source: GEN-05. */
export function Drawer({ open, ...drawer }: DrawerProps) {
  return open ? <OpenDrawer {...drawer} /> : undefined
}

function OpenDrawer({ label, onClose, heading, children }: Omit<DrawerProps, 'open'>) {
  const element = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    // Closing, not only removing, gives the focus back to where it was.
    return () => dialog?.close()
  }, [])

  return (
    <dialog
      ref={element}
      className={styles['drawer']}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose()
      }}
    >
      <div className={styles['panel']}>
        <div className={styles['header']}>
          <div className={styles['heading']}>{heading}</div>
          <button type="button" className={styles['close']} aria-label={kitTexts.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
