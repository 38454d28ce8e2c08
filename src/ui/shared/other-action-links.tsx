import type { ReactNode } from 'react'
import styles from './other-action-links.module.css'

/** The links next to the one button of a result, if there is more than one. Source: SES-16. */
export function OtherActionLinks({ children }: { readonly children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>
}
