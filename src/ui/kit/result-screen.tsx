import type { ReactNode } from 'react'
import { kitTexts } from '@/ui/texts/kit.texts'
import { classNames } from './class-names'
import { Icon } from './icon'
import type { IconName } from './icon-strokes'
import { Screen } from './screen'
import type { Tone } from './tone'
import styles from './result-screen.module.css'

export interface ResultScreenProps {
  readonly tone: Tone
  readonly title: string
  readonly subtitle?: ReactNode
  /** What the server said, when it went wrong. */
  readonly message?: string | undefined
  /** What to tell support. */
  readonly reference?: string | undefined
  /** The ways on: one primary button, then the rest. */
  readonly children?: ReactNode
  readonly icon?: IconName
  /** Between the words and the ways on: a receipt, a summary. */
  readonly detail?: ReactNode
}

/** Without their circle: the badge is one. */
const plainIcons: Readonly<Record<Tone, IconName>> = {
  info: 'letter',
  good: 'check',
  warn: 'exclamation',
  bad: 'exclamation',
}

/** How something ended. Source: SES-16. */
export function ResultScreen({
  tone,
  title,
  subtitle,
  message,
  reference,
  children,
  icon = plainIcons[tone],
  detail,
}: ResultScreenProps) {
  const heading = (
    <span className={styles['heading']}>
      <span className={classNames(styles['badge'], styles[tone])}>
        <Icon name={icon} size="large" />
      </span>
      {title}
    </span>
  )
  return (
    <Screen title={title} heading={heading} lead={subtitle} width="narrow">
      {message && <p>{message}</p>}
      {detail}
      {children && <div className={styles['actions']}>{children}</div>}
      {reference && <p className={styles['reference']}>{kitTexts.reference(reference)}</p>}
    </Screen>
  )
}
