import type { ReactNode } from 'react'
import { classNames } from '@/ui/kit/class-names'
import { Icon } from '@/ui/kit/icon'
import type { IconName } from '@/ui/kit/icon-strokes'
import type { Tone } from '@/ui/kit/tone'
import { kitTexts } from '@/ui/texts/kit.texts'
import styles from './offer-outcome.module.css'

export interface OfferOutcomeProps {
  readonly tone: Tone
  readonly icon: IconName
  readonly title: string
  readonly lead: string
  /** What to tell support. Source: OFF-03, OFF-04. */
  readonly reference?: string
  /** What was asked for, or what is offered. */
  readonly detail?: ReactNode
  /** The ways on: the first one is primary. */
  readonly children: ReactNode
}

/** What came of asking for a loan, under the name of what was asked for. */
export function OfferOutcome({ tone, icon, title, lead, reference, detail, children }: OfferOutcomeProps) {
  return (
    <div className={styles['outcome']}>
      <div className={styles['title']}>
        <span className={classNames(styles['badge'], styles[tone])}>
          <Icon name={icon} />
        </span>
        <h2>{title}</h2>
      </div>
      <p>{lead}</p>
      {detail}
      <div className={styles['actions']}>{children}</div>
      {reference && <p className={styles['reference']}>{kitTexts.reference(reference)}</p>}
    </div>
  )
}
