import { observer } from 'mobx-react-lite'
import type { CancellationQuote } from '@/application/cancellation/cancellation-quote-query'
import { Amount } from '@/ui/kit/amount'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { ChoiceCards } from '@/ui/kit/choice-cards'
import { DataList } from '@/ui/kit/data-list'
import { FocusKeeper } from '@/ui/kit/focus-keeper'
import { formatLongDate } from '@/ui/kit/format'
import { Screen } from '@/ui/kit/screen'
import { SlowRequestMessage } from '@/ui/kit/slow-request-message'
import { Stack, TwoColumns } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { LoanQrPaymentView } from '@/ui/payments/charge/loan-qr-payment-view'
import { useCallOnReturnToPage } from '@/ui/kit/use-call-on-return-to-page'
import { cancellationTexts } from '@/ui/texts/cancellation.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { backLinkToLoanScreen } from './back-to-loan'
import type { LoanCancellationPaymentMethod } from './cancellation-state'
import type { CancellationViewModel } from './cancellation-view-model'
import { RequestedCancellationViewModel } from './requested-cancellation-view-model'
import { TransferToCancelLoanView, type CancellationPrice } from './transfer-to-cancel-loan-view'

const texts = cancellationTexts.requested
const { between, valid } = cancellationTexts.quoted

const paymentMethods = [
  { value: 'qr', title: texts.qr, detail: texts.qrDetail, icon: 'qr' },
  { value: 'transfer', title: texts.transfer, detail: texts.transferDetail, icon: 'bank' },
] as const

interface LoanCancellationRequestedScreenProps {
  readonly model: CancellationViewModel
  readonly quote: CancellationQuote
}

/**
 * The screen after the customer has requested a cancellation: the document of the cancellation to download,
 * and how to pay its price. Source: CAN-03.
 */
export const LoanCancellationRequestedScreen = observer(function LoanCancellationRequestedScreen({
  model,
  quote,
}: LoanCancellationRequestedScreenProps) {
  const requested = useViewModel(RequestedCancellationViewModel, { cancellationModel: model })
  useCallOnReturnToPage(requested.refreshOnReturnToPage)
  const { loan, terms } = quote
  const period = between(formatLongDate(terms.validFrom), formatLongDate(terms.validUntil))
  return (
    <Screen
      title={texts.title}
      lead={texts.lead(loan.externalId)}
      back={backLinkToLoanScreen(model)}
      width="two-columns"
    >
      <TwoColumns summary={<CancellationQuoteCard model={requested} quote={quote} validityText={period} />}>
        <ChoiceCards
          legend={texts.paymentMethods}
          name="cancellation-method"
          options={paymentMethods}
          value={requested.paymentMethod}
          onChange={requested.choosePaymentMethod}
        />
        {requested.paymentMethod && (
          <FocusKeeper label={texts.chosenMethod}>
            <PaymentMethodContent
              method={requested.paymentMethod}
              loanId={loan.loanId}
              price={{ amount: terms.amount, validityText: period }}
            />
          </FocusKeeper>
        )}
        <Button
          variant="quiet"
          icon="retry"
          wide
          busy={requested.isRefreshing}
          onPress={() => void requested.refresh('asked-for')}
        >
          {requested.isRefreshing ? paymentsTexts.summary.refreshing : paymentsTexts.summary.refresh}
        </Button>
        <p>{texts.after}</p>
      </TwoColumns>
    </Screen>
  )
})

interface CancellationQuoteCardProps {
  readonly model: RequestedCancellationViewModel
  readonly quote: CancellationQuote
  readonly validityText: string
}

/**
 * The price of the requested cancellation with the days on which it is valid, and the button that downloads
 * the document.
 */
const CancellationQuoteCard = observer(function CancellationQuoteCard({
  model,
  quote,
  validityText,
}: CancellationQuoteCardProps) {
  return (
    <Card look="tint">
      <DataList
        rows={[
          { label: texts.amount, value: <Amount cents={quote.terms.amount} size="large" /> },
          { label: valid, value: validityText },
        ]}
      />
      <Button
        variant="secondary"
        icon="download"
        wide
        busy={model.isDownloading}
        onPress={() => void model.downloadDocument(quote)}
      >
        {texts.document}
      </Button>
      <SlowRequestMessage request={model.pendingDownload} />
    </Card>
  )
})

interface PaymentMethodContentProps {
  readonly method: LoanCancellationPaymentMethod
  readonly loanId: string
  readonly price: CancellationPrice
}

function PaymentMethodContent({ method, loanId, price }: PaymentMethodContentProps) {
  switch (method) {
    case 'qr':
      return (
        <Stack>
          <LoanQrPaymentView externalId={loanId} amount={price.amount} />
        </Stack>
      )
    case 'transfer':
      return <TransferToCancelLoanView loanId={loanId} price={price} />
  }
}
