import type { ReactNode } from 'react'
import { OutcomeBody, OutcomeHeading, type OutcomeBodyProps, type OutcomeHeadingProps } from './outcome'
import { Screen } from './screen'

export interface ResultScreenProps extends Omit<OutcomeHeadingProps, 'children'>, OutcomeBodyProps {
  readonly title: string
  readonly subtitle?: ReactNode
  /** What the server said, when it went wrong. */
  readonly message?: string | undefined
}

/** How something ended, as a whole screen. Source: SES-16. */
export function ResultScreen({ tone, icon, title, subtitle, message, ...body }: ResultScreenProps) {
  const heading = (
    <OutcomeHeading tone={tone} icon={icon}>
      {title}
    </OutcomeHeading>
  )
  return (
    <Screen title={title} heading={heading} lead={subtitle} width="narrow">
      {message && <p>{message}</p>}
      <OutcomeBody {...body} />
    </Screen>
  )
}
