import { observer } from 'mobx-react-lite'
import type { PayableLoan, PayableStatus } from '@/domain/payments/payable-loan'
import type { ScreenProps } from '@/ui/route'
import { Button } from '@/ui/kit/button'
import { Chip, type ChipProps } from '@/ui/kit/chip'
import { ChoiceCards } from '@/ui/kit/choice-cards'
import { Facts } from '@/ui/kit/facts'
import { Form } from '@/ui/kit/form'
import { Screen } from '@/ui/kit/screen'
import { Skeleton } from '@/ui/kit/skeleton'
import { useViewModel } from '@/ui/kit/use-view-model'
import { NoLoans } from '@/ui/loans/no-loans'
import { LoadFailed } from '@/ui/shell/load-failed'
import { loansTexts } from '@/ui/texts/loans.texts'
import { payableStatusText, paymentsTexts } from '@/ui/texts/payments.texts'
import { payableFacts, payableTitle } from './payable-texts'
import { PayableLoansViewModel } from './payable-loans-view-model'
import styles from './payments.module.css'

const texts = paymentsTexts.list

const tones: Record<PayableStatus, ChipProps['tone']> = {
  'to-pay': 'info',
  'up-to-date': 'good',
  'in-debt': 'bad',
}

export const PayableLoansScreen = observer(function PayableLoansScreen(_: ScreenProps) {
  const model = useViewModel(PayableLoansViewModel)
  const { state } = model
  switch (state.phase) {
    case 'loading':
      return (
        <Screen title={texts.title}>
          <Skeleton shape="card" count={3} label={texts.loading} note={model.waiting.note} />
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
    case 'empty':
      return (
        <Screen title={texts.title}>
          <NoLoans title={texts.emptyTitle} text={texts.empty} newLoan={state.newLoan} />
        </Screen>
      )
    case 'choosing':
      return (
        <Screen title={texts.title} lead={texts.lead}>
          <Form onSubmit={model.submit} errors={state.errors}>
            <ChoiceCards
              legend={texts.legend}
              legendHidden
              name="loan"
              options={state.loans.map(toOption)}
              value={model.choice}
              onChange={model.choose}
              error={state.errors[0]?.text}
            />
            <Button type="submit" wide>
              {texts.submit}
            </Button>
          </Form>
        </Screen>
      )
  }
})

function toOption(loan: PayableLoan) {
  return {
    value: loan.externalId,
    title: payableTitle(loan),
    detail: <Detail loan={loan} />,
  }
}

function Detail({ loan }: { readonly loan: PayableLoan }) {
  return (
    <span className={styles['payable']}>
      <span>
        <Facts of={payableFacts(loan)} />
      </span>
      <Chip tone={tones[loan.status]}>{payableStatusText(loan.status)}</Chip>
    </span>
  )
}
