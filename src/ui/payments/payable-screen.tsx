import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { PaymentSummary } from '@/application/payments/payment-queries'
import { addresses } from '@/ui/addresses'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Facts } from '@/ui/kit/facts'
import { formatMoney } from '@/ui/kit/format'
import { Notice } from '@/ui/kit/notice'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { Skeleton } from '@/ui/kit/skeleton'
import { TwoColumns } from '@/ui/kit/stack'
import { LoadFailed } from '@/ui/shell/load-failed'
import { WayHome } from '@/ui/shell/way-home'
import { loansTexts } from '@/ui/texts/loans.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { DueCard } from './due-card'
import { payableNames, payableTitle } from './payable-texts'
import type { PaymentSummaryState, PaymentSummaryViewModel } from './payment-summary-view-model'
import { useReturn } from './use-return'

const texts = paymentsTexts.summary
const toList = { to: addresses.payInstallment.to(), label: texts.back }

export interface PayableScreenProps {
  readonly model: PaymentSummaryViewModel
  /** The list of what can be paid, unless said. */
  readonly back?: { readonly to: string; readonly label: string }
  /** How to pay it. */
  readonly children: (summary: PaymentSummary) => ReactNode
}

/** What is due, wherever it is paid; while a payment has no final word, nothing is offered. Source: PAY-03, PAY-16. */
export const PayableScreen = observer(function PayableScreen({
  model,
  back = toList,
  children,
}: PayableScreenProps) {
  useReturn(model.comeBack)
  const { state } = model
  switch (state.phase) {
    case 'loading':
      return (
        <Screen title={texts.title} back={back} width="two-columns">
          <Skeleton shape="card" count={2} label={texts.loading} note={model.waiting.note} />
        </Screen>
      )
    case 'failed':
      return (
        <LoadFailed
          title={texts.failedTitle}
          message={state.message}
          reference={loansTexts.loadReference}
          onRetry={() => void model.retry()}
        />
      )
    case 'in-doubt':
      return (
        <ResultScreen
          tone="warn"
          icon="clock"
          title={texts.inDoubtTitle}
          subtitle={texts.inDoubt(formatMoney(state.amount))}
        >
          <ButtonLink to={state.statusPath} wide>
            {texts.followUp}
          </ButtonLink>
          <WayHome />
        </ResultScreen>
      )
    case 'just-paid':
      return (
        <ResultScreen tone="warn" icon="clock" title={justPaidTitle(state)} subtitle={model.justPaid}>
          <ButtonLink to={addresses.myPayments.to()} wide>
            {texts.seePayments}
          </ButtonLink>
          <WayHome />
          <Button variant="quiet" wide onPress={model.payAgain}>
            {texts.payAgain}
          </Button>
        </ResultScreen>
      )
    case 'nothing-due':
      return (
        <ResultScreen
          tone="good"
          title={state.debt.kind === 'line' ? texts.nothingDueLine : texts.nothingDueTitle}
          subtitle={texts.nothingDue}
        >
          <WayHome variant="primary" />
          <ButtonLink to={addresses.payInstallment.to()} variant="secondary" wide>
            {texts.back}
          </ButtonLink>
        </ResultScreen>
      )
    case 'ready':
      return (
        <Screen
          title={payableTitle(state.summary.loan)}
          lead={lead(state.summary)}
          back={back}
          width="two-columns"
        >
          <TwoColumns summary={<DueCard rows={model.rows} total={model.total} />}>
            {model.paymentError !== undefined && (
              <Notice tone="bad" title={texts.paymentErrorTitle} announced>
                {model.paymentError}
              </Notice>
            )}
            {children(state.summary)}
          </TwoColumns>
        </Screen>
      )
  }
})

type JustPaid = Extract<PaymentSummaryState, { readonly phase: 'just-paid' }>

function justPaidTitle({ charge }: JustPaid): string {
  return charge.standing === 'accepted' ? texts.justPaidTitle : texts.maybePaidTitle
}

function lead({ loan }: PaymentSummary): ReactNode {
  const names = payableNames(loan)
  return names.length === 0 ? undefined : <Facts of={names} />
}
