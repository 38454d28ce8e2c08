import { OutcomeBody, OutcomeHeading, type OutcomeBodyProps, type OutcomeHeadingProps } from './outcome'
import { errorReferenceWithSupportCode } from './page-support-code'
import styles from './outcome.module.css'

interface OutcomeSectionProps extends Omit<OutcomeHeadingProps, 'children'>, OutcomeBodyProps {
  readonly title: string
  readonly lead: string
}

/** Shows the result of an action as a part of a screen, below the screen's own heading. Source: SES-16. */
export function OutcomeSection({ tone, icon, title, lead, reference, ...body }: OutcomeSectionProps) {
  return (
    <div className={styles['outcome']}>
      <h2>
        <OutcomeHeading tone={tone} icon={icon}>
          {title}
        </OutcomeHeading>
      </h2>
      <p>{lead}</p>
      <OutcomeBody
        {...body}
        reference={tone === 'bad' ? errorReferenceWithSupportCode(reference) : reference}
      />
    </div>
  )
}
