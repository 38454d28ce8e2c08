import type { CalendarDate, Instant } from '@/domain/shared/calendar-date'
import { isGuarding, isUnknown, type OperationRecord } from '@/domain/shared/operation'
import type { PaymentChannel } from '@/domain/shared/operation-terms'
import type { PaidBy } from './paid-by'
import type { Cents } from '@/domain/shared/money'
import { isPaymentOf, mayComeFromPortal, type PaidLoan, type RegisteredPayment } from './registered-payment'

/**
 * A payment that was made, or may have been, and that the amount due does not include yet. Source: PAY-20.
 */
export type UnappliedPayment = { readonly id: string; readonly amount: Cents } & (
  | {
      /** The outcome is unknown. */
      readonly kind: 'outcome-unknown'
      readonly operation: OperationRecord
    }
  | {
      /** `started`: the customer was sent to the provider's page; `accepted`: the payment was made. */
      readonly kind: 'started' | 'accepted'
      readonly at: Instant
    }
  | {
      /** Only the lender knows it: it was made on another device. */
      readonly kind: 'listed'
      readonly day: CalendarDate
    }
)

/** The payments of a loan that the lender lists, and this device's operations on it. */
export interface LoanPaymentFacts {
  readonly loan: PaidLoan
  readonly payments: readonly RegisteredPayment[]
  /** The operations of this loan and this customer. */
  readonly operations: readonly OperationRecord[]
  readonly now: Instant
}

/**
 * Returns every payment of the loan that the amount due does not include, those of this device first. A
 * payment that both the lender and this device know appears once. Source: PAY-16, PAY-20.
 */
export function unappliedPayments(knowledge: LoanPaymentFacts): readonly UnappliedPayment[] {
  const { payments, loan, operations, now } = knowledge
  const unpaired = payments.filter((each) => each.standing === 'pending' && isPaymentOf(each, loan))
  const own = operations
    .filter((each) => isGuarding(each, now) && !isApplied(each, knowledge))
    .map((operation) => {
      const position = isListedSince(operation, knowledge)
        ? unpaired.findIndex((each) => mayBe(each, operation))
        : -1
      if (position >= 0) unpaired.splice(position, 1)
      return ownPayment(operation, position >= 0)
    })
  return [...own, ...listed(unpaired)]
}

/**
 * Returns whether the amount due includes this payment: the lender lists one more applied payment of that
 * amount than before it was made.
 * A lower debt proves nothing, since a transfer of the same amount may have arrived. A payment with an
 * unknown outcome is applied only once the lender confirms it by key. Source: PAY-16, PAY-20.
 */
export function isApplied(operation: OperationRecord, { payments, loan }: LoanPaymentFacts): boolean {
  if (isUnknown(operation)) return false
  const applied = payments.filter(
    (each) => each.standing === 'paid' && isPaymentOf(each, loan) && mayBe(each, operation),
  )
  return applied.length > operation.before.listed
}

/** Returns whether the lender lists one more payment of that amount than when this one was made. */
export function isListedSince(operation: OperationRecord, { payments, loan }: LoanPaymentFacts): boolean {
  const same = payments.filter((each) => isPaymentOf(each, loan) && mayBe(each, operation))
  return same.length > operation.before.listed
}

/**
 * Returns how many payments of that amount the lender lists or is expected to list, before a new one is
 * made.
 */
export function listedBefore(amount: Cents, knowledge: LoanPaymentFacts): number {
  const payments = knowledge.payments.filter(
    (each) =>
      isPaymentOf(each, knowledge.loan) &&
      each.amount === amount &&
      !each.isElsewhere &&
      mayComeFromPortal(each),
  )
  const settled = payments.filter(({ standing }) => standing !== 'pending')
  const toCome = unappliedPayments({ ...knowledge, payments }).filter((each) => each.amount === amount)
  return settled.length + toCome.length
}

const byWallet: readonly PaidBy[] = ['mercado-pago-account', 'mercado-pago-debit-card', 'other']

/** The methods under which the lender may register a payment made in the portal. */
const listedAs: Readonly<Record<PaymentChannel, readonly PaidBy[]>> = {
  'saved-card': ['debit-card', 'other'],
  'new-card': ['debit-card', 'other'],
  wallet: byWallet,
  'credit-card': byWallet,
}

function mayBe(payment: RegisteredPayment, { amount, terms }: OperationRecord): boolean {
  if (payment.amount !== amount || payment.isElsewhere || !mayComeFromPortal(payment)) return false
  return terms.kind !== 'installment' || listedAs[terms.channel].includes(payment.paidBy)
}

function ownPayment(operation: OperationRecord, isListed: boolean): UnappliedPayment {
  const { idempotencyKey: id, amount, at, status } = operation
  if (isListed || status === 'confirmed') return { id, amount, kind: 'accepted', at }
  if (status === 'redirected') return { id, amount, kind: 'started', at }
  return { id, amount, kind: 'outcome-unknown', operation }
}

/**
 * Converts the lender's pending payments. The ids of identical payments of one day end in a running number.
 */
function listed(payments: readonly RegisteredPayment[]): readonly UnappliedPayment[] {
  const names = payments.map(({ date, amount, paidBy }) => `${date} ${amount} ${paidBy}`)
  return payments.map(({ amount, date: day }, position) => {
    const name = names[position] ?? ''
    const earlier = names.slice(0, position).filter((each) => each === name).length
    return { id: `${name} ${earlier}`, kind: 'listed', amount, day }
  })
}
