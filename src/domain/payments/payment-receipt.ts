import { dayInBuenosAires, daysBetween, type CalendarDate, type Instant } from '@/domain/shared/calendar-date'
import type { OperationRecord } from '@/domain/shared/operation'
import type { PaymentChannel } from '@/domain/shared/operation-terms'
import type { Cents } from '@/domain/shared/money'
import type { PaidBy } from './paid-by'
import type { PayableLoan } from './payable-loan'
import { mayComeFromPortal, type RegisteredPayment } from './registered-payment'

/** How it was paid: as the lender registered it or, before that, by the way it left the portal. */
export type ReceiptMethod = PaidBy | 'wallet' | 'credit-card'

/** The installments that a payment is for. */
export interface PaidInstallments {
  readonly first: number
  readonly last: number
  /** How many the loan has. */
  readonly of?: number
}

/**
 * What proves a payment. What neither the lender nor this device knows of it is missing: nothing is made up.
 * Source: PAY-22.
 */
export interface PaymentReceipt {
  readonly amount: Cents
  readonly day: CalendarDate
  /** The moment, where this device made it. */
  readonly at?: Instant
  /** A pending one is not counted in what is due yet. */
  readonly standing: RegisteredPayment['standing']
  readonly method?: ReceiptMethod
  readonly externalId?: string
  readonly productId?: number
  readonly subproductId?: number
  readonly commerceName?: string
  readonly installments?: PaidInstallments
  /** Of what was due when it was made. */
  readonly remaining?: Cents
  /** The lender's number of it. */
  readonly operation?: string
}

/** A payment as this device made it. */
export interface OwnPayment {
  /** What it was of. */
  readonly externalId: string
  readonly operation: OperationRecord
}

/** One payment, as the lender lists it, as this device made it, or as both know it. */
export interface ProvenPayment {
  readonly listed?: RegisteredPayment | undefined
  readonly own?: OwnPayment | undefined
  /** As it can be paid today; missing for one that is finished. */
  readonly loan?: PayableLoan | undefined
}

/** A payment is registered on the day when it is made or on the next. */
const registeredWithinDays = 1

/** The receipt of a payment; none where nothing is known of it. Source: PAY-22. */
export function paymentReceipt({ listed, own, loan }: ProvenPayment): PaymentReceipt | undefined {
  if (listed) return { ...ofOwn(own, loan), ...ofListed(listed, own), ...ofLoan(loan) }
  if (!own) return undefined
  const { operation, externalId } = own
  const standing = operation.reference === undefined ? 'pending' : 'paid'
  const day = dayInBuenosAires(operation.at)
  return { amount: operation.amount, day, standing, externalId, ...ofOwn(own, loan), ...ofLoan(loan) }
}

/**
 * Of what one side knows, the one payment that the other side knows too; none where it may be another one.
 * Source: PAY-20, PAY-22.
 */
export function sameListed(
  own: OwnPayment,
  { payments, ownPayments }: { payments: readonly RegisteredPayment[]; ownPayments: readonly OwnPayment[] },
): RegisteredPayment | undefined {
  const [listed, ...others] = payments.filter((each) => maySame(each, own))
  if (!listed || others.length > 0) return undefined
  return ownPayments.filter((each) => maySame(listed, each)).length === 1 ? listed : undefined
}

/** The same, from the other side. */
export function sameOwn(
  listed: RegisteredPayment,
  known: { payments: readonly RegisteredPayment[]; ownPayments: readonly OwnPayment[] },
): OwnPayment | undefined {
  return known.ownPayments.find((own) => sameListed(own, known) === listed)
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
  const { amount, date: day, standing, paidBy, externalId, subproductId, commerceName } = listed
  // The lender's word for a way it does not name says less than what left the portal.
  const method = paidBy === 'other' && own ? methodOf(own.operation) : paidBy
  return {
    amount,
    day,
    standing,
    method,
    ...(externalId === undefined ? {} : { externalId }),
    ...(subproductId === undefined ? {} : { subproductId }),
    ...(commerceName === undefined ? {} : { commerceName }),
  }
}

function ofOwn(own: OwnPayment | undefined, loan: PayableLoan | undefined) {
  if (!own) return {}
  const { at, reference, pays } = own.operation
  const installments = pays && paidInstallments(pays.installments, loan)
  return {
    at,
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
