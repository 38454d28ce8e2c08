import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { PaymentSummary } from '@/application/payments/payment-queries'
import type { CollectionNoticeProps } from '@/ui/automatic-collection/collection-notice'
import { addresses } from '@/ui/addresses'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Notice } from '@/ui/kit/notice'
import { createOnDemandComponent } from '@/ui/kit/on-demand'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { TwoColumns } from '@/ui/kit/stack'
import { OnDemandAmountDueExplanationLink } from '@/ui/loans/on-demand-amount-due-explanation-link'
import type { AmountDueExplanationInput } from '@/ui/loans/amount-due-explanation-view-model'
import { HomeLink } from '@/ui/shell/home-link'
import { ScreenLoadingPlaceholder } from '@/ui/shell/screen-loading-placeholder'
import { loansTexts } from '@/ui/texts/loans.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { AmountDuePanel } from './amount-due-panel'
import { ProvisionalAmountDue } from './provisional-amount-due'
import { PartialPaymentLink } from './partial-payment-link'
import { amountDueExplanationInput, payableLoanName, payableLoanNumber } from './payable-texts'
import type { PaymentSummaryState } from './payment-summary-state'
import type { PaymentSummaryViewModel } from './payment-summary-view-model'
import { useCallOnReturnToPage } from '@/ui/kit/use-call-on-return-to-page'
import { backLinkToPayableLoans, backLinkOfPaymentScreen, type BackLink } from './back-link'

const texts = paymentsTexts.summary

/**
 * The screen about an announced automatic collection. Its code is loaded only if that screen is shown.
 * Source: PAY-27.
 */
const CollectionNoticeScreen = createOnDemandComponent<CollectionNoticeProps>(
  async () => (await import('@/ui/automatic-collection/collection-notice')).CollectionNotice,
  <ScreenLoadingPlaceholder />,
)

interface DebtPaymentScreenProps {
  readonly model: PaymentSummaryViewModel
  /** The back link of the screen; by default, a link to the list of loans that can be paid. */
  readonly back?: BackLink
  /** Renders the payment methods below the amount due. */
  readonly children: (summary: PaymentSummary) => ReactNode
}

/**
 * The screen with the amount due and the payment methods. If an earlier payment has an unknown outcome or is
 * not applied yet, or an automatic collection is announced, a notice says so first, and the customer can
 * still choose to pay. Source: PAY-03, PAY-16, PAY-20, PAY-27.
 */
export function DebtPaymentScreen({
  model,
  back = backLinkToPayableLoans,
  children,
}: DebtPaymentScreenProps) {
  useCallOnReturnToPage(model.refreshOnReturnToPage)
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={{ title: texts.title, back, width: 'two-columns' }}
      skeleton={{ shape: 'panel', count: 4, label: texts.loading }}
      whileLoading={loadingPlaceholder}
      failureNoticeProps={{
        title: texts.failedTitle,
        reference: loansTexts.loadReference,
        secondaryAction: <HomeLink />,
      }}
    >
      {(shown) => screenForState({ model, back, children }, shown)}
    </AsyncBoundary>
  )
}

function loadingPlaceholder(shapes: ReactNode): ReactNode {
  return <ProvisionalAmountDue>{shapes}</ProvisionalAmountDue>
}

function screenForState({ model, back, children }: DebtPaymentScreenProps, shown: PaymentSummaryState) {
  switch (shown.phase) {
    case 'outcome-unknown':
      return (
        <ResultScreen tone="warn" icon="clock" title={texts.outcomeUnknownTitle} subtitle={shown.text}>
          <ButtonLink to={shown.statusPath} wide>
            {texts.followUp}
          </ButtonLink>
          <PayAgainButton model={model} />
        </ResultScreen>
      )
    case 'just-paid':
      return (
        <ResultScreen tone="warn" icon="clock" title={shown.title} subtitle={shown.text}>
          <ButtonLink to={addresses.myPayments.createPath()} wide>
            {texts.seePayments}
          </ButtonLink>
          <PayAgainButton model={model} />
        </ResultScreen>
      )
    case 'collection-announced':
      return (
        <CollectionNoticeScreen collection={shown.payment} onPayByHand={model.acknowledgeEarlierPayment} />
      )
    case 'nothing-due':
      return (
        <ResultScreen tone="good" title={shown.title} subtitle={texts.nothingDue}>
          <HomeLink variant="primary" />
          <ButtonLink to={backLinkToPayableLoans.to} variant="quiet" wide>
            {texts.back}
          </ButtonLink>
        </ResultScreen>
      )
    case 'ready':
      return (
        <Screen
          title={payableLoanName(shown.summary.loan)}
          lead={payableLoanNumber(shown.summary.loan)}
          back={backLinkOfPaymentScreen(shown.summary, back)}
          width="two-columns"
        >
          <TwoColumns
            summary={
              <AmountDueSection
                model={model}
                explanationInput={amountDueExplanationInput(shown.summary.loan, shown.summary.dueItems)}
              />
            }
          >
            {model.paymentError !== undefined && (
              <Notice tone="bad" title={texts.paymentErrorTitle} announced>
                {model.paymentError}
              </Notice>
            )}
            {model.notReceivedPaymentText !== undefined && (
              <Notice
                tone="warn"
                icon="clock"
                title={texts.againTitle}
                action={
                  <Button variant="quiet" onPress={model.acknowledgeEarlierPayment}>
                    {texts.payOtherwise}
                  </Button>
                }
              >
                {model.notReceivedPaymentText}
              </Notice>
            )}
            {children(shown.summary)}
          </TwoColumns>
        </Screen>
      )
  }
}

interface AmountDueSectionProps extends Pick<DebtPaymentScreenProps, 'model'> {
  /** The loan of which the lender explains the amount due; undefined if it explains none. */
  readonly explanationInput: AmountDueExplanationInput | undefined
}

/**
 * The panel with the amount due and, if the customer has chosen to pay only a part of it, that part. Source:
 * PAY-03, PAY-24.
 */
const AmountDueSection = observer(function AmountDueSection({
  model,
  explanationInput,
}: AmountDueSectionProps) {
  const { amountDueBreakdown, totalDue, amountChoice, unappliedPaymentsNote } = model
  return (
    <AmountDuePanel
      breakdown={amountDueBreakdown}
      total={totalDue}
      partialAmount={amountChoice.partialAmount}
      onPayAll={amountChoice.isWholeAmountButtonShown ? amountChoice.chooseWholeAmount : undefined}
      unappliedPaymentsNote={unappliedPaymentsNote}
    >
      {amountChoice.overdueDebt && <PartialPaymentLink {...amountChoice.overdueDebt} />}
      {explanationInput && <OnDemandAmountDueExplanationLink {...explanationInput} />}
    </AmountDuePanel>
  )
})

/**
 * The button that confirms that the customer wants to pay again, below the notice of an earlier payment.
 * Source: PAY-16, PAY-20.
 */
function PayAgainButton({ model }: Pick<DebtPaymentScreenProps, 'model'>) {
  return (
    <Button variant="quiet" wide onPress={model.acknowledgeEarlierPayment}>
      {texts.payAgain}
    </Button>
  )
}
