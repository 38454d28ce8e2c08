import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Form } from '@/ui/kit/form'
import { formatBriefMoney } from '@/ui/kit/format'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { TextField } from '@/ui/kit/text-field'
import { useViewModel } from '@/ui/kit/use-view-model'
import { AccountChangeBlockedNotice } from '@/ui/protection/account-change-blocked-notice'
import { HomeLink } from '@/ui/shell/home-link'
import { creditLineLoanRequestTexts } from '@/ui/texts/credit-line-loan-request.texts'
import { creditLineTexts } from '@/ui/texts/revolving-line.texts'
import { CreditLineAmountViewModel, type CreditLineAmountState } from './credit-line-amount-view-model'
import { CreditLineUnavailable } from './credit-line-unavailable'

const texts = creditLineLoanRequestTexts.amount
const backLink = { to: addresses.creditLineDetail.createPath(), label: creditLineTexts.backToCreditLine }

export function CreditLineAmountStep() {
  const model = useViewModel(CreditLineAmountViewModel)
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={{ title: texts.title, back: backLink, width: 'narrow' }}
      skeleton={{ shape: 'card', label: creditLineTexts.loading }}
      failureNoticeProps={{ title: creditLineTexts.failedTitle, secondaryAction: <HomeLink /> }}
    >
      {(shown) => screenForState(model, shown)}
    </AsyncBoundary>
  )
}

function screenForState(model: CreditLineAmountViewModel, shown: CreditLineAmountState) {
  switch (shown.phase) {
    case 'closed':
      return <CreditLineUnavailable status={shown.status} />
    case 'used-up':
      return (
        <ResultScreen tone="info" title={texts.noneTitle} subtitle={texts.none}>
          <ButtonLink to={addresses.creditLineDetail.createPath()} wide>
            {creditLineTexts.toLine}
          </ButtonLink>
          <HomeLink />
        </ResultScreen>
      )
    case 'asking':
      return <AmountForm model={model} maxAmountText={formatBriefMoney(shown.remainingAmount)} />
  }
}

interface AmountFormProps {
  readonly model: CreditLineAmountViewModel
  readonly maxAmountText: string
}

const AmountForm = observer(function AmountForm({ model, maxAmountText }: AmountFormProps) {
  const { amountError } = model
  return (
    <Screen title={texts.title} lead={texts.lead(maxAmountText)} back={backLink} width="narrow">
      <AccountChangeBlockedNotice change="new-debt" />
      <Form onSubmit={model.submit} errors={[]} label={texts.title}>
        <TextField
          id="line-amount"
          label={texts.label}
          hint={texts.hint(maxAmountText)}
          value={model.typedAmount}
          onChange={model.enterAmount}
          onBlur={model.showAmountErrorFromNowOn}
          error={amountError}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <Button type="submit" wide disabledReason={model.isAmountValid ? undefined : texts.invalid}>
          {texts.submit}
        </Button>
      </Form>
    </Screen>
  )
})
