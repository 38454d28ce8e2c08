import type { OperationNotDoneProof } from '@/domain/shared/operation-not-done-proof'
import { observer } from 'mobx-react-lite'
import { nextStepAfterCardRefusal } from '@/domain/payments/card-refusal'
import type { DownPaymentRefusalReason } from '@/domain/refinancing/refusals'
import { totalDebtOfProposal } from '@/domain/refinancing/proposal'
import { ActionBar } from '@/ui/kit/action-bar'
import { Amount } from '@/ui/kit/amount'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button } from '@/ui/kit/button'
import { Checkbox } from '@/ui/kit/checkbox'
import { DataList } from '@/ui/kit/data-list'
import { formatBriefMoney } from '@/ui/kit/format'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { Notice } from '@/ui/kit/notice'
import { Panel } from '@/ui/kit/panel'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { Stack, TwoColumns } from '@/ui/kit/stack'
import { useOnPageHide } from '@/ui/kit/use-on-page-hide'
import { useViewModel } from '@/ui/kit/use-view-model'
import { RepaymentTotal } from '@/ui/loan-cost/repayment-total'
import { LoanTermsLink } from '@/ui/loan-cost/loan-terms-link'
import { LoanCostBreakdown } from '@/ui/loan-cost/loan-cost-breakdown'
import { SecondaryActionLinks } from '@/ui/shared/secondary-action-links'
import { cardBrandText } from '@/ui/texts/card-labels.texts'
import { loanCostTexts } from '@/ui/texts/loan-cost.texts'
import { downPaymentRefusalTexts } from '@/ui/texts/down-payment-refusal.texts'
import { refinancingTexts } from '@/ui/texts/refinancing.texts'
import { ChatButtonLink, ChatTextLink } from '@/ui/shell/chat-link'
import { RefinancingOutcomeUnknownScreen } from './refinancing-outcome-unknown-screen'
import type { RefinancingSummary, RefinancingSummaryState } from './refinancing-summary-state'
import { RefinancingSummaryViewModel } from './refinancing-summary-view-model'
import styles from './refinancing.module.css'

const texts = refinancingTexts.summary
const screenProps = { title: texts.title, width: 'two-columns' } as const

export function RefinancingSummaryScreen() {
  const model = useViewModel(RefinancingSummaryViewModel)
  useOnPageHide(model.forgetSecrets)
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={screenProps}
      skeleton={{ shape: 'panel', label: texts.loading }}
      failureNoticeProps={{
        title: texts.failedTitle,
        reference: texts.failedReference,
        secondaryAction: (
          <SecondaryActionLinks>
            <ButtonStyledAsLink onPress={model.goBack}>{refinancingTexts.back}</ButtonStyledAsLink>
            <RestartOrChatLinks model={model} />
          </SecondaryActionLinks>
        ),
      }}
    >
      {(shown) => screenForState(model, shown)}
    </AsyncBoundary>
  )
}

interface ModelProps {
  readonly model: RefinancingSummaryViewModel
}

function screenForState(model: RefinancingSummaryViewModel, shown: RefinancingSummaryState) {
  switch (shown.phase) {
    case 'agreeing':
    case 'paying':
      return <DownPaymentForm model={model} state={shown} />
    case 'refused':
      return (
        <DownPaymentRefusedScreen model={model} notDoneProof={shown.notDone} refusalReason={shown.refusal} />
      )
    case 'outcome-unknown':
      return (
        <RefinancingOutcomeUnknownScreen
          outcomeFollower={model.outcomeFollower}
          operationKind="payment"
          onRetry={model.goBackToCardStep}
        />
      )
  }
}

function RestartOrChatLinks({ model }: ModelProps) {
  return (
    <>
      <ButtonStyledAsLink onPress={model.returnToFirstStep}>{refinancingTexts.restart}</ButtonStyledAsLink>
      <ChatTextLink />
    </>
  )
}

interface DownPaymentRefusedScreenProps extends ModelProps {
  readonly notDoneProof: OperationNotDoneProof
  readonly refusalReason: DownPaymentRefusalReason | undefined
}

/**
 * The screen for a rejected down payment. It offers another attempt only if that may help. Source: REF-09,
 * PAY-15.
 */
