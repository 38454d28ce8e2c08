import { ButtonLink } from '@/ui/kit/button'
import { Notice } from '@/ui/kit/notice'
import { useSupportChatAddress } from './use-support-chat-address'

interface ChatFailureNoticeProps {
  readonly title: string
  readonly text: string
  /** The text of the link to the support chat. */
  readonly chatLinkText: string
}

/**
 * A notice that says why a form was not sent, with a link to the support chat. It is used for forms that
 * customers can send without signing in. Source: SES-16.
 */
export function ChatFailureNotice({ title, text, chatLinkText }: ChatFailureNoticeProps) {
  const address = useSupportChatAddress()
  return (
    <Notice
      tone="bad"
      title={title}
      announced
      action={
        <ButtonLink href={address} newTab variant="secondary" icon="chat">
          {chatLinkText}
        </ButtonLink>
      }
    >
      <p>{text}</p>
    </Notice>
  )
}
