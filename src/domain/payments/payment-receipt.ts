import { dayInBuenosAires, daysBetween, type CalendarDate, type Instant } from '@/domain/shared/calendar-date'
import type { OperationRecord, PaymentCoverage, ReachedInstallments } from '@/domain/shared/operation'
import type { PaymentChannel } from '@/domain/shared/operation-terms'
import type { Cents } from '@/domain/shared/money'
import type { RegisteredPaymentMethod } from './registered-payment-method'
import type { PayableLoan } from './payable-loan'
import { mayBePortalPayment, type RegisteredPayment } from './registered-payment'

/**
 * How a payment was made: the method that the lender registered or, if it registered none or `other`, the
 * method that the customer chose in the portal.
 */
export type ReceiptPaymentMethod = RegisteredPaymentMethod | 'wallet' | 'credit-card'

/**
 * The first and the last installment that a payment pays, and how many installments the loan has. If it is
 * unknown which ones it pays, those that were due.
 */
export interface PaidInstallmentRange {
  readonly first: number
  readonly last: number
  /** Whether the payment pays only a part of the last installment; missing if unknown. */
  readonly isLastPart?: boolean
  /** Total number of installments of the loan that was paid. */
  readonly loanInstallmentCount?: number
}

/**
 * The data of a payment's receipt. A field that neither the lender nor this device knows is left out.
 * Source: PAY-22.
 */
export interface PaymentReceipt {
  readonly amount: Cents
  readonly date: CalendarDate
  /** When the payment was made; present only if the payment was made on this device. */
  readonly at?: Instant
  /** Status of the payment. The amount due does not include a `pending` payment yet. */
  readonly status: RegisteredPayment['status']
  readonly method?: ReceiptPaymentMethod
  readonly loanExternalId?: string
  readonly productId?: number
  readonly subproductId?: number
  readonly commerceName?: string
  readonly installments?: PaidInstallmentRange
  /** What remained to pay after the payment, calculated from the amount due when the payment was made. */
  readonly amountDueAfterPayment?: Cents
  /** The lender's number of the payment. */
  readonly operationNumber?: string
  /**
   * The amount due before the payment, as the customer saw it; present only if the payment was made on this
   * device.
   */
  readonly amountDueBeforePayment?: Cents
}

/** A payment made on this device, as the device recorded it. */
export interface PaymentMadeOnThisDevice {
  /** Number of the loan that the payment pays. */
  readonly loanExternalId: string
  readonly operation: OperationRecord
}

/**
 * What is known about one payment: how the lender lists it, how this device recorded it, or both, and
 * the loan that it pays.
 */
export interface PaymentAsListedAndRecorded {
  readonly listed?: RegisteredPayment | undefined
  readonly recorded?: PaymentMadeOnThisDevice | undefined
  /** The loan that the payment pays, with what can be paid of it today; missing if the loan is finished. */
  readonly loan?: PayableLoan | undefined
}

/** Days after the payment within which the lender registers it: the same day or the next. */
const maxDaysUntilRegistered = 1

/**
 * Returns the receipt of a payment, or undefined if neither the lender nor this device knows the payment.
 * Source: PAY-22.
 */
export function paymentReceipt({
  listed,
  recorded,
  loan,
}: PaymentAsListedAndRecorded): PaymentReceipt | undefined {
  if (listed)
    return { ...recordedFields(recorded, loan), ...listedFields(listed, recorded), ...loanFields(loan) }
  if (!recorded) return undefined
  const { operation, loanExternalId } = recorded
  const status = operation.reference === undefined ? 'pending' : 'paid'
  const date = dayInBuenosAires(operation.at)
  return {
    amount: operation.amount,
    date,
    status,
    loanExternalId,
    ...recordedFields(recorded, loan),
    ...loanFields(loan),
  }
}

/**
 * Returns whether a payment pays only a part of what was due when it was made: of the last of its installments
 * or, if it is unknown which it pays, of all of them. Source: PAY-22.
 */
export function isPartialPayment({
  installments,
  amount,
  amountDueBeforePayment,
  amountDueAfterPayment,
}: Pick<
  PaymentReceipt,
  'installments' | 'amount' | 'amountDueBeforePayment' | 'amountDueAfterPayment'
>): boolean {
  if (installments?.isLastPart !== undefined) return installments.isLastPart
  return amountDueAfterPayment === undefined
    ? amountDueBeforePayment !== undefined && amount < amountDueBeforePayment
    : amountDueAfterPayment > 0
}

/**
 * Returns the payment in the lender's list that is the same as the given payment, which was made on this device.
 * Undefined if none matches, or if several do. Source: PAY-20, PAY-22.
 */
