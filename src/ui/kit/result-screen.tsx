import type { ReactNode } from 'react'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { OutcomeBody, OutcomeHeading, type OutcomeBodyProps, type OutcomeHeadingProps } from './outcome'
import { Screen } from './screen'
import { errorReferenceWithSupportCode } from './page-support-code'

export interface ResultScreenProps extends Omit<OutcomeHeadingProps, 'children'>, OutcomeBodyProps {
  readonly title: string
  readonly subtitle?: ReactNode
  /** The message that the server sent about the failure, if the action failed. */
  readonly message?: string | undefined
}

/** A whole screen with the result of an action of the customer. Source: SES-16. */
export function ResultScreen({ tone, icon, title, message, ...props }: ResultScreenProps) {
  const { subtitle, ...body } = withReferenceInSubtitle(
    tone === 'bad' ? { ...props, reference: errorReferenceWithSupportCode(props.reference) } : props,
  )
  const heading = (
    <OutcomeHeading tone={tone} icon={icon}>
      {title}
    </OutcomeHeading>
  )
  return (
    <Screen title={title} headingContent={heading} lead={subtitle} width="result">
      {message && <p>{message}</p>}
      <OutcomeBody {...body} />
    </Screen>
  )
}

type MessageProps = Pick<ResultScreenProps, 'subtitle' | 'reference' | 'detail' | 'children'>

/**
 * Returns the message with all its codes in one place. If the message's text already contains a support code,
 * the reference is added to the text; otherwise the reference is shown separately.
 */
function withReferenceInSubtitle({ subtitle, reference, ...rest }: MessageProps): MessageProps {
  const isAsked = typeof subtitle === 'string' && subtitle.includes(basicComponentTexts.reference(''))
  return isAsked && reference
    ? { subtitle: `${subtitle} (${reference})`, ...rest }
    : { subtitle, reference, ...rest }
}
