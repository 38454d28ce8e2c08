import { centsToPesos } from '@/domain/shared/money'
import type { PaymentRecord } from './records'

export function paymentAnswer(payment: PaymentRecord & { readonly paidAt: string }) {
  return {
    amount: centsToPesos(payment.amount),
    paymentDate: payment.paidAt,
    paymentMethod: payment.method,
    subproductId: payment.subproductId,
    commerceName: payment.commerceName,
    accused: payment.accused,
  }
}
