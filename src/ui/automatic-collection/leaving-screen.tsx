import { observer } from 'mobx-react-lite'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button, ButtonLink, TextLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { DataList } from '@/ui/kit/data-list'
import { Notice } from '@/ui/kit/notice'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { Stack } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { useChatAddress } from '@/ui/shell/use-chat-address'
import { joiningTexts } from '@/ui/texts/collection-joining.texts'
import { leavingTexts as texts } from '@/ui/texts/collection-leaving.texts'
import { ChangeReceiptScreen } from './change-receipt-screen'
import { LeavingViewModel, type LeavingState } from './leaving-view-model'
import { CollectedLoanLink } from './collected-loan-link'
import { UnknownChangeScreen } from './unknown-change-screen'

interface ModelProps {
  readonly model: LeavingViewModel
}

/** The screen for leaving the automatic collection of a loan. Source: COL-03. */
export const LeavingScreen = observer(function LeavingScreen() {
  const model = useViewModel(LeavingViewModel)
  const back = { to: model.loanAddress, label: joiningTexts.back }
  return (
    <AsyncBoundary
      answer={model.answer}
      screen={{ title: texts.title, back, width: 'narrow' }}
      skeleton={{ shape: 'row', count: 2, label: joiningTexts.loading }}
      failure={{
        title: joiningTexts.failedTitle,
        otherAction: <CollectedLoanLink to={model.loanAddress} variant="quiet" />,
      }}
    >
      {(state) => <Shown model={model} state={state} />}
    </AsyncBoundary>
  )
})

function Shown({ model, state }: ModelProps & { readonly state: LeavingState }) {
  switch (state.phase) {
    case 'asking':
      return <Asking model={model} lead={state.lead} rows={state.rows} />
    case 'left':
      return <ChangeReceiptScreen kind="leaving" receipt={state.receipt} toLoan={model.loanAddress} />
    case 'not-active':
      return (
        <ResultScreen tone="info" title={texts.notActive.title} subtitle={state.text}>
          <CollectedLoanLink to={model.loanAddress} />
        </ResultScreen>
      )
    case 'unknown':
      return (
        <UnknownChangeScreen
          followed={model.followed.operation}
          change={state.change}
          toLoan={model.loanAddress}
          onRetry={model.retry}
        />
      )
  }
}

type AskingProps = ModelProps & Pick<Extract<LeavingState, { phase: 'asking' }>, 'lead' | 'rows'>

const Asking = observer(function Asking({ model, lead, rows }: AskingProps) {
  return (
    <Screen
      title={texts.title}
      lead={lead}
      back={{ to: model.loanAddress, label: joiningTexts.back }}
      width="narrow"
    >
      <Stack>
        {model.rejection !== undefined && <NotLeft text={model.rejection} />}
        <Card>
          <DataList rows={rows} />
        </Card>
        <p>{texts.afterwards}</p>
        {model.error !== undefined && <NotLeft text={model.error} />}
        <Button variant="danger" wide busy={model.isSending} onPress={() => void model.leave()}>
          {texts.button}
        </Button>
        {model.pendingRequest.slowMessage && <p role="status">{model.pendingRequest.slowMessage}</p>}
        <ButtonLink to={model.loanAddress} variant="quiet" wide>
          {texts.stay}
        </ButtonLink>
      </Stack>
    </Screen>
  )
})

/** Says that the customer still has the automatic collection, and why. */
function NotLeft({ text }: { readonly text: string }) {
  const chat = useChatAddress()
  return (
    <Notice
      tone="bad"
      title={texts.failedTitle}
      announced
      action={
        <TextLink href={chat} newTab>
          {texts.chat}
        </TextLink>
      }
    >
      <p>{text}</p>
    </Notice>
  )
}
