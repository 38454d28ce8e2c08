import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Button } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { HomeLink } from '@/ui/shell/home-link'
import { outcomeInquiryText, outcomeInquiryButtonTexts as texts } from '@/ui/texts/outcome-inquiry.texts'
import type { OperationOutcomeFollower } from './operation-outcome-follower'

interface OutcomeUnknownMessage {
  readonly title: string
  readonly text: string
}

interface OutcomeUnknownScreenProps {
  readonly outcomeFollower: OperationOutcomeFollower
  readonly message: OutcomeUnknownMessage
  /**
   * The title and text that are shown if the lender says that it did not receive the operation. The
   * customer can then send it again.
   */
  readonly notReceivedMessage: OutcomeUnknownMessage
  /**
   * Sends the same operation again; the lender carries it out only once. Missing if this device no
   * longer has the operation's data.
   */
  readonly onRetry?: (() => void) | undefined
  /**
   * A link below the buttons. It is hidden while the screen has the button for sending the operation again.
   */
  readonly secondaryAction?: ReactNode
}

/**
 * The screen for an operation (such as a payment) whose outcome is unknown. It says what the lender has
 * answered so far, and has a button for asking the lender again. Source: PAY-16, REV-10.
 */
export const OutcomeUnknownScreen = observer(function OutcomeUnknownScreen({
  outcomeFollower,
  message,
  notReceivedMessage,
  onRetry,
  secondaryAction = <HomeLink />,
}: OutcomeUnknownScreenProps) {
  const { inquiryStage, canRetry, askForOutcomeAgain } = outcomeFollower
  const retry = canRetry ? onRetry : undefined
  const { title, text } = retry ? notReceivedMessage : message
  return (
    <ResultScreen
      tone="warn"
      icon="clock"
      title={title}
      subtitle={text}
      detail={<p role="status">{outcomeInquiryText(inquiryStage)}</p>}
    >
      {retry && (
        <Button wide onPress={retry}>
          {texts.tryAgain}
        </Button>
      )}
      <Button
        wide
        icon="retry"
        variant={retry ? 'quiet' : 'primary'}
        busy={inquiryStage === 'asking'}
        onPress={askForOutcomeAgain}
      >
        {texts.askLenderAgain}
      </Button>
      {!retry && secondaryAction}
    </ResultScreen>
  )
})
