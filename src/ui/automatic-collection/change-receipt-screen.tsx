import { Card } from '@/ui/kit/card'
import { DataList } from '@/ui/kit/data-list'
import { ResultScreen } from '@/ui/kit/result-screen'
import { EvidenceButton } from '@/ui/support/evidence-button'
import { joiningTexts } from '@/ui/texts/collection-joining.texts'
import { leavingTexts } from '@/ui/texts/collection-leaving.texts'
import { evidenceTexts } from '@/ui/texts/evidence.texts'
import type { ChangeReceipt } from './change-receipt'
import { CollectedLoanLink } from './collected-loan-link'

export interface ChangeReceiptScreenProps {
  readonly kind: 'joining' | 'leaving'
  readonly receipt: ChangeReceipt
  readonly toLoan: string
}

/**
 * The receipt for joining or leaving the automatic collection, which can also be saved as a file. Source:
 * COL-01, COL-03, DOC-05.
 */
export function ChangeReceiptScreen({ kind, receipt: { rows, note }, toLoan }: ChangeReceiptScreenProps) {
  const texts = kind === 'joining' ? joiningTexts.joined : leavingTexts.left
  const shown = [texts.title, ...(note === undefined ? [] : [note])]
  const sections = [
    { title: texts.receipt, rows },
    { title: evidenceTexts.shown, sentences: shown },
  ]
  return (
    <ResultScreen
      tone="good"
      title={texts.title}
      subtitle={texts.lead}
      detail={
        <Card label={texts.receipt}>
          <DataList rows={rows} />
          {note !== undefined && <p>{note}</p>}
        </Card>
      }
    >
      <EvidenceButton kind={kind} sections={sections} variant="primary" />
      <CollectedLoanLink to={toLoan} variant="quiet" />
    </ResultScreen>
  )
}
