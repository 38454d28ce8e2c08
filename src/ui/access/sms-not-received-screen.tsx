import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { ButtonLink, TextLink } from '@/ui/kit/button'
import { Screen } from '@/ui/kit/screen'
import { TextList } from '@/ui/kit/text-list'
import { useViewModel } from '@/ui/kit/use-view-model'
import { useSupportChatAddress } from '@/ui/shell/use-support-chat-address'
import { accessTexts } from '@/ui/texts/access.texts'
import { chatLinkText } from '@/ui/texts/chat.texts'
import { SmsNotReceivedViewModel } from './sms-not-received-view-model'

const texts = accessTexts.notReceived

/** The screen that offers other ways to continue if the SMS code did not arrive. Source: ACC-09, ACC-32. */
export const SmsNotReceivedScreen = observer(function SmsNotReceivedScreen() {
  const model = useViewModel(SmsNotReceivedViewModel)
  const chat = useSupportChatAddress()
  return (
    <Screen width="narrow" title={texts.title} back={{ to: model.backAddress, label: texts.back }}>
      <TextList kind="points" items={texts.reasons} />
      <ButtonLink href={chat} newTab variant="primary">
        {chatLinkText}
      </ButtonLink>
      <TextLink to={addresses.lostPhone.createPath()}>{accessTexts.lostPhone}</TextLink>
    </Screen>
  )
})
