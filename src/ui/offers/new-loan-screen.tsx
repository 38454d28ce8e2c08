import { observer } from 'mobx-react-lite'
import type { Cents } from '@/domain/shared/money'
import { Amount } from '@/ui/kit/amount'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button, ButtonLink } from '@/ui/kit/button'
import { OutcomeSection } from '@/ui/kit/outcome-section'
import { Panel } from '@/ui/kit/panel'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { AccountChangeBlockedNotice } from '@/ui/protection/account-change-blocked-notice'
import { useSupportChatAddress } from '@/ui/shell/use-support-chat-address'
import { HomeLink } from '@/ui/shell/home-link'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { offersTexts as texts } from '@/ui/texts/offers.texts'
import { UnfinishedLoanApplicationPanel } from './unfinished-loan-application-panel'
import { NewLoanViewModel, type NewLoanState } from './new-loan-view-model'

export const NewLoanScreen = observer(function NewLoanScreen() {
  const model = useViewModel(NewLoanViewModel)
  const { asyncState, title, waitNote } = model
  return (
    <AsyncBoundary
      asyncState={asyncState}
      screen={{ title, width: 'narrow' }}
      skeleton={{ shape: 'panel', label: texts.loading, note: waitNote }}
      failureNoticeProps={{ title: texts.failedTitle, secondaryAction: <HomeLink /> }}
    >
      {(shown) => (
        // The retry button of a busy lender disappears with the screen, and the next one takes the focus.
        <Screen key={shown.phase === 'busy' ? shown.phase : undefined} title={title} width="narrow">
          <AccountChangeBlockedNotice
            change="new-debt"
            isRefused={shown.phase === 'blocked'}
            stillPossibleText={stillPossibleDuringPauseText(shown)}
          />
          <NewLoanContent state={shown} onRetry={() => void asyncState.retry()} />
        </Screen>
      )}
    </AsyncBoundary>
  )
})

/**
 * Returns the text that says what the customer can still do with their application or offer while the lender
 * gives no new loans. It does not promise that they can finish it, because the portal does not know that.
 * Source: ACC-40.
 */
function stillPossibleDuringPauseText({ phase }: NewLoanState): string | undefined {
  switch (phase) {
    case 'to-start':
      return texts.toStart.inPause
    case 'in-progress':
      return texts.inProgress.inPause
    case 'line-in-progress':
      return texts.line.inPause
    default:
      return undefined
  }
}

interface NewLoanContentProps {
  readonly state: NewLoanState
  readonly onRetry: () => void
}

/** Shows what the lender answers to a customer who asks for a new loan. Source: OFF-03, OFF-04. */
function NewLoanContent({ state, onRetry }: NewLoanContentProps) {
  switch (state.phase) {
    case 'to-start':
      return (
        <OutcomeSection
          tone="good"
          icon="loans"
          {...texts.toStart}
          detail={<MaxAmount amount={state.maxAmount} />}
        >
          <ContinueLink href={state.continueAddress}>{texts.toStart.action}</ContinueLink>
          <HomeLink />
        </OutcomeSection>
      )
    case 'in-progress':
      return (
        <OutcomeSection
          tone="info"
          icon="clock"
          {...texts.inProgress}
          detail={<UnfinishedLoanApplicationPanel {...state} />}
        >
          <ContinueLink href={state.continueAddress}>{texts.inProgress.action}</ContinueLink>
          <HomeLink />
        </OutcomeSection>
      )
    case 'line-in-progress':
      return (
        <OutcomeSection tone="info" icon="line" {...texts.line}>
          <ContinueLink href={state.continueAddress}>{texts.line.action}</ContinueLink>
          <HomeLink />
        </OutcomeSection>
      )
    case 'rejected':
      return (
        <OutcomeSection tone="bad" icon="exclamation" {...texts.rejected}>
          <HomeLink variant="primary" />
          <ChatLink />
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
    case 'blocked':
      return <HomeLink variant="primary" />
  }
}

function MaxAmount({ amount }: { readonly amount: Cents | undefined }) {
  if (amount === undefined) return undefined
  return (
    <Panel label={texts.toStart.upTo}>
      <p>
        {texts.toStart.upTo}
        <br />
        <Amount cents={amount} size="hero" />
      </p>
    </Panel>
  )
}

interface ContinueLinkProps {
  readonly href: string | undefined
  readonly children: string
}

/**
 * The link to the lender's page that continues the application, or to the support chat if there is no such
 * page. Source: OFF-03.
 */
function ContinueLink({ href, children }: ContinueLinkProps) {
  const chat = useSupportChatAddress()
  if (href === undefined)
    return (
      <ButtonLink href={chat} newTab wide>
        {texts.byChat}
      </ButtonLink>
    )
  return (
    <ButtonLink href={href} wide>
      {children}
    </ButtonLink>
  )
}

function ChatLink() {
  const chat = useSupportChatAddress()
  return (
    <ButtonLink href={chat} newTab variant="quiet" wide>
      {texts.rejected.chat}
    </ButtonLink>
  )
}
