import { formatMoney } from '@/ui/kit/format'
import { EvidenceButton } from '@/ui/support/evidence-button'
import type { EvidenceSection } from '@/ui/support/evidence-pdf'
import { evidenceTexts as texts } from '@/ui/texts/evidence.texts'
import { paymentReceiptTexts } from '@/ui/texts/payment-receipt.texts'
import { PaidOffLoan } from './paid-off-loan'
import type { PaymentReceiptState } from './payment-receipt-state'

export interface PaymentDocumentsProps {
  readonly shown: PaymentReceiptState
}

/**
 * The documents that belong to a payment: the debt-free certificate after the last installment, and a PDF
 * with everything that the portal showed about the payment. Source: DOC-04, DOC-05.
 */
export function PaymentDocuments({ shown }: PaymentDocumentsProps) {
  return (
    <>
      <EvidenceButton kind="payment" sections={paymentSections(shown)} />
      <PaidOffLoan externalId={shown.perhapsPaidOff} />
    </>
  )
}

function paymentSections({
  amount,
  chip,
  warning,
  rows,
  dueBefore,
}: PaymentReceiptState): readonly EvidenceSection[] {
  const statusRow = { label: paymentReceiptTexts.status, value: chip.text }
  const remaining = rows.filter(({ label }) => label === paymentReceiptTexts.remaining)
  const amounts = [
    ...(dueBefore === undefined ? [] : [{ label: texts.before, value: formatMoney(dueBefore) }]),
    { label: texts.paid, value: formatMoney(amount) },
    ...remaining,
  ]
  return [
    { title: texts.receipt, rows: [statusRow, ...rows.filter((row) => !remaining.includes(row))] },
    { title: texts.amounts, rows: amounts },
    ...(warning === undefined ? [] : [{ title: texts.shown, sentences: [warning] }]),
  ]
}
