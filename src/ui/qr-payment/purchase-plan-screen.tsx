import { observer } from 'mobx-react-lite'
import type { RepaymentPlan } from '@/domain/loan-cost/repayment-plan'
import type { OperationRecord } from '@/domain/shared/operation'
import type { OperationFromOtherDevice } from '@/domain/shared/operation-from-other-device'
import { dayInBuenosAires } from '@/domain/shared/calendar-date'
import { ActionBar } from '@/ui/kit/action-bar'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { ChoiceCards, type ChoiceCardOption } from '@/ui/kit/choice-cards'
import { DataList } from '@/ui/kit/data-list'
import { InlineTextsWithDots } from '@/ui/kit/inline-texts-with-dots'
import { Form } from '@/ui/kit/form'
import { formatBriefMoney, formatLongDate, formatMoney } from '@/ui/kit/format'
import { Notice } from '@/ui/kit/notice'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { TwoColumns } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { RepaymentTotal } from '@/ui/loan-cost/repayment-total'
import { installmentPlanCostTexts } from '@/ui/loan-cost/installment-plan-cost-texts'
import { LoanTermsLink } from '@/ui/loan-cost/loan-terms-link'
import { planTitleText } from '@/ui/loan-cost/plan-title-text'
import { LoanCostBreakdown } from '@/ui/loan-cost/loan-cost-breakdown'
import { addresses } from '@/ui/addresses'
import { HomeLink } from '@/ui/shell/home-link'
import { ChatButtonLink } from '@/ui/shell/chat-link'
import {
  firstInstallmentDiscountTexts,
  similarPurchaseOnOtherDeviceTexts,
  purchasePlanTexts as texts,
  noPurchasePlanText,
} from '@/ui/texts/purchase-plan.texts'
import { LoanWithoutNumberScreen, PurchaseNotPossibleScreen } from './purchase-not-possible-screen'
import { PurchasePlanViewModel, type PurchasePlanState } from './purchase-plan-view-model'
import { ShopPaymentOutcomeScreen } from './shop-payment-outcome-screen'
import { ShopPaymentProgressScreen } from './shop-payment-progress-screen'
import styles from './qr-payment.module.css'

const screenProps = { title: texts.title, width: 'two-columns' } as const
const radioGroupName = 'installments'

/**
 * The screen with the plans for repaying a purchase, their cost, and the pay button. Source: QRP-06, QRP-07.
 */
export const PurchasePlanScreen = observer(function PurchasePlanScreen() {
  const model = useViewModel(PurchasePlanViewModel)
  const { phase } = model.paymentModel.state
  if (phase !== 'none' && phase !== 'paying')
    return (
      <ShopPaymentOutcomeScreen
        paymentModel={model.paymentModel}
        onRetry={model.canRetry ? () => void model.retry() : undefined}
      />
    )
  if (phase === 'paying') return <ShopPaymentProgressScreen bar={model.paymentModel.progressBar} />
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={screenProps}
      skeleton={{ shape: 'row', count: 3, label: texts.loading }}
      failureNoticeProps={{ title: texts.failedTitle, secondaryAction: <ScanAgainLink /> }}
    >
      {(shown) => screenForState(model, shown)}
    </AsyncBoundary>
  )
})

function screenForState(model: PurchasePlanViewModel, state: PurchasePlanState) {
  switch (state.phase) {
    case 'no-plan':
      return <NoPlanScreen model={model} />
    case 'not-possible':
      return (
        <PurchaseNotPossibleScreen
          refusal={state.refusal}
          otherAmountAddress={model.isAmountFixedByShopCode ? undefined : model.backAddress}
        />
      )
    case 'loan-without-number':
      return <LoanWithoutNumberScreen onAskAgain={() => void model.asyncState.retry()} />
    case 'choosing':
      return <PlanChoiceScreen model={model} state={state} />
  }
}

function ScanAgainLink() {
  return (
    <ButtonLink to={addresses.qrPayment.createPath()} variant="quiet" wide>
      {texts.scanAgain}
    </ButtonLink>
  )
}

