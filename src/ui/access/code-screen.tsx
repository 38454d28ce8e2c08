import { observer } from 'mobx-react-lite'
import { Button, ButtonLink, TextLink } from '@/ui/kit/button'
import { formatCountdown } from '@/ui/kit/format'
import { Form } from '@/ui/kit/form'
import { LinkButton } from '@/ui/kit/link-button'
import { Notice } from '@/ui/kit/notice'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { Skeleton } from '@/ui/kit/skeleton'
import { useViewModel } from '@/ui/kit/use-view-model'
import { paths } from '@/ui/paths'
import { accessTexts, sendCodeFailureText } from '@/ui/texts/access.texts'
import { failureTexts } from '@/ui/texts/failures.texts'
import { newPasswordTexts } from '@/ui/texts/new-password.texts'
import styles from './access.module.css'
import { CodeField } from './code-field'
import { CodeViewModel, type CodeState } from './code-view-model'

const texts = accessTexts.code

export const CodeScreen = observer(function CodeScreen() {
  const model = useViewModel(CodeViewModel)
  const { state } = model
  switch (state.phase) {
    case 'sending':
      return (
        <Screen narrow title={title(model)}>
          <Skeleton shape="card" label={texts.sending} />
        </Screen>
      )
    case 'not-sent':
      return (
        <ResultScreen
          tone="warn"
          title={model.isReset ? newPasswordTexts.resetNotStarted : texts.sendFailedTitle}
          subtitle={sendCodeFailureText(state.failure)}
        >
          <Button wide onPress={() => void model.send('phone')}>
            {failureTexts.retry}
          </Button>
          <ButtonLink to={paths.phoneChange} variant="secondary">
            {texts.wrongNumber}
          </ButtonLink>
          <ButtonLink to={model.notReceivedPath} variant="quiet">
            {texts.notReceived}
          </ButtonLink>
        </ResultScreen>
      )
    case 'asking':
    case 'entering':
      return <CodeQuestion model={model} state={state} />
  }
})

type Question = Extract<CodeState, { phase: 'asking' | 'entering' }>

const CodeQuestion = observer(function CodeQuestion({
  model,
  state,
}: {
  readonly model: CodeViewModel
  readonly state: Question
}) {
  const { delivery } = state
  const errors = state.phase === 'asking' ? state.errors : []
  return (
    <Screen
      narrow
      title={title(model)}
      lead={texts.sentTo(delivery.phone)}
      back={{ to: paths.dni, label: accessTexts.changeUser }}
    >
      {delivery.email && <p>{texts.alsoSentTo(delivery.email)}</p>}
      {delivery.shownCode && <Notice tone="info">{texts.shownCode(delivery.shownCode)}</Notice>}
      <Form onSubmit={model.submit} errors={errors}>
        <CodeField value={model.code} onChange={model.typeCode} errors={errors} />
        <Button type="submit" wide busy={state.phase === 'entering'}>
          {texts.submit}
        </Button>
      </Form>
      <div className={styles['ways']}>
        {model.resendIn > 0 ? (
          <p className={styles['wait']}>{texts.resendIn(formatCountdown(model.resendIn))}</p>
        ) : (
          <Button variant="secondary" wide onPress={() => void model.resend()}>
            {texts.resend}
          </Button>
        )}
        <TextLink to={model.notReceivedPath}>{texts.notReceived}</TextLink>
        <TextLink to={paths.phoneChange}>{texts.wrongNumber}</TextLink>
        <LinkButton onPress={model.changeIdentity}>{accessTexts.changeIdentity}</LinkButton>
      </div>
    </Screen>
  )
})

function title(model: CodeViewModel): string {
  return model.isReset ? texts.resetTitle : texts.title
}
