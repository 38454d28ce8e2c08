import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { DataList } from '@/ui/kit/data-list'
import { formatMoney } from '@/ui/kit/format'
import { Receipt } from '@/ui/kit/receipt'
import { ResultScreen } from '@/ui/kit/result-screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { HomeLink } from '@/ui/shell/home-link'
import { whenPaymentIsVisibleText } from '@/ui/texts/payment-outcome.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import type { PaymentStatusState, ShownPaymentDetails } from './payment-status-state'
import { PaymentStatusViewModel } from './payment-status-view-model'
import { SurveyPrompt } from './survey-prompt'
import styles from '@/ui/payments/payments.module.css'
import { RemainingDebt } from './remaining-debt'

const texts = paymentsTexts.status

export const PaymentStatusScreen = observer(function PaymentStatusScreen() {
  const model = useViewModel(PaymentStatusViewModel)
  const { state } = model
  switch (state.phase) {
    case 'leaving':
      return null
    case 'paid':
      return (
        <ResultScreen
          tone="good"
          title={texts.paidTitle}
          subtitle={whenPaymentIsVisibleText(state.payment.coverage)}
          detail={<ApprovedPaymentReceipt {...state} />}
        >
          <SuccessActions receipt={state.receipt} />
        </ResultScreen>
      )
    case 'received':
      return (
        <ResultScreen
          tone="warn"
          icon="clock"
          title={texts.receivedTitle}
          subtitle={`${texts.received} ${whenPaymentIsVisibleText(state.payment.coverage)}`}
          detail={<ApprovedPaymentReceipt {...state} />}
        >
          <SuccessActions receipt={state.receipt} />
        </ResultScreen>
      )
    case 'in-process':
      return <InProcessPayment model={model} state={state} />
    case 'not-received':
      return <NotReceivedPayment model={model} state={state} />
    case 'rejected':
      return <RejectedPayment {...state} />
    case 'not-known':
      return (
        <ResultScreen
          tone="warn"
          icon="clock"
          title={texts.unknownErrorTitle}
          subtitle={texts.unknownError}
          detail={<PaymentDetailsCard {...state} />}
        >
          <MyPaymentsLink variant="primary" />
        </ResultScreen>
      )
  }
})

interface InProcessProps {
  readonly model: PaymentStatusViewModel
  readonly state: Extract<PaymentStatusState, { readonly phase: 'in-process' }>
}

const InProcessPayment = observer(function InProcessPayment({ model, state }: InProcessProps) {
  const { asking, payment } = state
  return (
    <ResultScreen
      tone="warn"
      icon="clock"
      title={texts.inProcessTitle}
      subtitle={texts.inProcess}
      detail={<DetailsWithInquiryStage payment={payment} message={model.inquiryStageText} />}
    >
      <Button wide icon="retry" busy={asking === 'asking'} onPress={model.askForOutcomeAgain}>
        {texts.askLenderAgain}
      </Button>
      <MyPaymentsLink variant="quiet" />
    </ResultScreen>
  )
})

interface NotReceivedProps {
  readonly model: PaymentStatusViewModel
  readonly state: Extract<PaymentStatusState, { readonly phase: 'not-received' }>
}

/**
 * The screen for a payment that the lender did not receive. From it, the customer can send the same payment
 * again, which cannot be charged twice. Source: PAY-16.
 */
const NotReceivedPayment = observer(function NotReceivedPayment({ model, state }: NotReceivedProps) {
  const { asking, payment, payAgainAddress } = state
  return (
    <ResultScreen
      tone="warn"
      icon="clock"
      title={texts.notArrivedTitle}
      subtitle={texts.notArrived}
      detail={<DetailsWithInquiryStage payment={payment} message={model.inquiryStageText} />}
    >
      <ButtonLink to={payAgainAddress} wide>
        {texts.tryAgain}
      </ButtonLink>
      <Button variant="quiet" wide icon="retry" busy={asking === 'asking'} onPress={model.askForOutcomeAgain}>
        {texts.askLenderAgain}
      </Button>
    </ResultScreen>
  )
})

function DetailsWithInquiryStage({
  payment,
  message,
}: {
  readonly payment: ShownPaymentDetails
  readonly message: string
}) {
  return (
    <>
      <PaymentDetailsCard payment={payment} />
      <p role="status" className={styles['message']}>
        {message}
      </p>
    </>
  )
}

/**
 * The screen for a rejected payment. The lender's answer is final, so the screen offers another payment,
 * unless another payment cannot help. Source: PAY-15, PAY-17.
 */
function RejectedPayment({ payment, title, text, payAgainAddress }: RejectedState) {
  return (
    <ResultScreen tone="bad" title={title} subtitle={text} detail={<PaymentDetailsCard payment={payment} />}>
      {payAgainAddress === undefined ? (
        <HomeLink variant="primary" />
      ) : (
        <ButtonLink to={payAgainAddress} wide>
          {texts.tryAgain}
        </ButtonLink>
      )}
    </ResultScreen>
  )
}

type RejectedState = Extract<PaymentStatusState, { readonly phase: 'rejected' }>

interface PaymentProps {
  readonly payment: ShownPaymentDetails
}

type ApprovedState = Extract<PaymentStatusState, { readonly phase: 'paid' | 'received' }>

/**
 * The receipt of an approved payment or, if its amount is unknown, the facts that are known. What remains due
 * is shown only if this device knows it. Source: PAY-17, PAY-22.
 */
function ApprovedPaymentReceipt({ payment, phase }: ApprovedState) {
  const { amount, coverage } = payment
  if (amount === undefined) return <PaymentDetailsCard payment={payment} />
  return (
    <Receipt
      label={texts.receipt}
      amountLabel={texts.paidAmount}
      amount={amount}
      rows={paymentRows({ ...payment, amount: undefined })}
    >
      {coverage?.remaining !== undefined && (
        <RemainingDebt
          paidInstallmentNumbers={coverage.installments}
          installmentCount={coverage.of}
          paidAmount={amount}
          remaining={coverage.remaining}
          isPaymentConfirmed={phase === 'paid'}
        />
      )}
    </Receipt>
  )
}

function PaymentDetailsCard({ payment }: PaymentProps) {
  const rows = paymentRows(payment)
  if (rows.length === 0) return null
  return (
    <Card>
      <DataList rows={rows} />
    </Card>
  )
}

type PaymentRowValues = {
  readonly [Fact in keyof ShownPaymentDetails]: ShownPaymentDetails[Fact] | undefined
}

function paymentRows({ amount, loanExternalId, chargeId }: PaymentRowValues) {
  return [
    { label: texts.amount, value: amount === undefined ? undefined : formatMoney(amount) },
    { label: texts.loan, value: loanExternalId },
    { label: texts.transaction, value: chargeId },
  ].flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]))
}

/**
 * The button that opens the receipt of the payment or, without a receipt, leads home; and the invitation to
 * the survey. Source: PAY-17, PAY-22.
 */
function SuccessActions({ receipt }: { readonly receipt: string | undefined }) {
  return (
    <>
      {receipt === undefined ? (
        <HomeLink variant="primary" />
      ) : (
        <ButtonLink to={receipt} icon="share" wide>
          {texts.shareReceipt}
        </ButtonLink>
      )}
      <SurveyPrompt />
    </>
  )
}

/**
 * A link to the list of payments. A payment appears there before it is subtracted from what the customer
 * owes.
 */
function MyPaymentsLink({ variant }: { readonly variant: 'primary' | 'quiet' }) {
  return (
    <ButtonLink to={addresses.myPayments.createPath()} variant={variant} wide>
      {texts.seePayments}
    </ButtonLink>
  )
}
