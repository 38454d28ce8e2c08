import { Button } from '@/ui/kit/button'
import { Notice, type NoticeProps } from '@/ui/kit/notice'
import { failureTexts } from '@/ui/texts/failures.texts'

export interface NotLoadedProps {
  readonly tone: NoticeProps['tone']
  readonly title?: string
  readonly message: string
  readonly onRetry: () => void
}

/** A way to pay of which something could not be had, in its place on the screen. Source: SES-16. */
export function NotLoaded({ tone, title, message, onRetry }: NotLoadedProps) {
  return (
    <Notice
      tone={tone}
      {...(title === undefined ? {} : { title })}
      announced
      action={
        <Button variant="secondary" icon="retry" onPress={onRetry}>
          {failureTexts.retry}
        </Button>
      }
    >
      {message}
    </Notice>
  )
}
