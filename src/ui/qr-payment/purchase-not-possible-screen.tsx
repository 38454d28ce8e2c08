import type { PurchaseRefusal } from '@/domain/qr-payment/purchase-obstacle'
import { addresses } from '@/ui/addresses'
import { Button, ButtonLink } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { ChatButtonLink } from '@/ui/shell/chat-link'
import { HomeLink } from '@/ui/shell/home-link'
import { outcomeInquiryButtonTexts } from '@/ui/texts/outcome-inquiry.texts'
import { purchasePlanTexts as texts } from '@/ui/texts/purchase-plan.texts'
import { purchaseObstacleTexts, shopCodeRefusalMessage } from '@/ui/texts/qr-payment.texts'
import { actionAddressByPurchaseObstacle } from './purchase-obstacle-address'

interface PurchaseNotPossibleProps {
  readonly refusal: PurchaseRefusal
  /** Address of the screen on which the customer can type another amount; undefined if the QR code has one. */
  readonly otherAmountAddress: string | undefined
}

/**
 * The screen that says why the customer can no longer make a purchase of which a step was rejected, and what
 * they can do. Source: QRP-03, QRP-04, REV-10.
 */
export function PurchaseNotPossibleScreen({ refusal, otherAmountAddress }: PurchaseNotPossibleProps) {
  const { title, text } = shopCodeRefusalMessage(refusal)
  return (
    <ResultScreen tone="warn" title={title} subtitle={text}>
      {refusal.kind === 'obstacle' && refusal.obstacle !== 'no-line' && (
        <ButtonLink to={actionAddressByPurchaseObstacle[refusal.obstacle]} wide>
          {purchaseObstacleTexts(refusal.obstacle).action}
        </ButtonLink>
      )}
      {refusal.kind === 'over-limit' && otherAmountAddress !== undefined && (
        <ButtonLink to={otherAmountAddress} wide>
          {texts.back}
        </ButtonLink>
      )}
      <ButtonLink to={addresses.qrPayment.createPath()} variant="quiet" wide>
        {texts.scanAgain}
      </ButtonLink>
      <HomeLink />
    </ResultScreen>
  )
}

interface LoanWithoutNumberProps {
  /** Asks the lender again for the number of the loan. */
  readonly onAskAgain: () => void
}

/**
 * The screen for a purchase whose loan exists and cannot pay the shop, because the lender has not said its
 * number. Source: REV-10, QRP-07.
 */
export function LoanWithoutNumberScreen({ onAskAgain }: LoanWithoutNumberProps) {
  return (
    <ResultScreen
      tone="warn"
      icon="clock"
      title={texts.loanWithoutNumberTitle}
      subtitle={texts.loanWithoutNumber}
    >
      <Button wide onPress={onAskAgain}>
        {outcomeInquiryButtonTexts.askLenderAgain}
      </Button>
      <ChatButtonLink variant="secondary" />
      <HomeLink />
    </ResultScreen>
  )
}
