import type { ReactNode } from 'react'
import { Button } from './button'
import { useKeepFocus } from './focus-keeper'
import { Notice, type NoticeProps } from './notice'
import { Stack } from './stack'
import { supportCode } from './support-code'
import { kitTexts } from '@/ui/texts/kit.texts'
import { failureActionTexts } from '@/ui/texts/failures.texts'

export interface NotLoadedNoticeProps {
  readonly tone: NoticeProps['tone']
  readonly title?: string
  readonly message: string
  readonly onRetry: () => void
  /** A button or link next to the button that loads the part again. */
  readonly otherAction?: ReactNode
  /** What tells screen readers about the failure: this notice, or a toast. */
  readonly heardFrom?: 'notice' | 'toast'
}

/**
 * Notice that a part of a screen could not be loaded, with a button for a retry. A `FocusKeeper` around it
 * holds the focus. Source: SES-16.
 */
export function NotLoadedNotice({
  tone,
  title,
  message,
  onRetry,
  otherAction,
  heardFrom = 'notice',
}: NotLoadedNoticeProps) {
  const keepFocus = useKeepFocus()
  const code = tone === 'bad' && supportCode()
  const retry = (): void => {
    keepFocus()
    onRetry()
  }
  return (
    <Notice
      tone={tone}
      {...(title === undefined ? {} : { title })}
      announced={heardFrom === 'notice'}
      action={
        <Stack direction="row" gap="small">
          <Button variant="secondary" icon="retry" onPress={retry}>
            {failureActionTexts.retry}
          </Button>
          {otherAction}
        </Stack>
      }
    >
      <p>{message}</p>
      {code && <p>{kitTexts.reference(code)}</p>}
    </Notice>
  )
}
