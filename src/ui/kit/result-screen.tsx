import type { ReactNode } from 'react'
import { kitTexts } from '@/ui/texts/kit.texts'
import { OutcomeBody, OutcomeHeading, type OutcomeBodyProps, type OutcomeHeadingProps } from './outcome'
import { Screen } from './screen'

export interface ResultScreenProps extends Omit<OutcomeHeadingProps, 'children'>, OutcomeBodyProps {
  readonly title: string
  readonly subtitle?: ReactNode
  /** What the server said, when it went wrong. */
  readonly message?: string | undefined
}

/** How something ended, as a whole screen. Source: SES-16. */
export function ResultScreen({ tone, icon, title, message, ...props }: ResultScreenProps) {
  const { subtitle, ...body } = withOneCode(props)
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

type Message = Pick<ResultScreenProps, 'subtitle' | 'reference' | 'detail' | 'children'>

/** Where the words end with a code for support already, the screen's own stands beside it, not in a second sentence. */
function withOneCode({ subtitle, reference, ...rest }: Message): Message {
  const isAsked = typeof subtitle === 'string' && subtitle.includes(kitTexts.reference(''))
  return isAsked && reference
    ? { subtitle: `${subtitle} (${reference})`, ...rest }
    : { subtitle, reference, ...rest }
}
