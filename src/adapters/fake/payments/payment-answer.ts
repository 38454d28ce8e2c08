import { centsToPesos } from '@/domain/shared/money'
import type { PaymentRecord } from '@/adapters/fake/shared/records'

type ListedPayment = Omit<PaymentRecord, 'id' | 'taxId' | 'when'> & { readonly paidAt: string }

export function toPaymentAnswer(payment: ListedPayment) {
  return {
    amount: centsToPesos(payment.amount),
    paymentDate: payment.paidAt,
    paymentMethod: payment.method,
    subproductId: payment.subproductId,
    commerceName: payment.commerceName,
    accused: payment.accused,
    externalId: payment.externalId,
  }
}
