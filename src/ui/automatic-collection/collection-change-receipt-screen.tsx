import { Card } from '@/ui/kit/card'
import { DataList } from '@/ui/kit/data-list'
import { ResultScreen } from '@/ui/kit/result-screen'
import { EvidenceFileButton } from '@/ui/support/evidence-file-button'
import { collectionActivationTexts } from '@/ui/texts/collection-activation.texts'
import { collectionDeactivationTexts } from '@/ui/texts/collection-deactivation.texts'
import { evidenceFileTexts } from '@/ui/texts/evidence-file.texts'
import type { CollectionChangeReceipt } from './collection-change-receipt'
import { BackToLoanLink } from './back-to-loan-link'

interface CollectionChangeReceiptProps {
  readonly kind: 'activation' | 'deactivation'
  readonly receipt: CollectionChangeReceipt
  readonly loanAddress: string
}

/**
 * The screen with the receipt for activating or turning off the automatic collection. The customer can also
 * save the receipt as a file. Source: COL-01, COL-03, DOC-05.
 */
export function CollectionChangeReceiptScreen({
  kind,
  receipt: { lead, rows, note },
  loanAddress,
}: CollectionChangeReceiptProps) {
  const texts =
    kind === 'activation' ? collectionActivationTexts.activated : collectionDeactivationTexts.deactivated
  const shown = [texts.title, ...(note === undefined ? [] : [note])]
  const sections = [
    { title: texts.receipt, rows },
    { title: evidenceFileTexts.shown, sentences: shown },
  ]
  return (
    <ResultScreen
      tone="good"
      title={texts.title}
      subtitle={lead}
      detail={
        <Card label={texts.receipt}>
          <DataList rows={rows} />
          {note !== undefined && <p>{note}</p>}
        </Card>
      }
    >
      <EvidenceFileButton kind={kind} sections={sections} variant="primary" />
      <BackToLoanLink to={loanAddress} variant="quiet" />
    </ResultScreen>
  )
}