function NoPlanScreen({ model }: { readonly model: PurchasePlanViewModel }) {
  return (
    <ResultScreen
      tone="warn"
      title={texts.noPlanTitle}
      subtitle={noPurchasePlanText(model.isAmountFixedByShopCode)}
    >
      <ButtonLink to={model.backAddress} wide>
        {model.isAmountFixedByShopCode ? texts.scanAgain : texts.back}
      </ButtonLink>
      <ChatButtonLink variant="quiet" />
      <HomeLink />
    </ResultScreen>
  )
}

interface PlanChoiceScreenProps {
  readonly model: PurchasePlanViewModel
  readonly state: Extract<PurchasePlanState, { readonly phase: 'choosing' }>
}

const PlanChoiceScreen = observer(function PlanChoiceScreen({ model, state }: PlanChoiceScreenProps) {
  const { costOfChosenPlan } = model
  const error = model.isMissingChoice ? texts.required : undefined
  return (
    <Screen {...screenProps} back={{ to: model.backAddress, label: texts.back }}>
      <TwoColumns summary={<PurchaseDetails state={state} />}>
        {state.before && <EarlierPaymentNotice before={state.before} />}
        {state.purchasesOnOtherDevices.map((each) => (
          <OtherDevicePurchaseNotice key={each.id} elsewhere={each} seller={state.sellerName} />
        ))}
        <FirstInstallmentDiscountNotice model={model} />
        <Form
          onSubmit={() => void model.pay()}
          errors={error === undefined ? [] : [{ fieldId: radioGroupName, text: error }]}
          label={texts.title}
        >
          <ChoiceCards
            legend={texts.legend}
            name={radioGroupName}
            options={state.options.map(toOption)}
            value={model.chosenPlanId}
            onChange={model.choosePlan}
            error={error}
          />
          {costOfChosenPlan && <LoanCostBreakdown cost={costOfChosenPlan} />}
          {costOfChosenPlan && (
            <LoanTermsLink termsOpener={model.termsOpener} onOpen={() => void model.openTerms()} />
          )}
          <ScanAgainLink />
          {/* These links are not in the bar, which with large letters would take most of the window. */}
          <p>{texts.once}</p>
          <ActionBar>
            {costOfChosenPlan && <RepaymentTotal cost={costOfChosenPlan} />}
            <Button type="submit" wide>
              {texts.pay(formatBriefMoney(state.amount))}
            </Button>
          </ActionBar>
        </Form>
      </TwoColumns>
    </Screen>
  )
})

function PurchaseDetails({ state: { sellerName, amount } }: Pick<PlanChoiceScreenProps, 'state'>) {
  return (
    <Card label={texts.purchase}>
      <h2 className={styles['heading']}>{texts.purchase}</h2>
      <DataList
        rows={[
          { label: texts.seller, value: sellerName },
          { label: texts.amount, value: formatMoney(amount) },
        ]}
      />
    </Card>
  )
}

function EarlierPaymentNotice({ before }: { readonly before: OperationRecord }) {
  const day = formatLongDate(dayInBuenosAires(before.at))
  return (
    <Notice tone="warn" title={texts.paidBefore}>
      {texts.paidBeforeText(formatBriefMoney(before.amount), day)}
    </Notice>
  )
}

function OtherDevicePurchaseNotice({
  elsewhere,
  seller,
}: {
  readonly elsewhere: OperationFromOtherDevice
  readonly seller: string
}) {
  const { title, text } = similarPurchaseOnOtherDeviceTexts(elsewhere, seller)
  return (
    <Notice tone="warn" title={title}>
      {text}
    </Notice>
  )
}

const FirstInstallmentDiscountNotice = observer(function FirstInstallmentDiscountNotice({
  model,
}: Pick<PlanChoiceScreenProps, 'model'>) {
  if (!model.firstInstallmentDiscount) return null
  const { title, text } = firstInstallmentDiscountTexts(model.firstInstallmentDiscount)
  return (
    <Notice tone="good" title={title}>
      {text}
    </Notice>
  )
})

function toOption(option: RepaymentPlan): ChoiceCardOption<string> {
  const facts = installmentPlanCostTexts(option)
  return {
    value: option.lineId,
    title: planTitleText(option),
    ...(facts.length === 0 ? {} : { detail: <InlineTextsWithDots of={facts} /> }),
  }
}
