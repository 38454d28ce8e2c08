import type { ReactNode } from 'react'
import { useViewModel } from '@/ui/kit/use-view-model'
import { failureActionTexts } from '@/ui/texts/failure-actions.texts'
import { RunningReleaseViewModel } from './running-release-view-model'
import { ScreenPartErrorBoundary } from './screen-part-error-boundary'

/**
 * A part of a screen that the customer has opened, such as a sheet, and whose code is loaded on demand. If the
 * code cannot be loaded because the network is down, a message with a retry button takes its place, and the
 * rest of the screen keeps what the customer chose. Source: GEN-16.
 */
export function OpenedScreenPart({ children }: { readonly children: ReactNode }) {
  const { release } = useViewModel(RunningReleaseViewModel)
  return (
    <ScreenPartErrorBoundary release={release} placeholder={undefined} message={failureActionTexts.noAnswer}>
      {children}
    </ScreenPartErrorBoundary>
  )
}
