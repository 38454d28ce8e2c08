import { observer } from 'mobx-react-lite'
import type { PaymentSummary } from '@/application/payments/payment-queries'
import { addresses } from '@/ui/addresses'
import { ButtonLink } from '@/ui/kit/button'
import { SelectField } from '@/ui/kit/select-field'
import { useViewModel } from '@/ui/kit/use-view-model'
import { NotLoaded } from '@/ui/kit/not-loaded'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { MethodView } from './method-view'
import { OtherWays } from './other-ways'
import { PayableScreen } from './payable-screen'
import { PaymentSummaryViewModel } from './payment-summary-view-model'

const texts = paymentsTexts.summary

export const PaymentSummaryScreen = observer(function PaymentSummaryScreen() {
  const model = useViewModel(PaymentSummaryViewModel)
  return (
    <PayableScreen model={model}>
      {(summary) => (
        <>
          <MethodChoice model={model} summary={summary} />
          <OtherWays debt={summary.debt} />
        </>
      )}
    </PayableScreen>
  )
})

interface MethodChoiceProps {
  readonly model: PaymentSummaryViewModel
  readonly summary: PaymentSummary
}

const MethodChoice = observer(function MethodChoice({ model, summary }: MethodChoiceProps) {
  if (summary.methods.length === 0)
    return <NotLoaded tone="warn" message={texts.noMethods} onRetry={() => void model.answer.retry()} />
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
        <ButtonLink to={addresses.payInstallment.to()} variant="secondary">
          {texts.goBack}
        </ButtonLink>
      ) : (
        <MethodView method={model.method} summary={model} />
      )}
    </>
  )
})
