import type { ReactNode } from 'react'
import styles from './other-action-links.module.css'

/** Text links next to the button of a result screen. Source: SES-16. */
export function OtherActionLinks({ children }: { readonly children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>
}