export function findMatchingListedPayment(
  recorded: PaymentMadeOnThisDevice,
  {
    payments,
    ownPayments,
  }: { payments: readonly RegisteredPayment[]; ownPayments: readonly PaymentMadeOnThisDevice[] },
): RegisteredPayment | undefined {
  const [listed, ...others] = payments.filter((each) => mayBeSamePayment(each, recorded))
  if (!listed || others.length > 0) return undefined
  return ownPayments.filter((each) => mayBeSamePayment(listed, each)).length === 1 ? listed : undefined
}

/**
 * Returns the payment recorded by this device that is the given payment in the lender's list. Undefined
 * if none matches, or if several do.
 */
export function findMatchingRecordedPayment(
  listed: RegisteredPayment,
  known: { payments: readonly RegisteredPayment[]; ownPayments: readonly PaymentMadeOnThisDevice[] },
): PaymentMadeOnThisDevice | undefined {
  return known.ownPayments.find((recorded) => findMatchingListedPayment(recorded, known) === listed)
}

function mayBeSamePayment(
  listed: RegisteredPayment,
  { loanExternalId, operation }: PaymentMadeOnThisDevice,
): boolean {
  const days = daysBetween(dayInBuenosAires(operation.at), listed.date)
  return (
    listed.loanExternalId === loanExternalId &&
    listed.amount === operation.amount &&
    mayBePortalPayment(listed) &&
    days >= 0 &&
    days <= maxDaysUntilRegistered
  )
}

function listedFields(listed: RegisteredPayment, recorded: PaymentMadeOnThisDevice | undefined) {
  const { amount, date, status, paymentMethod, loanExternalId, subproductId, commerceName } = listed
  // When the lender registers the method as `other`, the method chosen on this device is more precise.
  const method = paymentMethod === 'other' && recorded ? chosenMethodOf(recorded.operation) : paymentMethod
  return {
    amount,
    date,
    status,
    method,
    ...(loanExternalId === undefined ? {} : { loanExternalId }),
    ...(subproductId === undefined ? {} : { subproductId }),
    ...(commerceName === undefined ? {} : { commerceName }),
  }
}

function recordedFields(recorded: PaymentMadeOnThisDevice | undefined, loan: PayableLoan | undefined) {
  if (!recorded) return {}
  const { at, reference, pays, before } = recorded.operation
  const installments = pays && paidInstallmentRange(pays, loan)
  return {
    at,
    amountDueBeforePayment: before.due,
    method: chosenMethodOf(recorded.operation),
    ...(installments === undefined ? {} : { installments }),
    ...(pays?.remaining === undefined ? {} : { amountDueAfterPayment: pays.remaining }),
    ...(reference === undefined ? {} : { operationNumber: reference }),
  }
}

function loanFields(loan: PayableLoan | undefined) {
  if (!loan) return {}
  const { productId, subproductId, commerceName } = loan
  return { productId, subproductId, ...(commerceName === undefined ? {} : { commerceName }) }
}

function paidInstallmentRange(
  { installments: due, of: countWhenPaid, reached }: PaymentCoverage,
  loan: PayableLoan | undefined,
): PaidInstallmentRange | undefined {
  const range = reachedRange(reached) ?? (due.length > 0 ? rangeOf(due) : undefined)
  if (!range) return undefined
  const loanInstallmentCount = loan?.installmentCount ?? countWhenPaid
  return loanInstallmentCount === undefined ? range : { ...range, loanInstallmentCount }
}

/**
 * Returns the range of the installments that the amount reaches; undefined if they are unknown, or if a range
 * would include others, because the lender left some between them out of the amount due.
 */
function reachedRange(reached: ReachedInstallments | undefined): PaidInstallmentRange | undefined {
  if (!reached) return undefined
  const { paidInFull, paidInPart } = reached
  const numbers = paidInPart === undefined ? paidInFull : [...paidInFull, paidInPart]
  const range = rangeOf(numbers)
  if (range.last - range.first !== numbers.length - 1) return undefined
  return { ...range, isLastPart: range.last === paidInPart }
}

function rangeOf(numbers: readonly number[]): PaidInstallmentRange {
  return { first: Math.min(...numbers), last: Math.max(...numbers) }
}

const methodsByChannel: Readonly<Record<PaymentChannel, ReceiptPaymentMethod>> = {
  'saved-card': 'debit-card',
  'new-card': 'debit-card',
  wallet: 'wallet',
  'credit-card': 'credit-card',
}

function chosenMethodOf({ terms }: OperationRecord): ReceiptPaymentMethod {
  return terms.kind === 'installment' ? methodsByChannel[terms.channel] : 'other'
}
