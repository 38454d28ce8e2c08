import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { ActionBar } from '@/ui/kit/action-bar'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button, ButtonLink, TextLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { FallingConfetti } from '@/ui/kit/falling-confetti'
import { formatLongDate } from '@/ui/kit/format'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { Receipt } from '@/ui/kit/receipt'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { TwoColumns } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { RepaymentTotal } from '@/ui/loan-cost/repayment-total'
import { LoanTermsLink } from '@/ui/loan-cost/loan-terms-link'
import { planTitleText } from '@/ui/loan-cost/plan-title-text'
import { LoanCostBreakdown } from '@/ui/loan-cost/loan-cost-breakdown'
import { SecondaryActionLinks } from '@/ui/shared/secondary-action-links'
import { HomeLink } from '@/ui/shell/home-link'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { creditLineLoanRequestTexts } from '@/ui/texts/credit-line-loan-request.texts'
import { creditLineTexts } from '@/ui/texts/revolving-line.texts'
import { CreditLineSummaryViewModel, type CreditLineSummaryState } from './credit-line-summary-view-model'
import styles from './revolving-line.module.css'

const { summary: texts, done } = creditLineLoanRequestTexts

export const CreditLineSummaryStep = observer(function CreditLineSummaryStep() {
  const model = useViewModel(CreditLineSummaryViewModel)
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={{ title: texts.title }}
      skeleton={{ shape: 'card', count: 2, label: texts.loading }}
      failureNoticeProps={{
        title: texts.failedTitle,
        reference: texts.reference,
        secondaryAction: <OtherLoanOrHomeLinks model={model} />,
      }}
    >
      {(shown) => <CreatedLoanSummary model={model} state={shown} />}
    </AsyncBoundary>
  )
})

interface CreatedLoanSummaryProps {
  readonly model: CreditLineSummaryViewModel
  readonly state: CreditLineSummaryState
}

const CreatedLoanSummary = observer(function CreatedLoanSummary({ model, state }: CreatedLoanSummaryProps) {
  if (model.hasAccepted) return <AcceptedLoanResult state={state} />
  return (
    <Screen title={texts.title} lead={texts.lead} width="two-columns">
      <TwoColumns
        secondColumn={
          <>
            <CardAndTerms model={model} state={state} />
            <OtherLoanOrHomeLinks model={model} />
          </>
        }
      >
        <LoanCostBreakdown cost={state.cost} />
      </TwoColumns>
      <ActionBar>
        <RepaymentTotal cost={state.cost} />
        <Button wide onPress={() => void model.acceptTerms()}>
          {texts.submit}
        </Button>
      </ActionBar>
    </Screen>
  )
})

function CardAndTerms({ model, state }: CreatedLoanSummaryProps) {
  return (
    <>
      <Card>
        <p className={styles['figure']}>
          <span>{texts.card}</span>
          <b>{texts.cardDigits(state.lastDigitsOfPayingCard)}</b>
        </p>
      </Card>
      <LoanTermsLink termsOpener={model.termsOpener} onOpen={() => void model.openTerms()} />
    </>
  )
}

function OtherLoanOrHomeLinks({ model }: Pick<CreatedLoanSummaryProps, 'model'>) {
  return (
    <SecondaryActionLinks>
      <ButtonStyledAsLink onPress={() => void model.requestAnotherLoan()}>
        {creditLineLoanRequestTexts.check.another}
      </ButtonStyledAsLink>
      <TextLink to={addresses.home.createPath()}>{failureActionTexts.goHome}</TextLink>
    </SecondaryActionLinks>
  )
}

/** The result after the customer has accepted the loan: its amount, installments and first due date. */
function AcceptedLoanResult({ state: { cost, request } }: Pick<CreatedLoanSummaryProps, 'state'>) {
  const { firstDueDate } = cost
  const rows = [
    { label: done.installments, value: planTitleText(request.option) },
    ...(firstDueDate === undefined ? [] : [{ label: done.first, value: formatLongDate(firstDueDate) }]),
  ]
  return (
    <ResultScreen
      tone="good"
      title={done.title}
      subtitle={done.text}
      detail={<Receipt label={done.title} amountLabel={done.amount} amount={request.amount} rows={rows} />}
    >
      <ButtonLink to={addresses.creditLineDetail.createPath()} wide>
        {creditLineTexts.toLine}
      </ButtonLink>
      <HomeLink />
      <FallingConfetti />
    </ResultScreen>
  )
}
