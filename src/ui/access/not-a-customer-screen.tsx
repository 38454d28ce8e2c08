import { addresses } from '@/ui/addresses'
import { ButtonLink } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { useSupportChatAddress } from '@/ui/shell/use-support-chat-address'
import { useSettings } from '@/ui/shell/use-settings'
import { accessTexts } from '@/ui/texts/access.texts'
import { chatLinkText } from '@/ui/texts/chat.texts'

const texts = accessTexts.notACustomer

/** The screen which explains to a visitor that they are not a customer. Source: ACC-05, ACC-32, ACC-34. */
export function NotACustomerScreen() {
  const chat = useSupportChatAddress()
  return (
    <ResultScreen tone="info" title={texts.title} subtitle={useSettings().texts?.notACustomer ?? texts.lead}>
      <ButtonLink to={addresses.dni.createPath()} variant="primary">
        {texts.otherDni}
      </ButtonLink>
      <ButtonLink href={chat} newTab variant="quiet">
        {chatLinkText}
      </ButtonLink>
    </ResultScreen>
  )
}
