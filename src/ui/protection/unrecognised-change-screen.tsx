import { observer } from 'mobx-react-lite'
import { unrecognisedChangeKinds, type UnrecognisedChangeKind } from '@/domain/protection/unrecognised-change'
import { addresses } from '@/ui/addresses'
import { Button, ButtonLink } from '@/ui/kit/button'
import { CheckMarkList } from '@/ui/kit/check-mark-list'
import { LinkRow } from '@/ui/kit/link-row'
import { Notice } from '@/ui/kit/notice'
import { ResultScreen } from '@/ui/kit/result-screen'
import { RowList } from '@/ui/kit/row-list'
import { Screen } from '@/ui/kit/screen'
import { SlowRequestMessage } from '@/ui/kit/slow-request-message'
import { Stack } from '@/ui/kit/stack'
import { TextList } from '@/ui/kit/text-list'
import { useViewModel } from '@/ui/kit/use-view-model'
import { HomeLink } from '@/ui/shell/home-link'
import { accountProtectionTexts } from '@/ui/texts/account-protection.texts'
import { unrecognisedChangeTexts as texts } from '@/ui/texts/unrecognised-change.texts'
import { UnrecognisedChangeViewModel } from './unrecognised-change-view-model'

/**
 * The screen for an account change that the customer did not make. The link 'No fui yo' in the lender's
 * message opens it. Source: ACC-41.
 */
export const UnrecognisedChangeScreen = observer(function UnrecognisedChangeScreen() {
  const model = useViewModel(UnrecognisedChangeViewModel)
  const { unrecognisedChange } = model
  return unrecognisedChange ? (
    <UnrecognisedChangeReport model={model} change={unrecognisedChange} />
  ) : (
    <UnrecognisedChangeList />
  )
})

/** The list of changes to choose from, shown if the address names no change. */
function UnrecognisedChangeList() {
  return (
    <Screen title={texts.title} lead={texts.which} width="narrow">
      <RowList label={texts.which}>
        {unrecognisedChangeKinds.map((change) => (
          <li key={change}>
            <LinkRow to={addresses.disown.createPath({ change })} title={texts.changes[change]} />
          </li>
        ))}
      </RowList>
    </Screen>
  )
}

interface ChangeReportProps {
  readonly model: UnrecognisedChangeViewModel
  readonly change: UnrecognisedChangeKind
}

const UnrecognisedChangeReport = observer(function UnrecognisedChangeReport({
  model,
  change,
}: ChangeReportProps) {
  const { state } = model
  if (state.phase === 'reported')
    return state.isAccountProtected ? (
      <AccountProtected change={change} />
    ) : (
      <AccountNotProtected change={change} />
    )
  const failureMessage = state.phase === 'asking' ? state.failureMessage : undefined
  return (
    <Screen title={texts.title} lead={texts.lead} width="narrow">
      <Stack>
        <h2>{texts.changes[change]}</h2>
        <TextList kind="points" items={texts.does} />
        {failureMessage && (
          <Notice tone={failureMessage.tone} title={failureMessage.title} announced>
            <p>{failureMessage.text}</p>
          </Notice>
        )}
        <Button
          wide
          busy={state.phase === 'sending'}
          onPress={() => void model.reportUnrecognisedChange(change)}
        >
          {texts.submit}
        </Button>
        <SlowRequestMessage request={model.pendingRequest} />
        {failureMessage && <ClaimLink change={change} variant="secondary" />}
        <ButtonLink to={addresses.home.createPath()} variant="quiet" wide>
          {texts.wasMe}
        </ButtonLink>
      </Stack>
    </Screen>
  )
})

interface UnrecognisedChangeProps {
  readonly change: UnrecognisedChangeKind
}

function AccountProtected({ change }: UnrecognisedChangeProps) {
  return (
    <ResultScreen
      tone="good"
      title={accountProtectionTexts.done}
      subtitle={texts.claimMissing}
      detail={<CheckMarkList points={texts.done} />}
    >
      <ClaimAndHomeLinks change={change} />
    </ResultScreen>
  )
}

function AccountNotProtected({ change }: UnrecognisedChangeProps) {
  return (
    <ResultScreen tone="warn" title={accountProtectionTexts.notDone} subtitle={texts.notOffered}>
      <ClaimAndHomeLinks change={change} />
    </ResultScreen>
  )
}

function ClaimAndHomeLinks({ change }: UnrecognisedChangeProps) {
  return (
    <>
      <ClaimLink change={change} variant="primary" />
      <HomeLink />
    </>
  )
}

interface ClaimLinkProps extends UnrecognisedChangeProps {
  readonly variant: 'primary' | 'secondary'
}

/** The link to a claim about the change. It is also there if the report failed. Source: ACC-41. */
function ClaimLink({ change, variant }: ClaimLinkProps) {
  return (
    <ButtonLink to={addresses.claims.createPath({ change })} variant={variant} wide>
      {texts.claim}
    </ButtonLink>
  )
}
