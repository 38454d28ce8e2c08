import type { ReactNode } from 'react'
import { CloseButton, Modal } from './modal'
import styles from './drawer.module.css'

export interface DrawerProps {
  readonly open: boolean
  readonly label: string
  readonly onClose: () => void
  /** Content next to the close button, such as the name of the signed-in customer. */
  readonly heading?: ReactNode
  readonly children: ReactNode
}

/** A side panel, 240 px wide. Source: GEN-05. */
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
