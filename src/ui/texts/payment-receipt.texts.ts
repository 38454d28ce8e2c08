import type { PaidInstallmentRange, ReceiptPaymentMethod } from '@/domain/payments/payment-receipt'
import { registeredPaymentMethodText } from './my-payments.texts'

export const paymentReceiptTexts = {
  title: 'Comprobante de pago',
  loading: 'Buscando tu comprobante',
  failedTitle: 'No pudimos cargar el comprobante',
  back: 'Mis pagos',
  notFoundTitle: 'No encontramos ese comprobante',
  notFound: 'Puede que el pago todavía se esté registrando. Lo vas a ver en tus pagos.',
  seePayments: 'Ver mis pagos',
  amount: 'Pagaste',
  paidFor: 'Qué pagaste',
  loan: 'Préstamo',
  installment: 'Cuota',
  installments: 'Cuotas',
  remaining: 'Queda por pagar',
  next: 'Próximo vencimiento',
  date: 'Fecha',
  when: (day: string, hour: string) => `${day}, ${hour}`,
  method: 'Medio de pago',
  lender: 'Le pagaste a',
  lenderTaxId: 'CUIT',
  holder: 'A nombre de',
  operation: 'Número de operación',
  status: 'Estado',
  sharePicture: 'Compartir comprobante',
  sharePdf: 'Compartir en PDF',
  saved: 'Guardamos el comprobante en tus descargas.',
  pictureNotMade: 'No pudimos armar la imagen. Probá de nuevo.',
  pdfNotMade: 'No pudimos armar el PDF. Probá de nuevo.',
  /**
   * Returns the name of the receipt's file. The name contains the date, but nothing else about the
   * payment.
   */
  file: (day: string) => `comprobante-${day}`,
} as const

/**
 * Returns the text with the payment method, for a receipt. It contains the name of the debit card if
 * that is known, such as `Visa 4821`. Source: PAY-22.
 */
export function receiptPaymentMethodText(method: ReceiptPaymentMethod, card: string | undefined): string {
  switch (method) {
    case 'wallet':
      return 'Mercado Pago'
    case 'credit-card':
      return 'Tarjeta de crédito'
    case 'debit-card':
      return card === undefined ? 'Tarjeta de débito' : `Tarjeta de débito ${card}`
    default:
      return registeredPaymentMethodText(method)
  }
}

interface NextInstallmentTextParts {
  readonly number: number
  readonly day: string
  readonly amount: string | undefined
}

/**
 * Returns the text about the next installment that falls due, such as `Cuota 5 el 1/1/2027: $ 12.625`.
 * Source: PAY-22.
 */
export function nextInstallmentText({ number, day, amount }: NextInstallmentTextParts): string {
  const when = `Cuota ${number} el ${day}`
  return amount === undefined ? when : `${when}: ${amount}`
}

/**
 * Returns the text that says which installments were paid, such as `8 de 12`, `5 a 7 de 12` or `5 y una parte
 * de la 6 de 12`. If it is unknown which of them were paid in full (`isLastPart` is missing), the text says
 * that a part of all was paid. Source: PAY-22.
 */
export function paidInstallmentsText(
  { first, last, isLastPart, loanInstallmentCount }: PaidInstallmentRange,
  isPart: boolean,
): string {
  const count = loanInstallmentCount === undefined ? '' : ` de ${loanInstallmentCount}`
  if (!isPart) return `${rangeText(first, last)}${count}`
  if (first === last) return `Una parte de la ${last}${count}`
  if (!isLastPart) return `Una parte de las ${rangeText(first, last)}${count}`
  return `${rangeText(first, last - 1)} y una parte de la ${last}${count}`
}

function rangeText(first: number, last: number): string {
  return first === last ? `${first}` : `${first} a ${last}`
}

/**
 * Returns the text that says what remained due after the payment, or how many installments were left.
 * The text names the day of the payment, because more may have been paid before the customer reads the
 * receipt. Source: PAY-22.
 */
export function remainingDebtText(
  amount: string | undefined,
  later: number | undefined,
  day: string,
): string {
  if (amount !== undefined) return `${amount} al ${day}`
  if (later === undefined) return 'Nada de lo que tenías que pagar'
  if (later === 0) return 'Nada: era la última cuota'
  return later === 1 ? `Una cuota más al ${day}` : `${later} cuotas más al ${day}`
}
