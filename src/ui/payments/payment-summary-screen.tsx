import { observer } from 'mobx-react-lite'
import type { PaymentSummary } from '@/application/payments/payment-queries'
import type { ScreenProps } from '@/ui/route'
import { Button, ButtonLink } from '@/ui/kit/button'
import { formatMoney } from '@/ui/kit/format'
import { Notice } from '@/ui/kit/notice'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { SelectField } from '@/ui/kit/select-field'
import { Skeleton } from '@/ui/kit/skeleton'
import { TwoColumns } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { paths } from '@/ui/paths'
import { failureTexts } from '@/ui/texts/failures.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { DueCard } from './due-card'
import { MethodView } from './method-view'
import { payableNumber, payableTitle } from './payable-texts'
import { PaymentLoadFailed } from './payment-load-failed'
import { PaymentSummaryViewModel } from './payment-summary-view-model'
import { useReturn } from './use-return'

const texts = paymentsTexts.summary
const back = { to: paths.payInstallment, label: texts.back }

export const PaymentSummaryScreen = observer(function PaymentSummaryScreen(_: ScreenProps) {
  const model = useViewModel(PaymentSummaryViewModel)
  useReturn(model.comeBack)
  const { state } = model
  switch (state.phase) {
    case 'loading':
      return (
        <Screen title={texts.title} back={back} wide>
          <Skeleton shape="card" count={2} label={texts.loading} note={model.waiting.note} />
        </Screen>
      )
    case 'failed':
      return (
        <PaymentLoadFailed
          title={texts.failedTitle}
          message={state.message}
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
          <ButtonLink to={paths.home} variant="secondary" wide>
            {failureTexts.goHome}
          </ButtonLink>
        </ResultScreen>
      )
    case 'nothing-due':
      return (
        <ResultScreen
          tone="good"
          title={state.debt.kind === 'line' ? texts.nothingDueLine : texts.nothingDueTitle}
          subtitle={texts.nothingDue}
        >
          <ButtonLink to={paths.home} wide>
            {failureTexts.goHome}
          </ButtonLink>
          <ButtonLink to={paths.payInstallment} variant="secondary" wide>
            {texts.back}
          </ButtonLink>
        </ResultScreen>
      )
    case 'ready':
      return <ReadySummary model={model} summary={state.summary} />
  }
})

interface ReadySummaryProps {
  readonly model: PaymentSummaryViewModel
  readonly summary: PaymentSummary
}

const ReadySummary = observer(function ReadySummary({ model, summary }: ReadySummaryProps) {
  const { loan } = summary
  const lead = [loan.commerceName, payableNumber(loan)].filter((fact) => fact !== undefined).join(' · ')
  return (
    <Screen title={payableTitle(loan)} lead={lead === '' ? undefined : lead} back={back} wide>
      <TwoColumns summary={<DueCard rows={model.rows} total={model.total} />}>
        {model.paymentError !== undefined && (
          <Notice tone="bad" title={texts.paymentErrorTitle} announced>
            {model.paymentError}
          </Notice>
        )}
        <MethodChoice model={model} summary={summary} />
      </TwoColumns>
    </Screen>
  )
})

const MethodChoice = observer(function MethodChoice({ model, summary }: ReadySummaryProps) {
  if (summary.methods.length === 0)
    return (
      <Notice
        tone="warn"
        action={
          <Button variant="secondary" icon="retry" onPress={() => void model.retry()}>
            {failureTexts.retry}
          </Button>
        }
      >
        {texts.noMethods}
      </Notice>
    )
  return (
    <>
      <SelectField
        id="method"
        label={texts.method}
        placeholder={texts.chooseMethod}
        value={model.method ?? ''}
        onChange={model.choose}
        options={summary.methods.map(({ method, description }) => ({ value: method, label: description }))}
        required
      />
      {model.method === undefined ? (
        <ButtonLink to={paths.payInstallment} variant="secondary">
          {texts.goBack}
        </ButtonLink>
      ) : (
        <MethodView method={model.method} summary={model} />
      )}
    </>
  )
})
