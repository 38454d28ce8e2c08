import { formatMoney } from '@/ui/kit/format'
import { EvidenceFileButton } from '@/ui/support/evidence-file-button'
import type { EvidenceFileSection } from '@/ui/support/evidence-pdf'
import { evidenceFileTexts as texts } from '@/ui/texts/evidence-file.texts'
import { paymentReceiptTexts } from '@/ui/texts/payment-receipt.texts'
import { PaidOffLoanNotice } from './paid-off-loan'
import type { ShownPaymentReceipt } from './payment-receipt-state'

export interface PaymentDocumentsProps {
  readonly receipt: ShownPaymentReceipt
}

/**
 * The documents that belong to a payment: the debt-free certificate after the last installment, and a PDF
 * with everything that the portal showed about the payment. Source: DOC-04, DOC-05.
 */
export function PaymentDocuments({ receipt }: PaymentDocumentsProps) {
  return (
    <>
      <EvidenceFileButton kind="payment" sections={paymentEvidenceSections(receipt)} />
      <PaidOffLoanNotice externalId={receipt.possiblyPaidOffLoanNumber} />
    </>
  )
}

function paymentEvidenceSections({
  amount,
  chip,
  warning,
  rows,
  amountDueBefore,
}: ShownPaymentReceipt): readonly EvidenceFileSection[] {
  const statusRow = { label: paymentReceiptTexts.status, value: chip.text }
  const remaining = rows.filter(({ label }) => label === paymentReceiptTexts.remaining)
  const amounts = [
    ...(amountDueBefore === undefined ? [] : [{ label: texts.before, value: formatMoney(amountDueBefore) }]),
    { label: texts.paid, value: formatMoney(amount) },
    ...remaining,
  ]
  return [
    { title: texts.receipt, rows: [statusRow, ...rows.filter((row) => !remaining.includes(row))] },
    { title: texts.amounts, rows: amounts },
    ...(warning === undefined ? [] : [{ title: texts.shown, sentences: [warning] }]),
  ]
}
