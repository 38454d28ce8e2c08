import type { ReactNode } from 'react'
import { Button } from './button'
import { useKeepFocus } from './focus-keeper'
import { Notice, type NoticeProps } from './notice'
import { Stack } from './stack'
import { pageSupportCode } from './page-support-code'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { failureActionTexts } from '@/ui/texts/failures.texts'

export interface NotLoadedNoticeProps {
  readonly tone: NoticeProps['tone']
  readonly title?: string
  readonly message: string
  readonly onRetry: () => void
  /** A button or link that is shown next to the retry button. */
  readonly secondaryAction?: ReactNode
  /**
   * Where screen readers read that loading failed: in this notice, or in a toast that is shown at the same
   * time.
   */
  readonly announcedIn?: 'notice' | 'toast'
}

/**
 * A notice which says that a part of the screen could not be loaded, with a retry button. During the retry,
 * the surrounding `FocusKeeper` holds the focus. Source: SES-16.
 */
export function NotLoadedNotice({
  tone,
  title,
  message,
  onRetry,
  secondaryAction,
  announcedIn = 'notice',
}: NotLoadedNoticeProps) {
  const keepFocus = useKeepFocus()
  const code = tone === 'bad' && pageSupportCode()
  const retry = (): void => {
    keepFocus()
    onRetry()
  }
  return (
    <Notice
      tone={tone}
      title={title}
      announced={announcedIn === 'notice'}
      action={
        <Stack direction="row" gap="small">
          <Button variant="secondary" icon="retry" onPress={retry}>
            {failureActionTexts.retry}
          </Button>
          {secondaryAction}
        </Stack>
      }
    >
      <p>{message}</p>
      {code && <p>{basicComponentTexts.reference(code)}</p>}
    </Notice>
  )
}
