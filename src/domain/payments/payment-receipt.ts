import { dayInBuenosAires, daysBetween, type CalendarDate, type Instant } from '@/domain/shared/calendar-date'
import type { OperationRecord } from '@/domain/shared/operation'
import type { PaymentChannel } from '@/domain/shared/operation-terms'
import type { Cents } from '@/domain/shared/money'
import type { RegisteredMethod } from './paid-by'
import type { PayableLoan } from './payable-loan'
import { mayComeFromPortal, type RegisteredPayment } from './registered-payment'

/**
 * How the payment was made: as the lender registered it or, before that, by the method chosen in the portal.
 */
export type ReceiptMethod = RegisteredMethod | 'wallet' | 'credit-card'

/** The range of installments that a payment is for. */
export interface PaidInstallments {
  readonly first: number
  readonly last: number
  /** Total number of installments of the loan that was paid. */
  readonly of?: number
}

/**
 * The data of a payment's receipt. A field that neither the lender nor this device knows is left out.
 * Source: PAY-22.
 */
export interface PaymentReceipt {
  readonly amount: Cents
  readonly day: CalendarDate
  /** When the payment was made; present only if it was made on this device. */
  readonly at?: Instant
  /** A `pending` payment is not included in the amount due yet. */
  readonly status: RegisteredPayment['status']
  readonly method?: ReceiptMethod
  readonly externalId?: string
  readonly productId?: number
  readonly subproductId?: number
  readonly commerceName?: string
  readonly installments?: PaidInstallments
  /** What remained due after the payment, according to the amount due when it was made. */
  readonly remaining?: Cents
  /** The lender's number of the payment. */
  readonly operation?: string
  /**
   * The amount due before the payment, as the customer saw it; present only if it was made on this device.
   */
  readonly dueBefore?: Cents
}

/** A payment made on this device. */
export interface OwnPayment {
  /** Number of the loan that the payment pays. */
  readonly externalId: string
  readonly operation: OperationRecord
}

/** One payment, as the lender lists it, as this device recorded it, or both. */
export interface ProvenPayment {
  readonly listed?: RegisteredPayment | undefined
  readonly own?: OwnPayment | undefined
  /** The loan as it can be paid today; missing if the loan is finished. */
  readonly loan?: PayableLoan | undefined
}

/** Days after the payment within which the lender registers it: the same day or the next. */
const registeredWithinDays = 1

/**
 * Returns the receipt of a payment, or undefined if neither the lender nor this device knows the payment.
 * Source: PAY-22.
 */
export function paymentReceipt({ listed, own, loan }: ProvenPayment): PaymentReceipt | undefined {
  if (listed) return { ...ofOwn(own, loan), ...ofListed(listed, own), ...ofLoan(loan) }
  if (!own) return undefined
  const { operation, externalId } = own
  const status = operation.reference === undefined ? 'pending' : 'paid'
  const day = dayInBuenosAires(operation.at)
  return { amount: operation.amount, day, status, externalId, ...ofOwn(own, loan), ...ofLoan(loan) }
}

/**
 * Returns the payment in the lender's list that is this payment of this device. Undefined if several could
 * match. Source: PAY-20, PAY-22.
 */
export function listedPaymentFor(
  own: OwnPayment,
  { payments, ownPayments }: { payments: readonly RegisteredPayment[]; ownPayments: readonly OwnPayment[] },
): RegisteredPayment | undefined {
  const [listed, ...others] = payments.filter((each) => maySame(each, own))
  if (!listed || others.length > 0) return undefined
  return ownPayments.filter((each) => maySame(listed, each)).length === 1 ? listed : undefined
}

/**
 * Returns the payment of this device that is this payment in the lender's list. Undefined if several could
 * match.
 */
export function ownPaymentFor(
  listed: RegisteredPayment,
  known: { payments: readonly RegisteredPayment[]; ownPayments: readonly OwnPayment[] },
): OwnPayment | undefined {
  return known.ownPayments.find((own) => listedPaymentFor(own, known) === listed)
}

function maySame(listed: RegisteredPayment, { externalId, operation }: OwnPayment): boolean {
  const days = daysBetween(dayInBuenosAires(operation.at), listed.date)
  return (
    listed.externalId === externalId &&
    listed.amount === operation.amount &&
    mayComeFromPortal(listed) &&
    days >= 0 &&
    days <= registeredWithinDays
  )
}

function ofListed(listed: RegisteredPayment, own: OwnPayment | undefined) {
  const { amount, date: day, status, paidBy, externalId, subproductId, commerceName } = listed
  // When the lender registers the method as `other`, the method chosen on this device is more precise.
  const method = paidBy === 'other' && own ? methodOf(own.operation) : paidBy
  return {
    amount,
    day,
    status,
    method,
    ...(externalId === undefined ? {} : { externalId }),
    ...(subproductId === undefined ? {} : { subproductId }),
    ...(commerceName === undefined ? {} : { commerceName }),
  }
}

function ofOwn(own: OwnPayment | undefined, loan: PayableLoan | undefined) {
  if (!own) return {}
  const { at, reference, pays, before } = own.operation
  const installments = pays && paidInstallments(pays.installments, loan)
  return {
    at,
    dueBefore: before.due,
    method: methodOf(own.operation),
    ...(installments === undefined ? {} : { installments }),
    ...(pays?.remaining === undefined ? {} : { remaining: pays.remaining }),
    ...(reference === undefined ? {} : { operation: reference }),
  }
}

function ofLoan(loan: PayableLoan | undefined) {
  if (!loan) return {}
  const { productId, subproductId, commerceName } = loan
  return { productId, subproductId, ...(commerceName === undefined ? {} : { commerceName }) }
}

function paidInstallments(
  numbers: readonly number[],
  loan: PayableLoan | undefined,
): PaidInstallments | undefined {
  if (numbers.length === 0) return undefined
  const range = { first: Math.min(...numbers), last: Math.max(...numbers) }
  return loan ? { ...range, of: loan.installmentCount } : range
}

const methods: Readonly<Record<PaymentChannel, ReceiptMethod>> = {
  'saved-card': 'debit-card',
  'new-card': 'debit-card',
  wallet: 'wallet',
  'credit-card': 'credit-card',
}

function methodOf({ terms }: OperationRecord): ReceiptMethod {
  return terms.kind === 'installment' ? methods[terms.channel] : 'other'
}
