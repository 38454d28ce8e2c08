import type { ReactNode } from 'react'
import styles from './other-ways.module.css'

/** The links beside the one button of a result, where there is more than one. Source: SES-16. */
export function OtherWays({ children }: { readonly children: ReactNode }) {
  return <div className={styles['ways']}>{children}</div>
}
