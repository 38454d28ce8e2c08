import { observer } from 'mobx-react-lite'
import type { Cents } from '@/domain/shared/money'
import { Amount } from '@/ui/kit/amount'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button, ButtonLink } from '@/ui/kit/button'
import { OutcomeSection } from '@/ui/kit/outcome'
import { Panel } from '@/ui/kit/panel'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { useSupportChatAddress } from '@/ui/shell/use-support-chat-address'
import { HomeLink } from '@/ui/shell/home-link'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { offersTexts as texts } from '@/ui/texts/offers.texts'
import { UnfinishedLoanApplicationPanel } from './unfinished-loan-application-panel'
import { NewLoanViewModel, type NewLoanState } from './new-loan-view-model'
import styles from './offers.module.css'

export const NewLoanScreen = observer(function NewLoanScreen() {
  const model = useViewModel(NewLoanViewModel)
  const { answer, title, waitNote } = model
  return (
    <AsyncBoundary
      answer={answer}
      screen={{ title, width: 'narrow' }}
      skeleton={{ shape: 'panel', label: texts.loading, note: waitNote }}
      failure={{ title: texts.failedTitle, otherAction: <HomeLink /> }}
    >
      {(shown) => (
        <Screen title={title} width="narrow">
          <Found shown={shown} onRetry={() => void answer.retry()} />
        </Screen>
      )}
    </AsyncBoundary>
  )
})

interface FoundProps {
  readonly shown: NewLoanState
  readonly onRetry: () => void
}

/** Shows what the lender answers to a customer who asks for a new loan. Source: OFF-03, OFF-04. */
function Found({ shown, onRetry }: FoundProps) {
  switch (shown.phase) {
    case 'to-start':
      return (
        <OutcomeSection
          tone="good"
          icon="loans"
          {...texts.toStart}
          detail={<Most amount={shown.maxAmount} />}
        >
          <Continuation at={shown.continueAt}>{texts.toStart.action}</Continuation>
          <HomeLink />
        </OutcomeSection>
      )
    case 'in-progress':
      return (
        <OutcomeSection
          tone="info"
          icon="clock"
          {...texts.inProgress}
          detail={<UnfinishedLoanApplicationPanel {...shown} />}
        >
          <Continuation at={shown.continueAt}>{texts.inProgress.action}</Continuation>
          <HomeLink />
        </OutcomeSection>
      )
    case 'line-in-progress':
      return (
        <OutcomeSection tone="info" icon="line" {...texts.line}>
          <Continuation at={shown.continueAt}>{texts.line.action}</Continuation>
          <HomeLink />
        </OutcomeSection>
      )
    case 'rejected':
      return (
        <OutcomeSection tone="bad" icon="exclamation" {...texts.rejected}>
          <HomeLink variant="primary" />
          <Chat />
        </OutcomeSection>
      )
    case 'no-offer':
      return (
        <OutcomeSection tone="info" icon="letter" {...texts.noOffer}>
          <HomeLink variant="primary" />
        </OutcomeSection>
      )
    case 'busy':
      return (
        <OutcomeSection tone="warn" icon="exclamation" {...texts.busy}>
          <Button wide icon="retry" onPress={onRetry}>
            {failureActionTexts.retry}
          </Button>
          <HomeLink />
        </OutcomeSection>
      )
    case 'maintenance':
      return (
        <OutcomeSection tone="warn" icon="warning" {...texts.maintenance}>
          <HomeLink variant="primary" />
        </OutcomeSection>
      )
  }
}

function Most({ amount }: { readonly amount: Cents | undefined }) {
  if (amount === undefined) return undefined
  return (
    <Panel label={texts.toStart.upTo}>
      <p className={styles['amount']}>
        {texts.toStart.upTo}
        <Amount cents={amount} size="hero" />
      </p>
    </Panel>
  )
}

interface ContinuationProps {
  readonly at: string | undefined
  readonly children: string
}

/**
 * The link to the lender's page that continues the application, or to the support chat if there is no such
 * page. Source: OFF-03.
 */
function Continuation({ at, children }: ContinuationProps) {
  const chat = useSupportChatAddress()
  if (at === undefined)
    return (
      <ButtonLink href={chat} newTab wide>
        {texts.byChat}
      </ButtonLink>
    )
  return (
    <ButtonLink href={at} wide>
      {children}
    </ButtonLink>
  )
}

function Chat() {
  const chat = useSupportChatAddress()
  return (
    <ButtonLink href={chat} newTab variant="quiet" wide>
      {texts.rejected.chat}
    </ButtonLink>
  )
}
