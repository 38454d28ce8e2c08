import { observer } from 'mobx-react-lite'
import { Notice } from '@/ui/kit/notice'
import { Stack } from '@/ui/kit/stack'
import { TextList } from '@/ui/kit/text-list'
import { useViewModel } from '@/ui/kit/use-view-model'
import { ChatTextLink } from '@/ui/shell/chat-link'
import { AccountChangeBlockedViewModel, type BlockedAccountChange } from './account-change-blocked-view-model'

interface AccountChangeBlockedNoticeProps extends BlockedAccountChange {
  /** Text that says what the customer can still do while the change is blocked. */
  readonly stillPossible?: string | undefined
}

/**
 * A notice that the lender currently blocks a kind of account change, or of all that it blocks, and until when.
 * Source: ACC-40.
 */
export const AccountChangeBlockedNotice = observer(function AccountChangeBlockedNotice({
  stillPossible,
  ...change
}: AccountChangeBlockedNoticeProps) {
  const model = useViewModel(AccountChangeBlockedViewModel, change)
  if (!model.message) return undefined
  const { title, text, blocked } = model.message
  return (
    <Notice tone="info" title={title} action={<ChatTextLink />}>
      <Stack gap="small">
        {blocked && <TextList kind="points" gap="small" items={blocked} />}
        <p>{text}</p>
        {stillPossible !== undefined && <p>{stillPossible}</p>}
      </Stack>
    </Notice>
  )
})
