import { ButtonLink, TextLink, type ButtonVariant } from '@/ui/kit/button'
import { chatLinkText } from '@/ui/texts/chat.texts'
import { useSupportChatAddress } from './use-support-chat-address'

/** A link to the support chat that looks like a button. */
export function ChatButtonLink({ variant }: { readonly variant: ButtonVariant }) {
  return (
    <ButtonLink href={useSupportChatAddress()} newTab variant={variant} wide icon="chat">
      {chatLinkText}
    </ButtonLink>
  )
}

/** A link to the support chat, for a row of text links. */
export function ChatTextLink() {
  return (
    <TextLink href={useSupportChatAddress()} newTab>
      {chatLinkText}
    </TextLink>
  )
}
