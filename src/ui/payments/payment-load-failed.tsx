import { Button } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { WayHome } from '@/ui/shell/way-home'
import { failureTexts } from '@/ui/texts/failures.texts'

export interface PaymentLoadFailedProps {
  readonly title: string
  readonly message: string
  readonly onRetry: () => void
}

/** What was to be paid could not be loaded. Source: SES-16. */
export function PaymentLoadFailed({ title, message, onRetry }: PaymentLoadFailedProps) {
  return (
    <ResultScreen tone="bad" title={title} message={message}>
      <Button onPress={onRetry} icon="retry" wide>
        {failureTexts.retry}
      </Button>
      <WayHome />
    </ResultScreen>
  )
}
