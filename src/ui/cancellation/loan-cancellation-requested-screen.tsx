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
import { LoanQrPaymentView } from '@/ui/payments/charge/loan-qr-payment-view'
import { cancellationTexts } from '@/ui/texts/cancellation.texts'
import { backLinkToLoanScreen } from './back-to-loan'
import type { LoanCancellationPaymentMethod } from './cancellation-state'
import type { CancellationViewModel } from './cancellation-view-model'
import { TransferToCancelLoanView } from './transfer-to-cancel-loan-view'

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
  quote: { loan, terms },
}: LoanCancellationRequestedScreenProps) {
  const period = between(formatLongDate(terms.validFrom), formatLongDate(terms.validUntil))
  return (
    <Screen
      title={texts.title}
      lead={texts.lead(loan.externalId)}
      back={backLinkToLoanScreen(model)}
      width="two-columns"
    >
      <TwoColumns summary={<CancellationQuoteCard model={model} terms={terms} validityText={period} />}>
        <ChoiceCards
          legend={texts.paymentMethods}
          name="cancellation-method"
          options={paymentMethods}
          value={model.paymentMethod}
          onChange={model.choosePaymentMethod}
        />
        {model.paymentMethod && (
          <FocusKeeper label={texts.chosenMethod}>
            <MethodContent method={model.paymentMethod} loanId={loan.loanId} period={period} />
          </FocusKeeper>
        )}
        <p>{texts.after}</p>
      </TwoColumns>
    </Screen>
  )
})

interface CancellationQuoteCardProps extends Pick<LoanCancellationRequestedScreenProps, 'model'> {
  readonly terms: CancellationQuote['terms']
  readonly validityText: string
}

/**
 * The price of the requested cancellation with the days on which it is valid, and the button that downloads
 * the document.
 */
const CancellationQuoteCard = observer(function CancellationQuoteCard({
  model,
  terms,
  validityText,
}: CancellationQuoteCardProps) {
  return (
    <Card look="tint">
      <DataList
        rows={[
          { label: texts.amount, value: <Amount cents={terms.amount} size="large" /> },
          { label: valid, value: validityText },
        ]}
      />
      <Button
        variant="secondary"
        icon="download"
        wide
        busy={model.runningStep === 'downloading'}
        onPress={() => void model.downloadCancellationDocument()}
      >
        {texts.document}
      </Button>
      <SlowRequestMessage request={model.pendingRequest} />
    </Card>
  )
})

interface MethodContentProps {
  readonly method: LoanCancellationPaymentMethod
  readonly loanId: string
  readonly period: string
}

function MethodContent({ method, loanId, period }: MethodContentProps) {
  switch (method) {
    case 'qr':
      return (
        <Stack>
          <LoanQrPaymentView externalId={loanId} />
        </Stack>
      )
    case 'transfer':
      return <TransferToCancelLoanView loanId={loanId} validityText={period} />
  }
}
