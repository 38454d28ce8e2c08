import { isPartialPayment, type PaymentReceipt } from '@/domain/payments/payment-receipt'
import { laterInstallmentCount, mayHavePaidOffLoan } from '@/domain/payments/paid-off-loan'
import type { NextDueAfterPayment } from '@/domain/payments/due-after-payment'
import { isCreditLineProduct } from '@/domain/loans/products'
import { hyphenatedCuit } from '@/domain/shared/cuit'
import { dayInBuenosAires } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { OpenedReceipt } from '@/application/payments/open-receipt'
import type { LegalEntity } from '@/application/shared/settings.port'
import { addresses } from '@/ui/addresses'
import { cardName } from '@/ui/cards/card-labels'
import type { ChipContent } from '@/ui/kit/chip-content'
import { formatDate, formatMoney, formatTime } from '@/ui/kit/format'
import type { ReceiptRow } from '@/ui/kit/receipt-content'
import { loanName } from '@/ui/loans/loan-name'
import { myPaymentsTexts } from '@/ui/texts/my-payments.texts'
import {
  nextInstallmentText,
  paidInstallmentsText,
  paymentReceiptTexts as texts,
  receiptPaymentMethodText,
  remainingDebtText,
} from '@/ui/texts/payment-receipt.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'

/**
 * The content of a payment's receipt. The screen, the picture and the PDF show the same content. Source:
 * PAY-22.
 */
export interface ShownPaymentReceipt {
  readonly phase: 'ready'
  readonly amount: Cents
  readonly chip: ChipContent
  /** Text that warns that the payment is pending; undefined if it is not pending. */
  readonly warning: string | undefined
  readonly rows: readonly ReceiptRow[]
  /**
   * Amount that was due before the payment; undefined if the payment was made on another device. This amount
   * is also in the file with evidence of the payment that the customer can save. Source: DOC-05.
   */
  readonly amountDueBefore: Cents | undefined
  /**
   * Number of the loan, if this payment may have paid it off. The portal then asks the lender whether it
   * did. Source: DOC-04.
   */
  readonly possiblyPaidOffLoanNumber: string | undefined
  /** Name of the receipt's file, without extension. */
  readonly fileName: string
  /**
   * Address of the screen on which the customer reports that they did not make the payment. Source:
   * SUP-05.
   */
  readonly claimAddress: string
}

/**
 * Returns the content of a payment's receipt. `holder` is the full name of the customer whose loan was
 * paid, who may not be the person who paid.
 */
export function createShownPaymentReceipt(
  opened: OpenedReceipt,
  { lender, holder }: { readonly lender: LegalEntity | undefined; readonly holder: string | undefined },
): ShownPaymentReceipt {
  const { receipt } = opened
  const { amount, status, date, loanExternalId } = receipt
  const isPending = status === 'pending'
  return {
    phase: 'ready',
    amount,
    chip: isPending
      ? { tone: 'warn', icon: 'clock', text: myPaymentsTexts.pending }
      : { tone: 'good', text: myPaymentsTexts.paid },
    warning: isPending ? myPaymentsTexts.pendingWarning : undefined,
    rows: receiptRows(opened, lender, holder),
    amountDueBefore: receipt.amountDueBeforePayment,
    possiblyPaidOffLoanNumber: mayHavePaidOffLoan(receipt) ? loanNumberOf(receipt) : undefined,
    fileName: texts.file(date),
    claimAddress: addresses.claims.createPath({ paidOn: date, amount, externalId: loanExternalId }),
  }
}

function receiptRows(
  { receipt, card, nextDue }: OpenedReceipt,
  lender: LegalEntity | undefined,
  holder: string | undefined,
): readonly ReceiptRow[] {
  const { at, date: day, method, operationNumber } = receipt
  const date = at === undefined ? formatDate(day) : texts.when(formatDate(day), formatTime(at))
  return [
    { label: texts.paidFor, value: paidLoanName(receipt) },
    { label: texts.loan, value: loanNumberOf(receipt) },
    ...installmentRows(receipt),
    { label: texts.next, value: nextDue && nextDueText(nextDue) },
    { label: texts.date, value: date },
    { label: texts.method, value: method && receiptPaymentMethodText(method, card && cardName(card)) },
    // Who was paid, by law. Source: GEN-13.
    { label: texts.lender, value: lender?.name },
    { label: texts.lenderTaxId, value: lender && hyphenatedCuit(lender.taxId) },
    { label: texts.holder, value: holder },
    { label: texts.operation, value: operationNumber },
  ].flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]))
}

function nextDueText({ number, dueDate, amount }: NextDueAfterPayment): string {
  return nextInstallmentText({
    number,
    day: formatDate(dueDate),
    amount: amount === undefined ? undefined : formatMoney(amount),
  })
}

function installmentRows(receipt: PaymentReceipt) {
  const { installments, amountDueAfterPayment, at, date } = receipt
  const paidOn = formatDate(at === undefined ? date : dayInBuenosAires(at))
  const isAnyDueLeft = amountDueAfterPayment !== undefined && amountDueAfterPayment > 0
  const isOne = installments?.first === installments?.last
  const later = laterInstallmentCount(receipt)
  const left = isAnyDueLeft ? formatMoney(amountDueAfterPayment) : undefined
  return [
    {
      label: isOne ? texts.installment : texts.installments,
      value: installments && paidInstallmentsText(installments, isPartialPayment(receipt)),
    },
    {
      label: texts.remaining,
      value: amountDueAfterPayment === undefined ? undefined : remainingDebtText(left, later, paidOn),
    },
  ]
}

function paidLoanName({ productId, subproductId, commerceName }: PaymentReceipt): string | undefined {
  if (isCreditLine(productId)) return paymentsTexts.line
  if (subproductId === undefined) return commerceName
  return loanName({ subproductId, commerceName })
}

/**
 * Returns the loan number; undefined for the credit line, whose number customers do not know. Source:
 * PAY-03.
 */
function loanNumberOf({ productId, loanExternalId }: PaymentReceipt): string | undefined {
  return isCreditLine(productId) ? undefined : loanExternalId
}

function isCreditLine(productId: number | undefined): boolean {
  return productId !== undefined && isCreditLineProduct({ productId })
}
