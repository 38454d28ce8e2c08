import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { CheckMarkList } from '@/ui/kit/check-mark-list'
import { Form } from '@/ui/kit/form'
import { errorOfField } from '@/ui/kit/form-error'
import { PasswordField } from '@/ui/kit/password-field'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { SlowRequestMessage } from '@/ui/kit/slow-request-message'
import { Stack } from '@/ui/kit/stack'
import { TextField } from '@/ui/kit/text-field'
import { TextList } from '@/ui/kit/text-list'
import { useViewModel } from '@/ui/kit/use-view-model'
import { ChatFailureNotice } from '@/ui/shell/chat-failure-notice'
import { useSupportChatAddress } from '@/ui/shell/use-support-chat-address'
import { accountProtectionTexts } from '@/ui/texts/account-protection.texts'
import { lostPhoneReportedTexts, lostPhoneTexts as texts } from '@/ui/texts/lost-phone.texts'
import { LostPhoneViewModel } from './lost-phone-view-model'

/**
 * The screen on which a customer who has lost their phone reports this without an SMS code, so that the
 * lender ends all sessions and holds back changes of the account. Source: ACC-38.
 */
export const LostPhoneScreen = observer(function LostPhoneScreen() {
  const model = useViewModel(LostPhoneViewModel)
  switch (model.state.phase) {
    case 'asking':
    case 'sending':
      return <ReportForm model={model} />
    case 'protected':
      return <AccountProtected {...model.state} />
  }
})

interface ModelProps {
  readonly model: LostPhoneViewModel
}

const ReportForm = observer(function ReportForm({ model }: ModelProps) {
  return (
    <Screen title={texts.title} lead={texts.lead} width="narrow">
      <TextList kind="points" items={texts.does} />
      <Form onSubmit={() => void model.reportLostPhone()} errors={model.errors}>
        <TextField
          id="dni"
          label={texts.dni}
          inputMode="numeric"
          autoComplete="off"
          required
          value={model.fieldValues.dni}
          error={errorOfField(model.errors, 'dni')}
          onChange={(typed) => model.setFieldValue('dni', typed)}
        />
        <PasswordField
          id="password"
          label={texts.password}
          required
          value={model.fieldValues.password}
          error={errorOfField(model.errors, 'password')}
          onChange={(typed) => model.setFieldValue('password', typed)}
        />
        {model.failureMessage && (
          <ChatFailureNotice
            title={model.failureMessage.title}
            text={model.failureMessage.text}
            chatLinkText={texts.chat}
          />
        )}
        <Button type="submit" wide busy={model.state.phase === 'sending'}>
          {texts.submit}
        </Button>
        <SlowRequestMessage request={model.pendingRequest} />
      </Form>
    </Screen>
  )
})

interface AccountProtectedProps {
  readonly since: string
  readonly hasPausedPasskeys: boolean
}

function AccountProtected({ since, hasPausedPasskeys }: AccountProtectedProps) {
  const detail = <DoneAndNextSteps {...lostPhoneReportedTexts(hasPausedPasskeys)} />
  return (
    <ResultScreen tone="good" title={accountProtectionTexts.done} subtitle={since} detail={detail}>
      <ButtonLink to={addresses.dni.createPath()} wide>
        {texts.login}
      </ButtonLink>
      <ButtonLink href={useSupportChatAddress()} newTab variant="quiet" icon="chat" wide>
        {texts.chat}
      </ButtonLink>
    </ResultScreen>
  )
}

function DoneAndNextSteps({ done, next }: ReturnType<typeof lostPhoneReportedTexts>) {
  return (
    <Stack gap="large">
      <CheckMarkList points={done} />
      <Card label={texts.nextTitle}>
        <Stack>
          <h2>{texts.nextTitle}</h2>
          <TextList kind="steps" items={next} />
        </Stack>
      </Card>
    </Stack>
  )
}
