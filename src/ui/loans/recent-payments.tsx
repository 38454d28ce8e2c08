import { Button } from '@/ui/kit/button'
import { Notice } from '@/ui/kit/notice'
import { loansTexts } from '@/ui/texts/loans.texts'

const texts = loansTexts.payments

export interface RecentPaymentsProps {
  /** The latest first. */
  readonly lines: readonly string[]
  readonly onDismiss: () => void
}

/** Source: LOA-09. */
export function RecentPayments({ lines, onDismiss }: RecentPaymentsProps) {
  if (lines.length === 0) return null
  return (
    <Notice
      tone="info"
      title={texts.title}
      action={
        <Button variant="secondary" onPress={onDismiss} hiddenText={texts.dismissHidden}>
          {texts.dismiss}
        </Button>
      }
    >
      <ul aria-label={texts.title}>
        {lines.map((line, position) => (
          <li key={position}>{line}</li>
        ))}
      </ul>
    </Notice>
  )
}
