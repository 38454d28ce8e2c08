import { observer } from 'mobx-react-lite'
import type { HeldBackChange } from '@/domain/protection/restriction'
import { TextLink } from '@/ui/kit/button'
import { Notice } from '@/ui/kit/notice'
import { useViewModel } from '@/ui/kit/use-view-model'
import { useChatAddress } from '@/ui/shell/use-chat-address'
import { heldBackChat } from '@/ui/texts/held-back.texts'
import { HeldBackViewModel } from './held-back-view-model'

/** Says that something waits and until when, if the lender holds it back. Source: ACC-40. */
export const HeldBack = observer(function HeldBack({ change }: { readonly change: HeldBackChange }) {
  const model = useViewModel(HeldBackViewModel, { change })
  const chat = useChatAddress()
  if (!model.message) return undefined
  const { title, text } = model.message
  return (
    <Notice
      tone="info"
      title={title}
      action={
        <TextLink href={chat} newTab>
          {heldBackChat}
        </TextLink>
      }
    >
      <p>{text}</p>
    </Notice>
  )
})
