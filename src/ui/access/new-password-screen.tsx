import { observer } from 'mobx-react-lite'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Form } from '@/ui/kit/form'
import { errorOfField } from '@/ui/kit/form-error'
import { PasswordField } from '@/ui/kit/password-field'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { AccountChangeBlockedNotice } from '@/ui/protection/account-change-blocked-notice'
import { newPasswordTexts as texts } from '@/ui/texts/new-password.texts'
import { NewPasswordViewModel } from './new-password-view-model'

export const NewPasswordScreen = observer(function NewPasswordScreen() {
  const model = useViewModel(NewPasswordViewModel)
  const { state } = model
  switch (state.phase) {
    case 'saved':
      return (
        <ResultScreen tone="good" title={texts.doneTitle} subtitle={texts.done}>
          <Button wide onPress={model.goToLogin}>
            {texts.logIn}
          </Button>
        </ResultScreen>
      )
    case 'asking':
    case 'saving':
      return <NewPasswordFormScreen model={model} />
  }
})

const NewPasswordFormScreen = observer(function NewPasswordFormScreen({
  model,
}: {
  readonly model: NewPasswordViewModel
}) {
  const { state } = model
  const errors = state.phase === 'asking' ? state.errors : []
  return (
    <Screen width="narrow" title={model.title} lead={texts.lead}>
      <AccountChangeBlockedNotice change="password" />
      <Form onSubmit={() => void model.submit()} errors={errors}>
        {/* A hidden user name field, with which password managers store the password. */}
        <input hidden readOnly name="username" autoComplete="username" value={model.dni} />
        {model.requiredProof === 'current-password' && (
          <PasswordField
            id="currentPassword"
            label={texts.currentLabel}
            value={model.currentPassword}
            onChange={model.enterCurrentPassword}
            error={errorOfField(errors, 'currentPassword')}
            autoComplete="current-password"
            required
          />
        )}
        <PasswordField
          id="newPassword"
          label={texts.label}
          hint={model.passwordHint}
          value={model.password}
          onChange={model.enterPassword}
          error={errorOfField(errors, 'newPassword')}
          autoComplete="new-password"
          required
        />
        <PasswordField
          id="repeatedPassword"
          label={texts.repeatLabel}
          value={model.repeatedPassword}
          onChange={model.enterRepeatedPassword}
          error={errorOfField(errors, 'repeatedPassword')}
          autoComplete="new-password"
          required
        />
        <Button
          type="submit"
          variant={model.mayPasswordHaveChanged ? 'secondary' : 'primary'}
          wide
          busy={state.phase === 'saving'}
        >
          {texts.submit}
        </Button>
        {model.logoutLinkText !== undefined && (
          <ButtonLink
            href={model.logoutAddress}
            variant={model.mayPasswordHaveChanged ? 'primary' : 'secondary'}
          >
            {model.logoutLinkText}
          </ButtonLink>
        )}
      </Form>
    </Screen>
  )
})