function DownPaymentRefusedScreen({ model, notDoneProof, refusalReason }: DownPaymentRefusedScreenProps) {
  const { title, hint } = downPaymentRefusalTexts(notDoneProof, refusalReason)
  if (refusalReason === 'identity-check-over')
    return (
      <ResultScreen tone="bad" title={title} subtitle={hint}>
        <Button wide onPress={model.repeatIdentityCheck}>
          {texts.repeatIdentityCheck}
        </Button>
        <SecondaryActionLinks>
          <RestartOrChatLinks model={model} />
        </SecondaryActionLinks>
      </ResultScreen>
    )
  const isFinal =
    refusalReason === 'not-available' ||
    (refusalReason !== undefined && nextStepAfterCardRefusal(refusalReason) === 'none')
  if (isFinal)
    return (
      <ResultScreen tone="bad" title={title} subtitle={hint}>
        <Button wide onPress={model.returnToFirstStep}>
          {refinancingTexts.restart}
        </Button>
        <ChatButtonLink variant="quiet" />
      </ResultScreen>
    )
  return (
    <ResultScreen tone="bad" title={title} subtitle={hint}>
      <Button wide onPress={model.goBackToCardStep}>
        {refusalReason === 'wrong-number' ? texts.typeAgain : texts.again}
      </Button>
      <SecondaryActionLinks>
        <RestartOrChatLinks model={model} />
      </SecondaryActionLinks>
    </ResultScreen>
  )
}

interface DownPaymentFormProps extends ModelProps {
  readonly state: Extract<RefinancingSummaryState, { readonly phase: 'agreeing' | 'paying' }>
}

/**
 * The costs of the refinancing and the button that pays the down payment. While the payment is pending, no
 * link leads to another screen.
 */
const DownPaymentForm = observer(function DownPaymentForm({ model, state }: DownPaymentFormProps) {
  const { summary, isRetry, problem } = state
  const isPaying = state.phase === 'paying'
  return (
    <Screen {...screenProps}>
      <TwoColumns summary={<RefinancingAmounts summary={summary} />}>
        <DownPaymentSection summary={summary} />
        {isRetry && <Notice tone="info">{texts.samePayment}</Notice>}
        <LoanTermsLink termsOpener={model.termsOpener} onOpen={() => void model.openTerms()} />
        <Checkbox label={texts.agree} checked={model.hasAgreed} onChange={model.setHasAgreed} />
        {problem !== undefined && (
          <Notice tone="bad" title={texts.notSentTitle} announced>
            {problem}
          </Notice>
        )}
        {!isPaying && (
          <Button wide variant="quiet" onPress={model.goBack}>
            {refinancingTexts.back}
          </Button>
        )}
        <ActionBar>
          <RepaymentTotal cost={summary.cost} downPayment={summary.proposal.debtAmount} />
          <Button
            wide
            busy={isPaying}
            disabledReason={model.hasAgreed ? undefined : texts.agreeFirst}
            onPress={() => void model.submit()}
          >
            {texts.submit}
          </Button>
          <p role="status">{isPaying && model.progressMessage}</p>
        </ActionBar>
      </TwoColumns>
    </Screen>
  )
})

interface SummaryProps {
  readonly summary: RefinancingSummary
}

function RefinancingAmounts({
  summary: { proposal, cost, changedCostKinds: changedCostItems },
}: SummaryProps) {
  return (
    <Stack gap="large">
      <Panel label={texts.amounts}>
        <p className={styles['total']}>
          <span>{texts.today}</span>
          <Amount cents={proposal.debtAmount} size="hero" />
        </p>
        <DataList
          rows={[
            { label: texts.total, value: <Amount cents={totalDebtOfProposal(proposal)} /> },
            { label: texts.refinanced, value: <Amount cents={proposal.refinancingAmount} /> },
          ]}
        />
      </Panel>
      {changedCostItems.length > 0 && (
        <Notice tone="warn" title={texts.changedTitle}>
          {texts.changed(changedCostItems.map((item) => loanCostTexts.items[item].label))}
        </Notice>
      )}
      <LoanCostBreakdown cost={cost} />
      <p>{texts.disbursement(formatBriefMoney(proposal.refinancingAmount))}</p>
    </Stack>
  )
}

function DownPaymentSection({ summary: { proposal, cardBrand, lastDigits } }: SummaryProps) {
  const card = texts.cardName(cardBrand ? cardBrandText(cardBrand) : texts.cardOfUnknownBrand, lastDigits)
  return (
    <section>
      <h2 className={styles['subtitle']}>{texts.paymentTitle}</h2>
      <p>{texts.payment(formatBriefMoney(proposal.debtAmount), card)}</p>
    </section>
  )
}
