import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { Button, TextLink } from '@/ui/kit/button'
import { errorOfOnlyField } from '@/ui/kit/form-error'
import { Form } from '@/ui/kit/form'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { PasswordField } from '@/ui/kit/password-field'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { useArePasskeysOffered } from '@/ui/shared/use-are-passkeys-offered'
import { accessTexts } from '@/ui/texts/access.texts'
import { TaxIdText } from './tax-id-text'
import styles from './access.module.css'
import { PasswordViewModel } from './password-view-model'

const texts = accessTexts.password

export const PasswordScreen = observer(function PasswordScreen() {
  const model = useViewModel(PasswordViewModel)
  const arePasskeysOffered = useArePasskeysOffered()
  const { state } = model
  if (state.phase === 'blocked')
    return (
      <ResultScreen tone="bad" title={texts.blockedTitle} subtitle={texts.blocked}>
        <Button wide onPress={model.startPasswordReset}>
          {texts.forgot}
        </Button>
        <Button variant="quiet" onPress={model.signInAsAnotherPerson}>
          {accessTexts.changeUser}
        </Button>
      </ResultScreen>
    )
  const errors = state.phase === 'asking' ? state.errors : []
  return (
    <Screen
      width="narrow"
      onDarkPanel
      title={texts.documentTitle}
      headingContent={texts.title(model.person?.fullName ?? '')}
      lead={model.person && <TaxIdText of={model.person.taxId} />}
    >
      <Form onSubmit={model.submit} errors={errors}>
        <PasswordField
          id="password"
          label={texts.label}
          value={model.password}
          onChange={model.enterPassword}
          error={errorOfOnlyField(errors)}
          autoComplete="current-password webauthn"
          required
        />
        <Button type="submit" wide busy={state.phase === 'entering'}>
          {texts.submit}
        </Button>
      </Form>
      <div className={styles['actions']}>
        {arePasskeysOffered && (
          <Button
            variant="secondary"
            wide
            onPress={() => void model.signInWithPasskey()}
            busy={state.phase === 'unlocking'}
          >
            {texts.unlock}
          </Button>
        )}
        <ButtonStyledAsLink onPress={model.startPasswordReset}>{texts.forgot}</ButtonStyledAsLink>
        <ButtonStyledAsLink onPress={model.signInAsAnotherPerson}>
          {accessTexts.changeUser}
        </ButtonStyledAsLink>
        <TextLink to={addresses.lostPhone.createPath()}>{accessTexts.lostPhone}</TextLink>
      </div>
    </Screen>
  )
})
