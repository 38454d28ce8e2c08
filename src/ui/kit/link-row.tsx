import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from './icon'
import type { IconName } from './icon-strokes'
import styles from './link-row.module.css'

export interface LinkRowProps {
  readonly to: string
  readonly title: ReactNode
  readonly detail?: ReactNode
  readonly icon?: IconName
  readonly aside?: ReactNode
}

/** A whole row that leads somewhere; several stand in a list. */
export function LinkRow({ to, title, detail, icon, aside }: LinkRowProps) {
  return (
    <Link href={to} className={styles['row']}>
      {icon && (
        <span className={styles['badge']}>
          <Icon name={icon} />
        </span>
      )}
      <span className={styles['body']}>
        <span className={styles['words']}>
          <span className={styles['title']}>{title}</span>
          {detail && <span className={styles['detail']}>{detail}</span>}
        </span>
        {aside && <span className={styles['aside']}>{aside}</span>}
      </span>
      <Icon name="chevron" size="small" />
    </Link>
  )
}
