import { observer } from 'mobx-react-lite'
import type { PersonChangingPhoneNumber } from '@/application/access/phone-number-change-store.port'
import { Button, ButtonLink } from '@/ui/kit/button'
import { errorOfOnlyField } from '@/ui/kit/form-error'
import { Form } from '@/ui/kit/form'
import type { FormError } from '@/ui/kit/form-error'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { TextField } from '@/ui/kit/text-field'
import { useViewModel } from '@/ui/kit/use-view-model'
import { AccountChangeBlockedNotice } from '@/ui/protection/account-change-blocked-notice'
import { useSupportChatAddress } from '@/ui/shell/use-support-chat-address'
import { chatLinkText } from '@/ui/texts/chat.texts'
import { phoneChangeTexts } from '@/ui/texts/phone-change.texts'
import { SmsCodeScreenContent } from './sms-code-screen-content'
import { NewPhoneNumberViewModel } from './new-phone-number-view-model'

const { phone, code, changed, notChanged, checkOver } = phoneChangeTexts

interface NewPhoneNumberStepsProps {
  readonly person: PersonChangingPhoneNumber
  /** Called when the customer asks for a new identity check. */
  readonly onStartOver: () => void
}

/**
 * The steps of the phone change after the identity check: the customer types their new phone number, then
 * the code sent to it. Source: ACC-22.
 */
export const NewPhoneNumberSteps = observer(function NewPhoneNumberSteps({
  person,
  onStartOver,
}: NewPhoneNumberStepsProps) {
  const model = useViewModel(NewPhoneNumberViewModel, { person })
  const chat = useSupportChatAddress()
  const { state } = model
  switch (state.phase) {
    case 'asking-phone':
    case 'sending':
      return (
        <NewPhoneNumberFormScreen model={model} errors={state.phase === 'asking-phone' ? state.errors : []} />
      )
    case 'asking-code':
    case 'changing':
      return (
        <SmsCodeScreenContent
          model={model}
          title={code.title}
          delivery={state.delivery}
          errors={state.phase === 'asking-code' ? state.errors : []}
          onSubmit={() => void model.submitCode()}
          submitLabel={code.submit}
          busy={state.phase === 'changing'}
        >
          <ButtonStyledAsLink onPress={model.showPhoneNumberFormAgain}>{code.otherNumber}</ButtonStyledAsLink>
        </SmsCodeScreenContent>
      )
    case 'not-changed':
      return (
        <ResultScreen tone="bad" title={notChanged.title} subtitle={model.notChangedText}>
          <Button wide onPress={model.showPhoneNumberFormAgain}>
            {notChanged.otherNumber}
          </Button>
          <ButtonLink href={chat} newTab variant="secondary">
            {chatLinkText}
          </ButtonLink>
        </ResultScreen>
      )
    case 'check-over':
      return (
        <ResultScreen
          tone="warn"
          title={checkOver[state.why].title}
          subtitle={model.invalidCheckText(state.why)}
        >
          <Button wide onPress={onStartOver}>
            {checkOver.retry}
          </Button>
          <Button wide variant="quiet" onPress={model.goToHomeOrLogin}>
            {model.isSignedIn ? changed.toHome : checkOver.toLogin}
          </Button>
        </ResultScreen>
      )
    case 'changed':
      return (
        <ResultScreen tone="good" title={changed.title} subtitle={changed.subtitle(state.phone)}>
          <AccountChangeBlockedNotice change="any" />
          <Button wide onPress={model.goToHomeOrLogin}>
            {model.isSignedIn ? changed.toHome : changed.toLogin}
          </Button>
        </ResultScreen>
      )
  }
})

const NewPhoneNumberFormScreen = observer(function NewPhoneNumberFormScreen({
  model,
  errors,
}: {
  readonly model: NewPhoneNumberViewModel
  readonly errors: readonly FormError[]
}) {
  return (
    <Screen width="narrow" title={phone.title} lead={phone.lead}>
      <Form onSubmit={model.submitPhoneNumber} errors={errors}>
        <TextField
          id="cellphone"
          label={phone.label}
          hint={phone.hint}
          value={model.cellphone}
          onChange={model.enterCellphone}
          error={errorOfOnlyField(errors)}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          required
        />
        <Button type="submit" wide busy={model.state.phase === 'sending'}>
          {phone.submit}
        </Button>
      </Form>
    </Screen>
  )
})
