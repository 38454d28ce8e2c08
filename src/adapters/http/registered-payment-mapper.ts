import type { InferOutput } from 'valibot'
import { calendarDate } from '@/domain/shared/calendar-date'
import { pesosToCents } from '@/domain/shared/money'
import { dateAtStartOfText } from '@/domain/loans/recent-payments'
import type { RegisteredPaymentMethod } from '@/domain/payments/registered-payment-method'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import type { paymentSchema } from '@/adapters/contract/payment.schema'

const paymentMethodByCode = new Map<string, RegisteredPaymentMethod>([
  ['EXPRESS_COLLECTION', 'express-collection'],
  ['AUTOMATIC_DEBIT', 'automatic-debit'],
  ['CBU_TRANSFER', 'cbu-transfer'],
  ['DEBIT_CARD', 'debit-card'],
  ['MERCADO_PAGO_ACCOUNT', 'mercado-pago-account'],
  ['MERCADO_PAGO_DEBIT_CARD', 'mercado-pago-debit-card'],
  ['PAGO_FACIL', 'pago-facil'],
  ['CVU_TRANSFER', 'cvu-transfer'],
  ['QR', 'qr'],
  ['PAGO_MIS_CUENTAS', 'pago-mis-cuentas'],
  ['PROVINCIA_NET', 'provincia-net'],
  ['RAPIPAGO', 'rapipago'],
  ['RIPSA', 'ripsa'],
])

export function toRegisteredPayment(json: InferOutput<typeof paymentSchema>): RegisteredPayment {
  return {
    amount: pesosToCents(json.amount),
    date: calendarDate(dateAtStartOfText(json.paymentDate)),
    status: json.accused ? 'paid' : 'pending',
    paymentMethod: paymentMethodByCode.get(json.paymentMethod ?? '') ?? 'other',
    ...(json.externalId ? { loanExternalId: json.externalId } : {}),
    subproductId: json.subproductId,
    ...(json.commerceName ? { commerceName: json.commerceName } : {}),
  }
}
