import { Button } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { failureTexts } from '@/ui/texts/failures.texts'
import { WayHome } from './way-home'

export interface LoadFailedProps {
  readonly title: string
  readonly message: string
  /** What to tell support. */
  readonly reference?: string
  readonly onRetry: () => void
}

/** In the place of a screen of which nothing could be loaded. Source: SES-16. */
export function LoadFailed({ title, message, reference, onRetry }: LoadFailedProps) {
  return (
    <ResultScreen tone="bad" title={title} subtitle={message} reference={reference}>
      <Button onPress={onRetry} icon="retry" wide>
        {failureTexts.retry}
      </Button>
      <WayHome />
    </ResultScreen>
  )
}
