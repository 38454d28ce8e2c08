import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { DisabledLink } from './disabled-link'
import { Icon } from './icon'
import type { IconName } from './icon-svg-paths'
import { PortalLink } from './portal-link'
import styles from './link-row.module.css'

export interface LinkRowProps {
  readonly to: string
  readonly title: ReactNode
  readonly detail?: ReactNode
  readonly icon?: IconName
  readonly endContent?: ReactNode
  /**
   * Why the row is disabled. A disabled row stays visible and screen readers read the reason, but the row
   * cannot be pressed. Source: SES-09.
   */
  readonly disabledReason?: string | undefined
  /** Called when the customer opens the link of the row. */
  readonly onFollow?: () => void
}

/** A row that is a link to a path of the portal. It is used in a `RowList`. */
export function LinkRow({ to, disabledReason, detail, onFollow, ...face }: LinkRowProps) {
  if (disabledReason === undefined)
    return (
      <PortalLink href={to} className={styles['row']} onClick={onFollow}>
        <LinkOrButtonRowContent detail={detail} {...face} />
        <Icon name="chevron" size="small" />
      </PortalLink>
    )
  return (
    <DisabledLink className={styles['row']}>
      <LinkOrButtonRowContent detail={disabledReason} {...face} />
    </DisabledLink>
  )
}

interface PressableRowProps extends Pick<LinkRowProps, 'title' | 'detail' | 'icon'> {
  readonly onPress: () => void
}

/** A row that is a button. It is used in a `RowList`. */
export function PressableRow({ onPress, ...face }: PressableRowProps) {
  return (
    <button type="button" className={classNames(styles['row'], styles['press'])} onClick={onPress}>
      <LinkOrButtonRowContent {...face} />
      <Icon name="chevron" size="small" />
    </button>
  )
}

/** The visible content of a row. It is the same whether the row is a link or a button. */
export function LinkOrButtonRowContent({
  title,
  detail,
  icon,
  endContent,
}: Omit<LinkRowProps, 'to' | 'disabledReason' | 'onFollow'>) {
  return (
    <>
      {icon && (
        <span className={styles['badge']}>
          <Icon name={icon} />
        </span>
      )}
      <span className={styles['body']}>
        <span className={styles['title']}>{title}</span>
        {detail && <span className={styles['detail']}>{detail}</span>}
        {endContent && <span className={styles['aside']}>{endContent}</span>}
      </span>
    </>
  )
}
