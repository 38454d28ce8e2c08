import { observer } from 'mobx-react-lite'
import { totalDebtOfProposal, type RefinancingProposal } from '@/domain/refinancing/proposal'
import type { OperationRecord } from '@/domain/shared/operation'
import { addresses } from '@/ui/addresses'
import { Amount } from '@/ui/kit/amount'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Countdown } from './countdown'
import { DataList } from '@/ui/kit/data-list'
import { formatBriefMoney } from '@/ui/kit/format'
import { Notice } from '@/ui/kit/notice'
import { Panel } from '@/ui/kit/panel'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { TextList } from '@/ui/kit/text-list'
import { useViewModel } from '@/ui/kit/use-view-model'
import {
  blockedByEarlierPaymentTexts,
  refinancingOfferGreeting,
  refinancingTexts,
} from '@/ui/texts/refinancing.texts'
import { ChatButtonLink } from '@/ui/shell/chat-link'
import { RefinancingOutcomeUnknownScreen } from './refinancing-outcome-unknown-screen'
import { RefinancingHomeViewModel, type RefinancingHomeState } from './refinancing-home-view-model'
import styles from './refinancing.module.css'

const texts = refinancingTexts.home

export function RefinancingHomeScreen() {
  const model = useViewModel(RefinancingHomeViewModel)
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={{ title: texts.title, width: 'narrow' }}
      skeleton={{ shape: 'panel', label: texts.loading }}
      failureNoticeProps={{
        title: texts.failedTitle,
        reference: texts.failedReference,
        secondaryAction: <ChatButtonLink variant="quiet" />,
      }}
    >
      {(shown) => screenForState(model, shown)}
    </AsyncBoundary>
  )
}

function screenForState(model: RefinancingHomeViewModel, shown: RefinancingHomeState) {
  switch (shown.phase) {
    case 'no-link':
      return <ChatOnlyScreen model={model} {...refinancingTexts.noLink} />
    case 'not-a-link':
      return <ChatOnlyScreen model={model} {...refinancingTexts.notALink} />
    case 'expired':
      return <ChatOnlyScreen model={model} {...refinancingTexts.expired} {...shown} />
    case 'not-offered':
      return <ChatOnlyScreen model={model} {...refinancingTexts.notOffered} {...shown} />
    case 'paid':
      return (
        <ResultScreen
          tone="good"
          title={refinancingTexts.paid.title}
          subtitle={refinancingTexts.paid.subtitle}
        >
          <ButtonLink to={addresses.main.createPath()} wide>
            {refinancingTexts.result.toPortal}
          </ButtonLink>
        </ResultScreen>
      )
    case 'outcome-unknown':
      return (
        <RefinancingOutcomeUnknownScreen
          outcomeFollower={model.outcomeFollower}
          operationKind="payment"
          onRetry={model.showOfferAgain}
        />
      )
    case 'held-back':
      return <ChatOnlyScreen model={model} {...blockedByEarlierPaymentTexts(shown.by)} />
    case 'open':
      return <RefinancingOffer model={model} {...shown} />
  }
}

interface ModelProps {
  readonly model: RefinancingHomeViewModel
}

interface ChatOnlyScreenProps extends ModelProps {
  readonly title: string
  readonly subtitle: string
  readonly earlierPayments?: readonly OperationRecord[]
}

function ChatOnlyScreen({ model, title, subtitle, earlierPayments = [] }: ChatOnlyScreenProps) {
  const notices = (
    <>
      <NotSentNotice model={model} />
      <EarlierPaymentNotices payments={earlierPayments} />
    </>
  )
  return (
    <ResultScreen tone="warn" title={title} subtitle={subtitle} detail={notices}>
      <ChatButtonLink variant="primary" />
    </ResultScreen>
  )
}

/** The notice that nothing was sent, because the lender's proposal had changed. Source: REF-11. */
function NotSentNotice({ model }: ModelProps) {
  if (model.notSentOperationKind === undefined) return null
  return (
    <Notice tone="warn" announced>
      {texts.notSent[model.notSentOperationKind]}
    </Notice>
  )
}

/** A notice for each recent payment of another refinancing, perhaps for the same debt. Source: REF-11. */
function EarlierPaymentNotices({ payments }: { readonly payments: readonly OperationRecord[] }) {
  return payments.map(({ idempotencyKey, amount }) => (
    <Notice key={idempotencyKey} tone="warn" title={texts.paidBeforeTitle}>
      {texts.paidBefore(formatBriefMoney(amount))}
    </Notice>
  ))
}

interface RefinancingOfferProps extends ModelProps {
  readonly proposal: RefinancingProposal
  readonly isChatOnly: boolean
  readonly earlierPayments: readonly OperationRecord[]
}

function RefinancingOffer({ model, proposal, isChatOnly, earlierPayments }: RefinancingOfferProps) {
  const { customerName, refinancingAmount, debtAmount } = proposal
  return (
    <Screen width="narrow" title={texts.title} lead={refinancingOfferGreeting(customerName)}>
      <NotSentNotice model={model} />
      <EarlierPaymentNotices payments={earlierPayments} />
      <Panel label={texts.total}>
        <p className={styles['total']}>
          <span>{texts.total}</span>
          <Amount cents={totalDebtOfProposal(proposal)} size="hero" />
        </p>
        <DataList
          rows={[
            { label: texts.refinanced, value: <Amount cents={refinancingAmount} /> },
            { label: isChatOnly ? texts.todayByChat : texts.today, value: <Amount cents={debtAmount} /> },
          ]}
        />
      </Panel>
      <TimeLeft model={model} />
      {isChatOnly ? <ChatOnlyNotice /> : <RefinancingSteps onGoOn={model.continueToPlans} />}
    </Screen>
  )
}

/**
 * A notice that this offer can only be accepted in the support chat, with a link to it. Source: REF-02,
 * PAY-23.
 */
function ChatOnlyNotice() {
  return (
    <>
      <Notice tone="info" title={texts.byChatTitle}>
        {texts.byChat}
      </Notice>
      <ChatButtonLink variant="primary" />
    </>
  )
}

function RefinancingSteps({ onGoOn }: { readonly onGoOn: () => void }) {
  return (
    <>
      <section>
        <h2 className={styles['subtitle']}>{texts.stepsTitle}</h2>
        <div className={styles['steps']}>
          <TextList kind="steps" items={texts.steps} gap="small" />
        </div>
      </section>
      <Button wide onPress={onGoOn}>
        {refinancingTexts.goOn}
      </Button>
    </>
  )
}

const TimeLeft = observer(function TimeLeft({ model }: ModelProps) {
  return (
    <p className={styles['timeLeft']}>
      {texts.timeLeft} <Countdown seconds={model.secondsUntilLinkExpiry ?? 0} />
    </p>
  )
})
