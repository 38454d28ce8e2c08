import type { ReactNode } from 'react'
import styles from './secondary-action-links.module.css'

/**
 * Text links to other actions, next to the main button of a result screen or of an error screen (about data
 * that could not be loaded). Source: SES-16.
 */
export function SecondaryActionLinks({ children }: { readonly children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>
}
