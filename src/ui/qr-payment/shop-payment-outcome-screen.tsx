import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { Button, ButtonLink } from '@/ui/kit/button'
import { FallingConfetti } from '@/ui/kit/falling-confetti'
import { ResultScreen } from '@/ui/kit/result-screen'
import { OutcomeUnknownScreen } from '@/ui/shared/outcome-unknown-screen'
import { HomeLink } from '@/ui/shell/home-link'
import {
  paidPurchaseText,
  purchaseOutcomeUnknownTexts,
  purchasePlanTexts as texts,
} from '@/ui/texts/purchase-plan.texts'
import type { PaidPurchase } from '@/application/qr-payment/qr-purchase-store.port'
import type { ShopPaymentViewModel } from './shop-payment-view-model'

interface OutcomeProps {
  readonly paymentModel: ShopPaymentViewModel
  /** Sends the payment to the shop again; undefined if this device no longer has the payment's data. */
  readonly onRetry: (() => void) | undefined
}

/** The screen with the result of a payment to a shop. Source: QRP-07. */
export const ShopPaymentOutcomeScreen = observer(function ShopPaymentOutcomeScreen({
  paymentModel,
  onRetry,
}: OutcomeProps) {
  const { state, outcomeFollower } = paymentModel
  switch (state.phase) {
    case 'paid':
      return <PaidPurchaseScreen paid={state.paid} />
    case 'outcome-unknown':
      return (
        <OutcomeUnknownScreen
          outcomeFollower={outcomeFollower}
          message={purchaseOutcomeUnknownTexts(state.step)}
          notReceivedMessage={texts.notArrived}
          onRetry={onRetry}
        />
      )
    case 'refused':
      return (
        <ResultScreen tone="bad" title={state.title} subtitle={state.text} reference={state.supportErrorCode}>
          <Button wide icon="retry" onPress={paymentModel.choosePlanAgain}>
            {texts.again}
          </Button>
          <ButtonLink to={addresses.qrPayment.createPath()} variant="quiet" wide>
            {texts.scanAgain}
          </ButtonLink>
        </ResultScreen>
      )
    case 'none':
    case 'paying':
      return null
  }
})

function PaidPurchaseScreen({ paid }: { readonly paid: PaidPurchase }) {
  const { operationId } = paid
  return (
    <ResultScreen
      tone="good"
      title={texts.paidTitle}
      subtitle={paidPurchaseText(paid)}
      message={operationId === undefined ? undefined : texts.operation(operationId)}
    >
      {operationId !== undefined && (
        <ButtonLink to={addresses.qrVoucher.createPath({ operationId })} icon="receipt" wide>
          {texts.voucher}
        </ButtonLink>
      )}
      <HomeLink variant={operationId === undefined ? 'primary' : 'quiet'} />
      <FallingConfetti />
    </ResultScreen>
  )
}
