import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { Button, TextLink } from '@/ui/kit/button'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { Skeleton } from '@/ui/kit/skeleton'
import { useViewModel } from '@/ui/kit/use-view-model'
import { SecondaryActionLinks } from '@/ui/shared/secondary-action-links'
import { accessTexts, sendSmsCodeFailureText } from '@/ui/texts/access.texts'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { SmsCodeScreenContent } from './sms-code-screen-content'
import { SmsCodeViewModel } from './sms-code-view-model'

const texts = accessTexts.code

export const SmsCodeScreen = observer(function SmsCodeScreen() {
  const model = useViewModel(SmsCodeViewModel)
  const { state } = model
  switch (state.phase) {
    case 'sending':
      return (
        <Screen width="narrow" title={model.title}>
          <Skeleton shape="drop" label={texts.sending} />
        </Screen>
      )
    case 'not-sent':
      return (
        <ResultScreen
          tone="warn"
          title={model.codeNotSentTitle}
          subtitle={sendSmsCodeFailureText(state.failure)}
        >
          <Button wide onPress={() => void model.requestCode()}>
            {failureActionTexts.retry}
          </Button>
          <SecondaryActionLinks>
            <TextLink to={addresses.phoneChange.createPath()}>{texts.wrongNumber}</TextLink>
            <TextLink to={model.smsNotReceivedAddress}>{texts.notReceived}</TextLink>
          </SecondaryActionLinks>
        </ResultScreen>
      )
    case 'asking':
    case 'entering':
      return (
        <SmsCodeScreenContent
          model={model}
          title={model.title}
          back={{ to: addresses.dni.createPath(), label: accessTexts.changeUser }}
          delivery={state.delivery}
          errors={state.phase === 'asking' ? state.errors : []}
          onSubmit={() => void model.submit()}
          submitLabel={texts.submit}
          busy={state.phase === 'entering'}
        >
          <TextLink to={model.smsNotReceivedAddress}>{texts.notReceived}</TextLink>
          <TextLink to={addresses.phoneChange.createPath()}>{texts.wrongNumber}</TextLink>
          <ButtonStyledAsLink onPress={model.signInAsAnotherPerson}>
            {accessTexts.changeIdentity}
          </ButtonStyledAsLink>
        </SmsCodeScreenContent>
      )
  }
})
