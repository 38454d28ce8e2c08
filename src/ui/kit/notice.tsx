import type { ReactNode } from 'react'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { classNames } from './class-names'
import { Icon } from './icon'
import type { IconName } from './icon-svg-paths'
import { toneIcons, type Tone } from './tone'
import styles from './notice.module.css'

export interface NoticeProps {
  readonly tone: Tone
  /** Icon of the notice. Default: the icon that belongs to the notice's tone. */
  readonly icon?: IconName
  readonly title?: string | undefined
  readonly children?: ReactNode
  /** A button or a link in the notice. */
  readonly action?: ReactNode
  /**
   * Whether screen readers announce the notice. True if the notice appears after the customer has done
   * something.
   */
  readonly announced?: boolean
}

export function Notice({
  tone,
  icon = toneIcons[tone],
  title,
  children,
  action,
  announced = false,
}: NoticeProps) {
  return (
    <div className={classNames(styles['notice'], styles[tone])} role={announced ? ariaRole(tone) : undefined}>
      <Icon name={icon} />
      <div className={styles['text']}>
        <span className="visually-hidden">{basicComponentTexts.tones[tone]}: </span>
        {title && <p className={styles['title']}>{title}</p>}
        {children && <div className={styles['text']}>{children}</div>}
        {action && <div className={styles['action']}>{action}</div>}
      </div>
    </div>
  )
}

function ariaRole(tone: Tone): 'alert' | 'status' {
  return tone === 'bad' ? 'alert' : 'status'
}
