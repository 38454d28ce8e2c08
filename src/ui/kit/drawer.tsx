import type { ReactNode } from 'react'
import { CloseButton, Modal } from './modal'
import styles from './drawer.module.css'

interface DrawerProps {
  readonly open: boolean
  readonly label: string
  readonly onClose: () => void
  /**
   * Content of the drawer's top, next to the close button: for example, the name of the signed-in customer.
   */
  readonly heading?: ReactNode
  readonly children: ReactNode
}

/** A panel 240 px wide that opens at the side of the window, such as the menu on a phone. Source: GEN-05. */
export function Drawer({ open, label, onClose, heading, children }: DrawerProps) {
  if (!open) return undefined
  return (
    <Modal className={styles['drawer']} label={label} onClose={onClose}>
      <div className={styles['panel']}>
        <div className={styles['header']}>
          <div className={styles['heading']}>{heading}</div>
          <CloseButton onClose={onClose} />
        </div>
        {children}
      </div>
    </Modal>
  )
}
