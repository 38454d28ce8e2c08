import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { Celebration } from '@/ui/kit/celebration'
import { DataList } from '@/ui/kit/data-list'
import { formatMoney } from '@/ui/kit/format'
import { ResultScreen } from '@/ui/kit/result-screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { WayHome } from '@/ui/shell/way-home'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import {
  PaymentStatusViewModel,
  type PaymentStatusState,
  type ToldPayment,
} from './payment-status-view-model'
import { SurveyPrompt } from './survey-prompt'
import styles from './payments.module.css'

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
          subtitle={texts.paid}
          detail={<Receipt {...state} />}
        >
          <Success receipt={state.receipt} />
        </ResultScreen>
      )
    case 'received':
      return (
        <ResultScreen
          tone="good"
          icon="clock"
          title={texts.receivedTitle}
          subtitle={texts.received}
          detail={<Receipt {...state} />}
        >
          <Success receipt={state.receipt} />
        </ResultScreen>
      )
    case 'in-process':
      return <InProcess model={model} state={state} />
    case 'not-arrived':
      return <NotArrived model={model} state={state} />
    case 'rejected':
      return <FinalError {...state} />
    case 'not-known':
      return (
        <ResultScreen
          tone="bad"
          title={texts.unknownErrorTitle}
          subtitle={texts.unknownError}
          detail={<Receipt {...state} />}
        >
          <LoansFirst />
        </ResultScreen>
      )
  }
})

interface InProcessProps {
  readonly model: PaymentStatusViewModel
  readonly state: Extract<PaymentStatusState, { readonly phase: 'in-process' }>
}

const InProcess = observer(function InProcess({ model, state }: InProcessProps) {
  const { asking, payment } = state
  return (
    <ResultScreen
      tone="warn"
      icon="clock"
      title={texts.inProcessTitle}
      subtitle={texts.inProcess}
      detail={<Followed payment={payment} news={model.news} />}
    >
      <Button wide icon="retry" busy={asking === 'asking'} onPress={model.askAgain}>
        {texts.askAgain}
      </Button>
      <WayToLoans variant="secondary" />
      <WayHome variant="quiet" />
    </ResultScreen>
  )
})

interface NotArrivedProps {
  readonly model: PaymentStatusViewModel
  readonly state: Extract<PaymentStatusState, { readonly phase: 'not-arrived' }>
}

/** Trying again sends the same payment: it cannot be charged twice. Source: PAY-16. */
const NotArrived = observer(function NotArrived({ model, state }: NotArrivedProps) {
  const { asking, payment, again } = state
  return (
    <ResultScreen
      tone="warn"
      icon="clock"
      title={texts.notArrivedTitle}
      subtitle={texts.notArrived}
      detail={<Followed payment={payment} news={model.news} />}
    >
      <ButtonLink to={again} wide>
        {texts.tryAgain}
      </ButtonLink>
      <Button variant="secondary" wide icon="retry" busy={asking === 'asking'} onPress={model.askAgain}>
        {texts.askAgain}
      </Button>
      <WayHome variant="quiet" />
    </ResultScreen>
  )
})

function Followed({ payment, news }: { readonly payment: ToldPayment; readonly news: string }) {
  return (
    <>
      <Receipt payment={payment} />
      <p role="status" className={styles['news']}>
        {news}
      </p>
    </>
  )
}

/** Paying again is offered only here, where the server's word is final. Source: PAY-15, PAY-17. */
function FinalError({ payment, title, text, again }: FinalErrorState) {
  return (
    <ResultScreen tone="bad" title={title} subtitle={text} detail={<Receipt payment={payment} />}>
      {again === undefined ? <WayHome variant="primary" /> : <AgainFirst to={again} />}
    </ResultScreen>
  )
}

type FinalErrorState = Extract<PaymentStatusState, { readonly phase: 'rejected' }>

function AgainFirst({ to }: { readonly to: string }) {
  return (
    <>
      <ButtonLink to={to} wide>
        {texts.tryAgain}
      </ButtonLink>
      <WayToLoans variant="secondary" />
      <WayHome variant="quiet" />
    </>
  )
}

function Receipt({ payment }: { readonly payment: ToldPayment }) {
  const { amount, externalId, transactionId } = payment
  const rows = [
    ...(amount === undefined ? [] : [{ label: texts.amount, value: formatMoney(amount) }]),
    ...(externalId === undefined ? [] : [{ label: texts.loan, value: externalId }]),
    ...(transactionId === undefined ? [] : [{ label: texts.transaction, value: transactionId }]),
  ]
  if (rows.length === 0) return null
  return (
    <Card>
      <DataList rows={rows} />
    </Card>
  )
}

function Success({ receipt }: { readonly receipt: string | undefined }) {
  return (
    <>
      <WayHome variant="primary" />
      {receipt !== undefined && (
        <ButtonLink to={receipt} variant="secondary" icon="receipt" wide>
          {texts.seeReceipt}
        </ButtonLink>
      )}
      <WayToLoans variant="quiet" />
      <SurveyPrompt />
      <Celebration />
    </>
  )
}

function LoansFirst() {
  return (
    <>
      <WayToLoans variant="primary" />
      <WayHome />
    </>
  )
}

function WayToLoans({ variant }: { readonly variant: 'primary' | 'secondary' | 'quiet' }) {
  return (
    <ButtonLink to={addresses.loans.to()} variant={variant} wide>
      {texts.seeLoans}
    </ButtonLink>
  )
}
