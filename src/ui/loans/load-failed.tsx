import { Button } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { WayHome } from '@/ui/shell/way-home'
import { failureTexts } from '@/ui/texts/failures.texts'
import { loansTexts } from '@/ui/texts/loans.texts'

export interface LoadFailedProps {
  readonly title: string
  readonly message: string
  readonly onRetry: () => void
}

/** Loans that could not be loaded. Source: LOA-11, SES-16. */
export function LoadFailed({ title, message, onRetry }: LoadFailedProps) {
  return (
    <ResultScreen tone="bad" title={title} subtitle={message} reference={loansTexts.loadReference}>
      <Button onPress={onRetry} icon="retry" wide>
        {failureTexts.retry}
      </Button>
      <WayHome />
    </ResultScreen>
  )
}
