import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { useKeepFocus } from '@/ui/kit/focus-keeper'
import { loansTexts } from '@/ui/texts/loans.texts'
import styles from './recent-payments-notice.module.css'

const texts = loansTexts.payments

interface RecentPaymentsNoticeProps {
  /** Texts about the customer's recent payments, the latest payment first. */
  readonly paymentTexts: readonly string[]
  readonly onDismiss: () => void
}

/**
 * A notice about the customer's recent payments, which they can dismiss. After that, the surrounding
 * `FocusKeeper` holds the focus. Source: LOA-09.
 */
export function RecentPaymentsNotice({ paymentTexts, onDismiss }: RecentPaymentsNoticeProps) {
  const keepFocus = useKeepFocus()
  if (paymentTexts.length === 0) return null
  const dismiss = (): void => {
    keepFocus()
    onDismiss()
  }
  return (
    <Card>
      <div className={styles['latest']}>
        <h2>{texts.title}</h2>
        <ul aria-label={texts.title}>
          {paymentTexts.map((line, position) => (
            <li key={position}>{line}</li>
          ))}
        </ul>
        <Button variant="quiet" onPress={dismiss} hiddenText={texts.dismissHidden}>
          {texts.dismiss}
        </Button>
      </div>
    </Card>
  )
}
