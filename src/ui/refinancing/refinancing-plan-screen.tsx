import { observer } from 'mobx-react-lite'
import type { RepaymentPlan } from '@/domain/loan-cost/repayment-plan'
import { ActionBar } from '@/ui/kit/action-bar'
import { Amount } from '@/ui/kit/amount'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { ChoiceCards } from '@/ui/kit/choice-cards'
import { DataList } from '@/ui/kit/data-list'
import { InlineTextsWithDots } from '@/ui/kit/inline-texts-with-dots'
import { formatBriefMoney } from '@/ui/kit/format'
import { Notice } from '@/ui/kit/notice'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { RepaymentTotal } from '@/ui/loan-cost/repayment-total'
import { installmentPlanCostTexts } from '@/ui/loan-cost/installment-plan-cost-texts'
import { LoanCostBreakdown } from '@/ui/loan-cost/loan-cost-breakdown'
import { SkippedItemsNotice } from '@/ui/shell/skipped-items-notice'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { noRefinancingPlanTexts, refinancingTexts } from '@/ui/texts/refinancing.texts'
import { ChatButtonLink } from '@/ui/shell/chat-link'
import { RefinancingOutcomeUnknownScreen } from './refinancing-outcome-unknown-screen'
import type { RefinancingPlanState } from './refinancing-plan-state'
import { RefinancingPlanViewModel } from './refinancing-plan-view-model'

const texts = refinancingTexts.plan
const screenProps = { title: texts.title, width: 'narrow' } as const

export function RefinancingPlanScreen() {
  const model = useViewModel(RefinancingPlanViewModel)
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={screenProps}
      skeleton={{ shape: 'row', count: 4, label: texts.loading }}
      failureNoticeProps={{
        title: texts.failedTitle,
        reference: texts.failedReference,
        secondaryAction: (
          <>
            <Button wide variant="quiet" onPress={model.goBack}>
              {refinancingTexts.back}
            </Button>
            <ChatButtonLink variant="quiet" />
          </>
        ),
      }}
    >
      {(shown) => screenForState(model, shown)}
    </AsyncBoundary>
  )
}

function screenForState(model: RefinancingPlanViewModel, shown: RefinancingPlanState) {
  switch (shown.phase) {
    case 'empty':
    case 'none-left':
    case 'not-available':
      return (
        <ResultScreen
          tone="warn"
          {...noRefinancingPlanTexts(shown.phase)}
          reference={shown.phase === 'not-available' ? texts.notCreatedReference : undefined}
        >
          <ChatButtonLink variant="primary" />
          <Button wide variant="quiet" onPress={model.goBack}>
            {refinancingTexts.back}
          </Button>
        </ResultScreen>
      )
    case 'outcome-unknown':
      return (
        <RefinancingOutcomeUnknownScreen
          outcomeFollower={model.outcomeFollower}
          operationKind="loan"
          onRetry={() => void model.retry()}
        />
      )
    case 'choosing':
    case 'retrying-payment':
    case 'creating':
      return <PlanForm model={model} state={shown} />
  }
}

interface PlanFormProps {
  readonly model: RefinancingPlanViewModel
  readonly state: Extract<
    RefinancingPlanState,
    { readonly phase: 'choosing' | 'retrying-payment' | 'creating' }
  >
}

const PlanForm = observer(function PlanForm({ model, state }: PlanFormProps) {
  const isCreating = state.phase === 'creating'
  const chosenPlanId = isCreating ? state.plan.lineId : model.chosenPlanId
  return (
    <Screen {...screenProps}>
      <SkippedItemsNotice />
      <ProposalAmounts model={model} />
      {state.phase === 'retrying-payment' && (
        <Notice tone="info">{refinancingTexts.summary.samePayment}</Notice>
      )}
      {state.phase === 'choosing' && state.problem !== undefined && (
        <Notice tone="bad" title={texts.notCreatedTitle} announced>
          <p>{state.problem}</p>
          <p>{basicComponentTexts.reference(texts.notCreatedReference)}</p>
        </Notice>
      )}
      <ChoiceCards
        legend={texts.legend}
        name="plan"
        options={state.plans.map(toOption)}
        value={chosenPlanId}
        onChange={isCreating ? () => undefined : model.choosePlan}
      />
      {model.costOfChosenPlan && <LoanCostBreakdown cost={model.costOfChosenPlan} />}
      {state.phase === 'retrying-payment' && <ChatButtonLink variant="quiet" />}
      {!isCreating && (
        <Button wide variant="quiet" onPress={model.goBack}>
          {refinancingTexts.back}
        </Button>
      )}
      <ActionBar>
        {model.costOfChosenPlan && (
          <RepaymentTotal cost={model.costOfChosenPlan} downPayment={model.proposal?.debtAmount} />
        )}
        <Button
          wide
          busy={isCreating}
          disabledReason={chosenPlanId === undefined ? texts.chooseFirst : undefined}
          onPress={() => void model.submit()}
        >
          {refinancingTexts.goOn}
        </Button>
        <p role="status">{isCreating && (model.pendingRequest.slowRequestMessage ?? texts.creating)}</p>
      </ActionBar>
    </Screen>
  )
})

const ProposalAmounts = observer(function ProposalAmounts({ model }: Pick<PlanFormProps, 'model'>) {
  const { proposal } = model
  if (!proposal) return null
  return (
    <Card>
      <DataList
        rows={[
          { label: texts.debt, value: <Amount cents={proposal.debtAmount} /> },
          { label: texts.refinanced, value: <Amount cents={proposal.refinancingAmount} /> },
        ]}
      />
    </Card>
  )
})

function toOption(option: RepaymentPlan) {
  const { lineId, count, amount } = option
  const facts = [texts.each(count, formatBriefMoney(amount)), ...installmentPlanCostTexts(option)]
  return {
    value: lineId,
    title: texts.installments(count),
    detail: <InlineTextsWithDots of={facts} />,
  }
}
