import { observer } from 'mobx-react-lite'
import { Button, ButtonLink } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { ScreenSkeleton } from '@/ui/kit/screen-skeleton'
import { Skeleton } from '@/ui/kit/skeleton'
import { useViewModel } from '@/ui/kit/use-view-model'
import { useSupportChatAddress } from '@/ui/shell/use-support-chat-address'
import { chatLinkText } from '@/ui/texts/chat.texts'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { phoneChangeIdentityFailureText, phoneChangeTexts } from '@/ui/texts/phone-change.texts'
import { NewPhoneNumberSteps } from './new-phone-number-steps'
import { PhoneNumberChangeIntro } from './phone-number-change-intro'
import { PhoneNumberChangeViewModel } from './phone-number-change-view-model'

const { checking, noMatch, notValidated } = phoneChangeTexts

export const PhoneNumberChangeScreen = observer(function PhoneNumberChangeScreen() {
  const model = useViewModel(PhoneNumberChangeViewModel)
  const chat = useSupportChatAddress()
  const { state } = model
  switch (state.phase) {
    case 'arriving':
      return <ScreenSkeleton label={checking.label} />
    case 'intro':
    case 'leaving':
    case 'on-desktop':
      return <PhoneNumberChangeIntro model={model} state={state} />
    case 'checking':
      return (
        <Screen width="narrow" title={checking.title} lead={checking.lead}>
          <Skeleton shape="drop" label={checking.label} note={model.pendingRequest.slowRequestMessage} />
        </Screen>
      )
    case 'no-match':
      return (
        <ResultScreen tone="bad" title={noMatch.title} subtitle={noMatch.subtitle}>
          <Button wide onPress={model.restartIdentityCheck}>
            {noMatch.retry}
          </Button>
          <ButtonLink href={chat} newTab variant="quiet">
            {chatLinkText}
          </ButtonLink>
        </ResultScreen>
      )
    case 'not-validated':
      return (
        <ResultScreen
          tone="warn"
          title={notValidated.title}
          subtitle={phoneChangeIdentityFailureText(state.unanswered?.failure)}
        >
          <Button wide onPress={() => void model.retry()}>
            {failureActionTexts.retry}
          </Button>
          {state.unanswered && (
            <Button variant="quiet" onPress={model.restartIdentityCheck}>
              {notValidated.restart}
            </Button>
          )}
        </ResultScreen>
      )
    case 'validated':
      return <NewPhoneNumberSteps person={state.person} onStartOver={model.restartIdentityCheck} />
  }
})
