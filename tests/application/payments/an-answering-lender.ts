import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import type { CardChargeAnswer } from '@/application/payments/payment.port'
import { martasMastercard } from '#tests/support/test-cards'
import { exampleInstallmentPayment, type PaymentTab } from './a-tab'
import { ScriptedPaymentGateway, fourthInstallment } from './scripted-payment-gateway'

/** Idempotency key of the first operation of a tab. It is the same in all these tests. */
export const firstIdempotencyKeyOfTab = '00000000-0000-4000-8000-000000000001'
export const confirmedChargeAnswer = success({ reference: '7001' })
export const chargeOutcomeUnknownAnswer = failure({ kind: 'no-answer' } as const)
export const exampleNewCardToCharge = { kind: 'new', card: martasMastercard } as const

/** Payment made on another device. The lender lists it but has not applied it to the loan yet. */
export const unappliedPaymentOnOtherDevice = {
  amount: cents(1_262_500),
  date: calendarDate('2026-11-21'),
  paymentMethod: 'debit-card',
  loanExternalId: '40128753',
  status: 'pending',
} as const

/** Returns a payment gateway that answers every charge with `answer`. */
export function createGatewayWithChargeAnswer(answer: CardChargeAnswer): ScriptedPaymentGateway {
  const gateway = new ScriptedPaymentGateway()
  gateway.answerCharge = () => Promise.resolve(answer)
  return gateway
}

/**
 * Returns the ids of the payments that, as far as the tab knows, the lender has not applied to the
 * amount due.
 */
export function findUnappliedPaymentIds(tab: PaymentTab): readonly string[] {
  return tab.precondition
    .unappliedPayments(exampleInstallmentPayment, {
      dueItems: [fourthInstallment],
      payments: [unappliedPaymentOnOtherDevice],
      automaticCollections: [],
    })
    .map(({ id }) => id)
}
