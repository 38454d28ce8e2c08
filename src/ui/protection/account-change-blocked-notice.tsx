import { observer } from 'mobx-react-lite'
import { Notice } from '@/ui/kit/notice'
import { Stack } from '@/ui/kit/stack'
import { TextList } from '@/ui/kit/text-list'
import { useViewModel } from '@/ui/kit/use-view-model'
import { ChatTextLink } from '@/ui/shell/chat-link'
import { AccountChangeBlockedViewModel, type BlockedAccountChange } from './account-change-blocked-view-model'

interface AccountChangeBlockedNoticeProps extends BlockedAccountChange {
  /** Text that says what the customer can still do while the change is blocked. */
  readonly stillPossibleText?: string | undefined
}

/**
 * A notice that the lender currently blocks account changes, and until when. It is about one kind of change,
 * or about every kind that is blocked. Source: ACC-40.
 */
export const AccountChangeBlockedNotice = observer(function AccountChangeBlockedNotice({
  stillPossibleText,
  ...change
}: AccountChangeBlockedNoticeProps) {
  const model = useViewModel(AccountChangeBlockedViewModel, change)
  if (!model.message) return undefined
  const { title, text, blockedChangeNames } = model.message
  return (
    <Notice tone="info" title={title} action={<ChatTextLink />}>
      <Stack gap="small">
        {blockedChangeNames && <TextList kind="points" gap="small" items={blockedChangeNames} />}
        <p>{text}</p>
        {stillPossibleText !== undefined && <p>{stillPossibleText}</p>}
      </Stack>
    </Notice>
  )
})
