import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import type { FollowedOperation } from '@/ui/shared/followed-operation'
import { paymentAskingText } from '@/ui/texts/payments.texts'
import { outcomeUnknownText, refinancingTexts } from '@/ui/texts/refinancing.texts'
import { ChatButtonLink } from './chat-link'

const texts = refinancingTexts.doubt

export interface RefinancingOutcomeUnknownProps {
  readonly followed: FollowedOperation
  readonly of: 'loan' | 'payment'
  readonly onRetry: () => void
}

/**
 * The screen for an operation of a refinancing whose outcome is unknown. The portal keeps asking the lender,
 * and sends nothing again by itself. Source: REF-11.
 */
export const RefinancingOutcomeUnknown = observer(function RefinancingOutcomeUnknown({
  followed,
  of,
  onRetry,
}: RefinancingOutcomeUnknownProps) {
  const { stage, mayRetry, askAgain } = followed
  return (
    <ResultScreen
      tone="warn"
      icon="clock"
      {...outcomeUnknownText(of, mayRetry)}
      detail={<p role="status">{paymentAskingText(stage)}</p>}
    >
      {mayRetry && (
        <Button wide onPress={onRetry}>
          {texts.tryAgain}
        </Button>
      )}
      <Button
        wide
        variant={mayRetry ? 'quiet' : 'primary'}
        icon="retry"
        busy={stage === 'asking'}
        onPress={askAgain}
      >
        {texts.askAgain}
      </Button>
      {!mayRetry && <ChatButtonLink variant="quiet" />}
    </ResultScreen>
  )
})
