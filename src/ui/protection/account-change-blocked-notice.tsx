import { observer } from 'mobx-react-lite'
import { Notice } from '@/ui/kit/notice'
import { useViewModel } from '@/ui/kit/use-view-model'
import { ChatTextLink } from '@/ui/shell/chat-link'
import { AccountChangeBlockedViewModel, type BlockedAccountChange } from './account-change-blocked-view-model'

/** A notice that the lender currently blocks a kind of account change, and until when. Source: ACC-40. */
export const AccountChangeBlockedNotice = observer(function AccountChangeBlockedNotice(
  blocked: BlockedAccountChange,
) {
  const model = useViewModel(AccountChangeBlockedViewModel, blocked)
  if (!model.message) return undefined
  const { title, text } = model.message
  return (
    <Notice tone="info" title={title} action={<ChatTextLink />}>
      <p>{text}</p>
    </Notice>
  )
})
