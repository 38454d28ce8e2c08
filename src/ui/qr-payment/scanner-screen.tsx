import { observer } from 'mobx-react-lite'
import type { CreditLinePurchaseObstacle } from '@/domain/qr-payment/purchase-obstacle'
import type { Cents } from '@/domain/shared/money'
import type { CreditLineUseOfUnknownOutcome } from '@/application/qr-payment/credit-line-uses-of-unknown-outcome'
import { addresses } from '@/ui/addresses'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { formatBriefMoney } from '@/ui/kit/format'
import { Notice } from '@/ui/kit/notice'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { Stack } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { AccountChangeBlockedNotice } from '@/ui/protection/account-change-blocked-notice'
import { CreditLineUnavailable } from '@/ui/revolving-line/credit-line-unavailable'
import {
  creditLineUseButtonVariant,
  UnknownOutcomeUseNotices,
} from '@/ui/revolving-line/credit-line-use-notices'
import { ChatButtonLink } from '@/ui/shell/chat-link'
import { HomeLink } from '@/ui/shell/home-link'
import { purchaseObstacleTexts, qrPaymentTexts } from '@/ui/texts/qr-payment.texts'
import { CameraView } from './camera-view'
import { ManualQrCodeForm } from './manual-qr-code-form'
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
          <ObstacleScreen obstacle={shown.obstacle} />
        ) : (
          <ShopCodeScanner
            model={model}
            remainingAmount={shown.limit}
            usesOfUnknownOutcome={shown.usesOfUnknownOutcome}
          />
        )
      }
    </AsyncBoundary>
  )
})

const actionAddressByObstacle: Readonly<Record<Exclude<CreditLinePurchaseObstacle, 'no-line'>, string>> = {
  'not-up-to-date': addresses.payInstallment.createPath(),
  'campaign-offer': addresses.creditLineOffer.createPath(),
  'not-enabled': addresses.creditLineDetail.createPath(),
  'nothing-left': addresses.creditLineDetail.createPath(),
}

function ObstacleScreen({ obstacle }: { readonly obstacle: CreditLinePurchaseObstacle }) {
  if (obstacle === 'no-line') return <CreditLineUnavailable status="not-activated" />
  const { title, text, action } = purchaseObstacleTexts(obstacle)
  return (
    <ResultScreen tone="warn" title={title} subtitle={text}>
      <ButtonLink to={actionAddressByObstacle[obstacle]} wide>
        {action}
      </ButtonLink>
      {obstacle === 'not-enabled' && <ChatButtonLink variant="quiet" />}
      <HomeLink />
    </ResultScreen>
  )
}

interface ShopCodeScannerProps {
  readonly model: ScannerViewModel
  readonly remainingAmount: Cents
  readonly usesOfUnknownOutcome: readonly CreditLineUseOfUnknownOutcome[]
}

const ShopCodeScanner = observer(function ShopCodeScanner({
  model,
  remainingAmount,
  usesOfUnknownOutcome,
}: ShopCodeScannerProps) {
  const { camera } = model
  const back = { to: addresses.creditLineDetail.createPath(), label: qrPaymentTexts.toLine }
  return (
    <Screen
      title={qrPaymentTexts.title}
      back={back}
      lead={texts.lead(formatBriefMoney(remainingAmount))}
      width="narrow"
    >
      <Stack gap="large">
        <UnknownOutcomeUseNotices uses={usesOfUnknownOutcome} />
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
