import { observer } from 'mobx-react-lite'
import type { RemainingInstallmentsTotal } from '@/domain/cancellation/cancellation-terms'
import type { CancellationQuote } from '@/application/cancellation/cancellation-quote-query'
import { Amount } from '@/ui/kit/amount'
import { Button } from '@/ui/kit/button'
import { DataList, type DataRow } from '@/ui/kit/data-list'
import { formatBriefMoney, formatLongDate } from '@/ui/kit/format'
import { Notice } from '@/ui/kit/notice'
import { Panel } from '@/ui/kit/panel'
import { Screen } from '@/ui/kit/screen'
import { SlowRequestMessage } from '@/ui/kit/slow-request-message'
import { Stack } from '@/ui/kit/stack'
import { loanName } from '@/ui/loans/loan-name'
import { cancellationTexts } from '@/ui/texts/cancellation.texts'
import { backLinkToLoanScreen } from './back-to-loan'
import type { QuotedCancellation } from './cancellation-state'
import type { CancellationViewModel } from './cancellation-view-model'

const texts = cancellationTexts.quoted
const { installments } = cancellationTexts.pick

interface CancellationQuoteScreenProps {
  readonly model: CancellationViewModel
  readonly quotedCancellation: QuotedCancellation
}

/**
 * The screen that compares the price of cancelling a loan now with what is left to pay. It is shown before
 * the customer requests the cancellation. Source: CAN-03, CAN-05.
 */
export const CancellationQuoteScreen = observer(function CancellationQuoteScreen({
  model,
  quotedCancellation: { quote, isAmountChanged },
}: CancellationQuoteScreenProps) {
  const { failureMessage } = model
  return (
    <Screen title={texts.title} lead={loanName(quote.loan)} back={backLinkToLoanScreen(model)} width="narrow">
      <Stack>
        {isAmountChanged && (
          <Notice tone="warn" title={texts.changedTitle} announced>
            <p>{texts.changed}</p>
          </Notice>
        )}
        <Panel label={texts.amount}>
          <h2>{texts.amount}</h2>
          <Amount cents={quote.terms.amount} size="hero" />
          <DataList rows={quoteRows(quote)} />
          {quote.remainingInstallments && quote.savedAmount === undefined && <p>{texts.noSaving}</p>}
        </Panel>
        <p>{texts.nothingCharged}</p>
        {failureMessage && (
          <Notice tone={failureMessage.tone} title={failureMessage.title} announced>
            <p>{failureMessage.text}</p>
          </Notice>
        )}
        <Button
          wide
          busy={model.runningStep !== undefined}
          onPress={() => void model.sendCancellationRequest()}
        >
          {texts.request}
        </Button>
        <SlowRequestMessage request={model.pendingRequest} />
        {model.runningStep === undefined && (
          <Button variant="quiet" wide onPress={model.returnToLoanChoice}>
            {texts.other}
          </Button>
        )}
      </Stack>
    </Screen>
  )
})

function quoteRows({
  remainingInstallments,
  savedAmount,
  quotedOn,
  terms,
}: CancellationQuote): readonly DataRow[] {
  return [
    ...(remainingInstallments
      ? [
          {
            label: remainingInstallmentsLabel(remainingInstallments),
            value: <Amount cents={remainingInstallments.total} />,
          },
        ]
      : []),
    ...(savedAmount === undefined ? [] : [{ label: texts.saving, value: <Amount cents={savedAmount} /> }]),
    { label: texts.saidOn, value: formatLongDate(quotedOn) },
    {
      label: texts.valid,
      value: texts.between(formatLongDate(terms.validFrom), formatLongDate(terms.validUntil)),
    },
  ]
}

function remainingInstallmentsLabel({ count, punitiveAmount }: RemainingInstallmentsTotal): string {
  return punitiveAmount > 0
    ? texts.remainingWithPunitive(installments(count), formatBriefMoney(punitiveAmount))
    : texts.remaining(installments(count))
}
