import { observer } from 'mobx-react-lite'
import type { BlockableChangeKind } from '@/domain/protection/restriction'
import { TextLink } from '@/ui/kit/button'
import { Notice } from '@/ui/kit/notice'
import { useViewModel } from '@/ui/kit/use-view-model'
import { useChatAddress } from '@/ui/shell/use-chat-address'
import { restrictionChatText } from '@/ui/texts/restriction.texts'
import { AccountChangeBlockedViewModel } from './account-change-blocked-view-model'

/** A notice that the lender currently blocks a kind of account change, and until when. Source: ACC-40. */
export const AccountChangeBlockedNotice = observer(function AccountChangeBlockedNotice({
  change,
}: {
  readonly change: BlockableChangeKind
}) {
  const model = useViewModel(AccountChangeBlockedViewModel, { change })
  const chat = useChatAddress()
  if (!model.message) return undefined
  const { title, text } = model.message
  return (
    <Notice
      tone="info"
      title={title}
      action={
        <TextLink href={chat} newTab>
          {restrictionChatText}
        </TextLink>
      }
    >
      <p>{text}</p>
    </Notice>
  )
})
