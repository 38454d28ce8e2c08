import type { ReactNode } from 'react'
import { useViewModel } from '@/ui/kit/use-view-model'
import { failureActionTexts } from '@/ui/texts/failure-actions.texts'
import { RunningReleaseViewModel } from './running-release-view-model'
import { ScreenPartErrorBoundary } from './screen-part-error-boundary'

interface OpenedScreenPartProps {
  /** Closes the part, if its code could not be loaded. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A part of a screen that the customer has opened, such as a sheet, and whose code is loaded on demand. If the
 * code cannot be loaded, a notice takes its place, and the rest of the screen keeps what the customer typed and
 * chose. Source: GEN-16.
 */
export function OpenedScreenPart({ onClose, children }: OpenedScreenPartProps) {
  const { release } = useViewModel(RunningReleaseViewModel)
  return (
    <ScreenPartErrorBoundary
      release={release}
      placeholder={undefined}
      message={failureActionTexts.noAnswer}
      onClose={onClose}
    >
      {children}
    </ScreenPartErrorBoundary>
  )
}
