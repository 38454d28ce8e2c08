import { observer } from 'mobx-react-lite'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { DataList } from '@/ui/kit/data-list'
import { Notice } from '@/ui/kit/notice'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { SlowRequestMessage } from '@/ui/kit/slow-request-message'
import { Stack } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { ChatTextLink } from '@/ui/shell/chat-link'
import { collectionActivationTexts } from '@/ui/texts/collection-activation.texts'
import { collectionDeactivationTexts as texts } from '@/ui/texts/collection-deactivation.texts'
import { CollectionChangeReceiptScreen } from './collection-change-receipt-screen'
import {
  CollectionDeactivationViewModel,
  type CollectionDeactivationState,
} from './collection-deactivation-view-model'
import { BackToLoanLink } from './back-to-loan-link'
import { CollectionOutcomeUnknownScreen } from './collection-outcome-unknown-screen'

interface ModelProps {
  readonly model: CollectionDeactivationViewModel
}

/** The screen on which the customer turns off the automatic collection of a loan. Source: COL-03. */
export const CollectionDeactivationScreen = observer(function CollectionDeactivationScreen() {
  const model = useViewModel(CollectionDeactivationViewModel)
  const back = { to: model.loanAddress, label: collectionActivationTexts.back }
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={{ title: texts.title, back, width: 'narrow' }}
      skeleton={{ shape: 'row', count: 2, label: collectionActivationTexts.loading }}
      failureNoticeProps={{
        title: collectionActivationTexts.failedTitle,
        secondaryAction: <BackToLoanLink to={model.loanAddress} variant="quiet" />,
      }}
    >
      {(state) => <DeactivationStep model={model} state={state} />}
    </AsyncBoundary>
  )
})

function DeactivationStep({ model, state }: ModelProps & { readonly state: CollectionDeactivationState }) {
  switch (state.phase) {
    case 'asking':
      return <DeactivationConfirmation model={model} lead={state.lead} rows={state.rows} />
    case 'deactivated':
      return (
        <CollectionChangeReceiptScreen
          kind="deactivation"
          receipt={state.receipt}
          loanAddress={model.loanAddress}
        />
      )
    case 'not-active':
      return (
        <ResultScreen tone="info" title={state.title} subtitle={state.text}>
          <BackToLoanLink to={model.loanAddress} />
        </ResultScreen>
      )
    case 'unknown':
      return (
        <CollectionOutcomeUnknownScreen
          outcomeFollower={model.changeFollower.outcomeFollower}
          change={state.change}
          loanAddress={model.loanAddress}
          onRetry={model.restart}
        />
      )
  }
}

type DeactivationConfirmationProps = ModelProps &
  Pick<Extract<CollectionDeactivationState, { phase: 'asking' }>, 'lead' | 'rows'>

const DeactivationConfirmation = observer(function DeactivationConfirmation({
  model,
  lead,
  rows,
}: DeactivationConfirmationProps) {
  return (
    <Screen
      title={texts.title}
      lead={lead}
      back={{ to: model.loanAddress, label: collectionActivationTexts.back }}
      width="narrow"
    >
      <Stack>
        {model.rejectionText !== undefined && <NotDeactivatedNotice text={model.rejectionText} />}
        <Card>
          <DataList rows={rows} />
        </Card>
        <p>{texts.afterwards}</p>
        {model.error !== undefined && <NotDeactivatedNotice text={model.error} />}
        <Button
          variant="danger"
          wide
          busy={model.isSending}
          onPress={() => void model.deactivateCollection()}
        >
          {texts.button}
        </Button>
        <SlowRequestMessage request={model.pendingRequest} />
        <ButtonLink to={model.loanAddress} variant="quiet" wide>
          {texts.stay}
        </ButtonLink>
      </Stack>
    </Screen>
  )
})

/** The notice which says that the automatic collection was not turned off, and why. */
function NotDeactivatedNotice({ text }: { readonly text: string }) {
  return (
    <Notice tone="bad" title={texts.failedTitle} announced action={<ChatTextLink />}>
      <p>{text}</p>
    </Notice>
  )
}
