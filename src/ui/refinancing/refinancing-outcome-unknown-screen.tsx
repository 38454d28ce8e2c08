import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import type { OperationOutcomeFollower } from '@/ui/shared/operation-outcome-follower'
import { paymentInquiryText } from '@/ui/texts/payments.texts'
import { refinancingOutcomeUnknownTexts, refinancingTexts } from '@/ui/texts/refinancing.texts'
import { ChatButtonLink } from '@/ui/shell/chat-link'

const texts = refinancingTexts.outcomeUnknown

interface RefinancingOutcomeUnknownScreenProps {
  readonly outcomeFollower: OperationOutcomeFollower
  readonly operationKind: 'loan' | 'payment'
  readonly onRetry: () => void
}

/**
 * The screen for a payment or loan of a refinancing whose outcome is unknown. The portal keeps asking
 * the lender about it, but never sends it again by itself. Source: REF-11.
 */
export const RefinancingOutcomeUnknownScreen = observer(function RefinancingOutcomeUnknownScreen({
  outcomeFollower,
  operationKind,
  onRetry,
}: RefinancingOutcomeUnknownScreenProps) {
  const { inquiryStage, canRetry, askForOutcomeAgain } = outcomeFollower
  return (
    <ResultScreen
      tone="warn"
      icon="clock"
      {...refinancingOutcomeUnknownTexts(operationKind, canRetry)}
      detail={<p role="status">{paymentInquiryText(inquiryStage)}</p>}
    >
      {canRetry && (
        <Button wide onPress={onRetry}>
          {texts.tryAgain}
        </Button>
      )}
      <Button
        wide
        variant={canRetry ? 'quiet' : 'primary'}
        icon="retry"
        busy={inquiryStage === 'asking'}
        onPress={askForOutcomeAgain}
      >
        {texts.askLenderAgain}
      </Button>
      {!canRetry && <ChatButtonLink variant="quiet" />}
    </ResultScreen>
  )
})
