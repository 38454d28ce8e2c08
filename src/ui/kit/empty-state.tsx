import type { ReactNode } from 'react'
import { Icon } from './icon'
import type { IconName } from './icon-svg-paths'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  readonly icon: IconName
  readonly title: string
  /** Text that says why there is nothing to show. */
  readonly children?: ReactNode
  /** Button or link to what the customer can do next. */
  readonly action?: ReactNode
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <span className={styles['badge']}>
        <Icon name={icon} size="large" />
      </span>
      <h2>{title}</h2>
      {children && <div className={styles['text']}>{children}</div>}
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  )
}
