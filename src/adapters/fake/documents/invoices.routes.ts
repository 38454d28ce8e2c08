import type { invoicesContract } from '@/adapters/contract/invoices.contract'
import { centsToPesos } from '@/domain/shared/money'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import type { Lender } from '@/adapters/fake/lender'
import { createCustomerPdfLines, createTextPdf } from '@/adapters/fake/shared/pdf-of-lines'
import { formatAmount, formatDate } from '@/adapters/fake/shared/pdf-formats'
import type { CustomerRecord, PaymentRecord } from '@/adapters/fake/shared/records'
import { forbiddenRefusal, createRefusal } from '@/adapters/fake/shared/refusal'

const notReadyRefusal = createRefusal(404, 'INVOICE_NOT_READY', 'Esa factura todavía no está.')

interface NumberedPayment extends PaymentRecord {
  readonly number: string
  readonly day: string
}

export const invoicesHandlers: ContractHandlers<typeof invoicesContract> = {
  async listInvoices({ path, customer, lender }) {
    if (path.id !== customer.customerId) return forbiddenRefusal
    const invoiced = await invoicedPayments(customer, lender)
    return invoiced.map(({ number, day: date, amount }) => ({
      paymentNumber: number,
      date,
      total: centsToPesos(amount),
    }))
  },

  async invoice({ path, customer, lender }) {
    if (path.id !== customer.customerId) return forbiddenRefusal
    const payment = (await invoicedPayments(customer, lender)).find(({ number }) => number === path.number)
    if (!payment) return notReadyRefusal
    const lines = [
      `Factura ${payment.number}`,
      `Fecha: ${formatDate(payment.day)}`,
      ...createCustomerPdfLines(customer),
      ...(payment.externalId === undefined ? [] : [`Pago del préstamo ${payment.externalId}`]),
      `Total: ${formatAmount(payment.amount)}`,
    ]
    return { bytes: createTextPdf('Factura', lines), contentType: 'application/pdf' }
  },
}

/** Returns the customer's applied payments, numbered from the oldest on. Each of them has an invoice. */
async function invoicedPayments(
  customer: CustomerRecord,
  lender: Lender,
): Promise<readonly NumberedPayment[]> {
  if (lender.overrides.noPayments) return []
  const applied = (await lender.ledger.listCustomerPayments(customer.id)).filter(({ accused }) => accused)
  return applied.map((payment, position) => ({
    ...payment,
    number: `0004-${String(applied.length - position).padStart(8, '0')}`,
    day: payment.paidAt.slice(0, 10),
  }))
}
