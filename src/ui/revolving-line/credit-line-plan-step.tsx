import { observer } from 'mobx-react-lite'
import type { RepaymentPlan } from '@/domain/loan-cost/repayment-plan'
import { addresses } from '@/ui/addresses'
import { ActionBar } from '@/ui/kit/action-bar'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button, ButtonLink } from '@/ui/kit/button'
import { ChoiceCards } from '@/ui/kit/choice-cards'
import { InlineTextsWithDots } from '@/ui/kit/inline-texts-with-dots'
import { formatBriefMoney, formatLongDate } from '@/ui/kit/format'
import { Notice } from '@/ui/kit/notice'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { TwoColumns } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { RepaymentTotal } from '@/ui/loan-cost/repayment-total'
import { installmentPlanCostTexts } from '@/ui/loan-cost/installment-plan-cost-texts'
import { planTitleText } from '@/ui/loan-cost/plan-title-text'
import { LoanCostBreakdown } from '@/ui/loan-cost/loan-cost-breakdown'
import { OutcomeUnknownScreen } from '@/ui/shared/outcome-unknown-screen'
import { HomeLink } from '@/ui/shell/home-link'
import {
  creditLineLoanRefusalText,
  creditLineLoanRequestTexts,
} from '@/ui/texts/credit-line-loan-request.texts'
import { CreditLineUnavailable } from './credit-line-unavailable'
import type { ChoosingPlanState, CreditLinePlanState } from './credit-line-plan-state'
import { CreditLinePlanViewModel } from './credit-line-plan-view-model'

const { plan: texts, outcomeUnknown: outcomeUnknownTexts } = creditLineLoanRequestTexts
const backLink = { to: addresses.creditLineRequest.createPath(), label: texts.change }

export const CreditLinePlanStep = observer(function CreditLinePlanStep() {
  const model = useViewModel(CreditLinePlanViewModel)
  const { requestState } = model
  switch (requestState.phase) {
    case 'outcome-unknown':
      return (
        <OutcomeUnknownScreen
          outcomeFollower={model.outcomeFollower}
          message={{
            title: outcomeUnknownTexts.title,
            text: outcomeUnknownTexts.text(formatBriefMoney(requestState.operation.amount)),
          }}
          notReceivedMessage={{
            title: outcomeUnknownTexts.notArrivedTitle,
            text: outcomeUnknownTexts.notArrived(formatBriefMoney(requestState.operation.amount)),
          }}
          onRetry={model.canRetry ? () => void model.retry() : undefined}
        />
      )
    case 'refused':
      return (
        <ResultScreen
          tone="bad"
          title={texts.refusedTitle}
          subtitle={creditLineLoanRefusalText(requestState.notDone, requestState.code)}
          reference={requestState.code}
        >
          <Button wide onPress={model.choosePlanAgain}>
            {texts.again}
          </Button>
          <HomeLink />
        </ResultScreen>
      )
    case 'none':
    case 'sending':
      return <PlanScreen model={model} />
  }
})

function PlanScreen({ model }: { readonly model: CreditLinePlanViewModel }) {
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={{ title: texts.title, back: backLink }}
      skeleton={{ shape: 'row', count: 3, label: texts.loading }}
      failureNoticeProps={{ title: texts.failedTitle, secondaryAction: <HomeLink /> }}
    >
      {(shown) => screenForState(model, shown)}
    </AsyncBoundary>
  )
}

function screenForState(model: CreditLinePlanViewModel, shown: CreditLinePlanState) {
  switch (shown.phase) {
    case 'closed':
      return <CreditLineUnavailable status={shown.status} />
    case 'no-plan':
      return (
        <ResultScreen
          tone="warn"
          title={texts.noPlanTitle}
          subtitle={texts.noPlan}
          reference={texts.noPlanReference}
        >
          <ButtonLink to={addresses.creditLineRequest.createPath()} wide>
            {texts.change}
          </ButtonLink>
          <HomeLink />
        </ResultScreen>
      )
    case 'choosing':
      return <PlanForm model={model} state={shown} />
  }
}

interface PlanFormProps {
  readonly model: CreditLinePlanViewModel
  readonly state: ChoosingPlanState
}

/**
 * The form in which the customer chooses a plan and requests the loan. While the request is pending, no link
 * leads to another screen.
 */
const PlanForm = observer(function PlanForm({ model, state }: PlanFormProps) {
  const { costOfChosenPlan } = model
  const isSending = model.requestState.phase === 'sending'
  return (
    <Screen
      title={texts.title}
      lead={texts.lead(formatBriefMoney(state.amount))}
      back={isSending ? undefined : backLink}
      width="two-columns"
    >
      {state.earlierUses.map(({ amount, day }, position) => (
        <Notice key={position} tone="warn" title={texts.earlierUseTitle}>
          {texts.earlierUse(formatBriefMoney(amount), formatLongDate(day))}
        </Notice>
      ))}
      <TwoColumns secondColumn={costOfChosenPlan && <LoanCostBreakdown cost={costOfChosenPlan} />}>
        <ChoiceCards
          legend={texts.legend}
          legendHidden
          name="installments"
          options={state.options.map(toOption)}
          value={model.chosenPlanId}
          onChange={model.choosePlan}
        />
      </TwoColumns>
      <ActionBar>
        {costOfChosenPlan && <RepaymentTotal cost={costOfChosenPlan} />}
        <Button
          wide
          busy={isSending}
          disabledReason={costOfChosenPlan ? undefined : texts.choose}
          onPress={() => void model.submit()}
        >
          {costOfChosenPlan ? texts.submitFor(formatBriefMoney(state.amount)) : texts.submit}
        </Button>
        <p role="status">{isSending && (model.pendingRequest.slowRequestMessage ?? texts.sending)}</p>
      </ActionBar>
    </Screen>
  )
})

function toOption(option: RepaymentPlan) {
  const facts = installmentPlanCostTexts(option)
  return {
    value: option.lineId,
    title: planTitleText(option),
    ...(facts.length === 0 ? {} : { detail: <InlineTextsWithDots of={facts} /> }),
  }
}
