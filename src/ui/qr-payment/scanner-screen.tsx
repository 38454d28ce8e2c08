import { observer } from 'mobx-react-lite'
import type { CreditLinePurchaseObstacle, PurchaseLimit } from '@/domain/qr-payment/purchase-obstacle'
import type { CreditLineUseOfUnknownOutcome } from '@/application/qr-payment/credit-line-uses-of-unknown-outcome'
import { addresses } from '@/ui/addresses'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button, ButtonLink, TextLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { formatBriefMoney } from '@/ui/kit/format'
import { Notice } from '@/ui/kit/notice'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { Stack } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { AccountChangeBlockedNotice } from '@/ui/protection/account-change-blocked-notice'
import {
  creditLineUseButtonVariant,
  UnknownOutcomeUseNotices,
} from '@/ui/revolving-line/credit-line-use-notices'
import { ChatButtonLink } from '@/ui/shell/chat-link'
import { HomeLink } from '@/ui/shell/home-link'
import { purchaseObstacleMessage, purchaseObstacleTexts, qrPaymentTexts } from '@/ui/texts/qr-payment.texts'
import { CameraView } from './camera-view'
import { ManualQrCodeForm } from './manual-qr-code-form'
import { actionAddressByPurchaseObstacle } from './purchase-obstacle-address'
import { scannedCodeLoadingText } from './scanned-code-text'
import { ScannerViewModel } from './scanner-view-model'
import styles from './qr-payment.module.css'

const texts = qrPaymentTexts.scanner

/** The screen that scans the QR codes of shops. Source: QRP-01 to QRP-04, QRP-09. */
export const ScannerScreen = observer(function ScannerScreen() {
  const model = useViewModel(ScannerViewModel)
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={{ title: qrPaymentTexts.title }}
      skeleton={{ shape: 'card', label: qrPaymentTexts.loading }}
      failureNoticeProps={{ secondaryAction: <HomeLink /> }}
    >
      {(shown) =>
        shown.phase === 'stopped' ? (
          <ObstacleScreen obstacle={shown.obstacle} usesOfUnknownOutcome={shown.usesOfUnknownOutcome} />
        ) : (
          <ShopCodeScanner
            model={model}
            limit={shown.limit}
            usesOfUnknownOutcome={shown.usesOfUnknownOutcome}
          />
        )
      }
    </AsyncBoundary>
  )
})

interface UsesOfUnknownOutcomeProps {
  readonly usesOfUnknownOutcome: readonly CreditLineUseOfUnknownOutcome[]
}

interface ObstacleProps {
  readonly obstacle: CreditLinePurchaseObstacle
}

function ObstacleScreen({ obstacle, usesOfUnknownOutcome }: ObstacleProps & UsesOfUnknownOutcomeProps) {
  const { title, text } = purchaseObstacleMessage(obstacle)
  const variant = creditLineUseButtonVariant(usesOfUnknownOutcome)
  return (
    <ResultScreen tone="warn" title={title} subtitle={text}>
      <UnknownOutcomeUseNotices uses={usesOfUnknownOutcome} />
      {obstacle !== 'no-line' && (
        <ButtonLink to={actionAddressByPurchaseObstacle[obstacle]} variant={variant} wide>
          {purchaseObstacleTexts(obstacle).action}
        </ButtonLink>
      )}
      {obstacle === 'not-enabled' && <ChatButtonLink variant="quiet" />}
      <HomeLink variant={obstacle === 'no-line' ? variant : 'quiet'} />
    </ResultScreen>
  )
}

/**
 * Says why the customer cannot pay shops now, on the screen on which they can scan the QR code of an
 * unfinished purchase. Source: QRP-03, REV-10.
 */
function ObstacleNotice({ obstacle }: ObstacleProps) {
  const { title, text } = purchaseObstacleMessage(obstacle)
  return (
    <Notice
      tone="warn"
      title={title}
      action={
        obstacle !== 'no-line' && (
          <TextLink to={actionAddressByPurchaseObstacle[obstacle]}>
            {purchaseObstacleTexts(obstacle).action}
          </TextLink>
        )
      }
    >
      {text}
    </Notice>
  )
}

interface ShopCodeScannerProps extends UsesOfUnknownOutcomeProps {
  readonly model: ScannerViewModel
  /** What is left of the credit line, or why the customer can only finish an unfinished purchase. */
  readonly limit: PurchaseLimit
}

const ShopCodeScanner = observer(function ShopCodeScanner({
  model,
  limit,
  usesOfUnknownOutcome,
}: ShopCodeScannerProps) {
  const { camera } = model
  const back = { to: addresses.creditLineDetail.createPath(), label: qrPaymentTexts.toLine }
  return (
    <Screen
      title={qrPaymentTexts.title}
      back={back}
      lead={typeof limit === 'number' ? texts.lead(formatBriefMoney(limit)) : undefined}
      width="narrow"
    >
      <Stack gap="large">
        <UnknownOutcomeUseNotices uses={usesOfUnknownOutcome} />
        {typeof limit !== 'number' && <ObstacleNotice obstacle={limit} />}
        <AccountChangeBlockedNotice change="new-debt" />
        {camera.state.phase === 'off' ? <ManualReadingOutcome model={model} /> : <CameraView model={model} />}
        <Card>
          <Stack>
            {camera.state.phase === 'off' && camera.state.why && (
              <Notice tone="warn" title={camera.state.why.title} announced>
                {camera.state.why.text}
              </Notice>
            )}
            <p>{texts.why}</p>
            <Button
              wide
              icon="qr"
              variant={creditLineUseButtonVariant(usesOfUnknownOutcome)}
              onPress={() => camera.switchOn()}
            >
              {texts.use}
            </Button>
          </Stack>
        </Card>
        <ManualQrCodeForm model={model.manualForm} />
      </Stack>
    </Screen>
  )
})

/** Shows the result of reading a QR code while the camera is off: from a picture or from pasted text. */
const ManualReadingOutcome = observer(function ManualReadingOutcome({
  model,
}: Pick<ShopCodeScannerProps, 'model'>) {
  const { readingState } = model
  return (
    <div role="status" className={styles['readingNews']}>
      {readingState.phase === 'reading' && <p>{scannedCodeLoadingText(readingState.said)}</p>}
      {readingState.phase === 'refused' && (
        <Notice tone="bad" title={readingState.title} announced>
          {readingState.text}
        </Notice>
      )}
      {readingState.phase === 'failed' && (
        <Notice
          tone="bad"
          title={qrPaymentTexts.failedToRead}
          announced
          action={
            <Button variant="secondary" icon="retry" onPress={() => void model.retryShopCodeRequest()}>
              {texts.retry}
            </Button>
          }
        >
          {readingState.message}
        </Notice>
      )}
    </div>
  )
})
