import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import type { ChargeAnswer } from '@/application/payments/payment.port'
import { martasMastercard } from '#tests/support/test-cards'
import { payment, type Tab } from './a-tab'
import { ScriptedPaymentGateway, installmentFour } from './scripted-payment-gateway'

/** Key of the first operation of a tab. */
export const firstKey = '00000000-0000-4000-8000-000000000001'
export const confirmed = success({ reference: '7001' })
export const unknown = failure({ kind: 'no-answer' } as const)
export const typed = { kind: 'new', card: martasMastercard } as const

/** A payment of another device that is not applied yet. */
export const pending = {
  amount: cents(1_262_500),
  date: calendarDate('2026-11-21'),
  paidBy: 'debit-card',
  externalId: '40128753',
  status: 'pending',
} as const

/** Returns a lender that gives every charge that answer. */
export function answering(answer: ChargeAnswer): ScriptedPaymentGateway {
  const gateway = new ScriptedPaymentGateway()
  gateway.charge = () => Promise.resolve(answer)
  return gateway
}

/** Returns the ids of the payments that the amount due does not include. */
export function idsOf(tab: Tab): readonly string[] {
  return tab.precondition
    .unappliedPayments(payment, { due: [installmentFour], payments: [pending], collections: [] })
    .map(({ id }) => id)
}
