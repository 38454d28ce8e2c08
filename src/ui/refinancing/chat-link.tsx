import { ButtonLink, TextLink, type ButtonVariant } from '@/ui/kit/button'
import { useChatAddress } from '@/ui/shell/use-chat-address'
import { refinancingTexts } from '@/ui/texts/refinancing.texts'

/** A link to the support chat that looks like a button. Source: REF-02, REF-09. */
export function ChatButtonLink({ variant }: { readonly variant: ButtonVariant }) {
  return (
    <ButtonLink href={useChatAddress()} newTab variant={variant} wide icon="chat">
      {refinancingTexts.chat}
    </ButtonLink>
  )
}

/** A link to the support chat, for a row of text links. */
export function ChatTextLink() {
  return (
    <TextLink href={useChatAddress()} newTab>
      {refinancingTexts.chat}
    </TextLink>
  )
}
