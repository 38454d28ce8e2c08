import { observer } from 'mobx-react-lite'
import { Notice } from '@/ui/kit/notice'
import { Stack } from '@/ui/kit/stack'
import { TextList } from '@/ui/kit/text-list'
import { useViewModel } from '@/ui/kit/use-view-model'
import { ChatTextLink } from '@/ui/shell/chat-link'
import { AccountChangeBlockedViewModel, type BlockedAccountChange } from './account-change-blocked-view-model'

/**
 * A notice that the lender currently blocks a kind of account change, or of all that it blocks, and until when.
 * Source: ACC-40.
 */
export const AccountChangeBlockedNotice = observer(function AccountChangeBlockedNotice(
  props: BlockedAccountChange,
) {
  const model = useViewModel(AccountChangeBlockedViewModel, props)
  if (!model.message) return undefined
  const { title, text, blocked } = model.message
  return (
    <Notice tone="info" title={title} action={<ChatTextLink />}>
      <Stack gap="small">
        {blocked && <TextList kind="points" gap="small" items={blocked} />}
        <p>{text}</p>
      </Stack>
    </Notice>
  )
})
