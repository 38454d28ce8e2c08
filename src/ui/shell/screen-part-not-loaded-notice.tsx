import { useEffect } from 'react'
import type { CodeNotLoadedReason } from '@/application/shared/release.port'
import { Button } from '@/ui/kit/button'
import { NotLoadedNotice } from '@/ui/kit/not-loaded-notice'
import { Notice } from '@/ui/kit/notice'
import { Stack } from '@/ui/kit/stack'
import { failureActionTexts } from '@/ui/texts/failure-actions.texts'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { shellTexts } from '@/ui/texts/shell.texts'

const { brokenScreen, newVersion } = shellTexts

interface ScreenPartNotLoadedNoticeProps {
  readonly reason: CodeNotLoadedReason
  /** The message if the network is down. */
  readonly unreachableMessage: string
  readonly onRetry: () => void
  /**
   * Closes the part that the customer has opened. If given, the notice has a button that calls it, and the part
   * is not loaded by itself when the network is back, because it would open over what the customer does then.
   */
  readonly onClose: (() => void) | undefined
}

/**
 * The notice in place of a part of a screen whose code could not be loaded. It offers to load the part again or,
 * where only that helps, to reload the page. The page is not reloaded without a press, because the screen may
 * hold what the customer typed. Source: GEN-16, PAY-19.
 */
export function ScreenPartNotLoadedNotice({
  reason,
  unreachableMessage,
  onRetry,
  onClose,
}: ScreenPartNotLoadedNoticeProps) {
  const isRetriedOnline = reason === 'unreachable' && !onClose
  useEffect(() => {
    if (!isRetriedOnline) return undefined
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [isRetriedOnline, onRetry])
  const closeButton = onClose && (
    <Button variant="quiet" onPress={onClose}>
      {basicComponentTexts.close}
    </Button>
  )
  switch (reason) {
    case 'unreachable':
      return (
        <NotLoadedNotice
          tone="bad"
          message={unreachableMessage}
          onRetry={onRetry}
          secondaryAction={closeButton}
        />
      )
    case 'unexplained':
      return (
        <NotLoadedNotice
          tone="bad"
          message={failureActionTexts.noAnswer}
          onRetry={onRetry}
          secondaryAction={
            <>
              <ReloadButton text={brokenScreen.load} />
              {closeButton}
            </>
          }
        />
      )
    case 'replaced':
      return (
        <Notice
          tone="info"
          title={newVersion.title}
          announced
          action={
            <Stack direction="row" gap="small">
              <ReloadButton text={newVersion.load} />
              {closeButton}
            </Stack>
          }
        >
          {newVersion.lead}
        </Notice>
      )
  }
}

function ReloadButton({ text }: { readonly text: string }) {
  return (
    <Button variant="secondary" onPress={() => window.location.reload()}>
      {text}
    </Button>
  )
}
