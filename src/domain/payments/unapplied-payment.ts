import type { CalendarDate, Instant } from '@/domain/shared/calendar-date'
import { isBlockingOperation, hasUnknownOutcome, type OperationRecord } from '@/domain/shared/operation'
import type { PaymentChannel } from '@/domain/shared/operation-terms'
import type { RegisteredPaymentMethod } from './registered-payment-method'
import {
  mayBeListedAtPositions,
  unmatchedPositionsInPaymentList,
  type ListedPaymentCandidates,
} from './payment-list-positions'
import { isPaymentOnProviderPage, idempotencyKeysPaidOnProviderPage } from './provider-page-payments'
import type { Cents } from '@/domain/shared/money'
import {
  isPaymentOfLoan,
  mayBePortalPayment,
  type LoanFieldsToMatchPayments,
  type RegisteredPayment,
} from './registered-payment'

/**
 * A payment that was made, or may have been made, and is not included in the amount due yet. Source:
 * PAY-20.
 */
export type UnappliedPayment = { readonly id: string; readonly amount: Cents } & (
  | {
      /** A payment sent from this device, whose outcome is unknown. */
      readonly kind: 'outcome-unknown'
      readonly operation: OperationRecord
    }
  | {
      /**
       * A payment started on this device. `started`: the customer was sent to the payment provider's page.
       * `accepted`: the lender accepted the payment.
       */
      readonly kind: 'started' | 'accepted'
      readonly at: Instant
    }
  | {
      /**
       * A pending payment that is in the lender's list but not stored on this device: it was made on
       * another device or outside the portal, or this device's data were deleted.
       */
      readonly kind: 'listed'
      readonly day: CalendarDate
      /** Present if the lender does not say which loan the payment pays. */
      readonly mayBeOfAnotherLoan?: true
    }
)

/** A loan, the payments in the lender's list, and the customer's operations that this device stores. */
export interface PaymentsAndOperationsOfLoan {
  readonly loan: LoanFieldsToMatchPayments
  /** The customer's payments of all loans, as the lender lists them. */
  readonly payments: readonly RegisteredPayment[]
  /** The customer's payments of this loan, as this device stores them. */
  readonly operations: readonly OperationRecord[]
  /**
   * The customer's operations on other loans, cards and shops, as this device stores them. A payment in
   * the lender's list that names no loan may be one of these.
   */
  readonly operationsOnOtherLoans: readonly OperationRecord[]
  readonly now: Instant
}

/**
 * Returns every payment of the loan that the amount due does not include yet: first those made on this
 * device, then those that only the lender lists. A payment that is both stored here and listed by the
 * lender appears once. Source: PAY-16, PAY-20.
 */
export function unappliedPayments(paymentState: PaymentsAndOperationsOfLoan): readonly UnappliedPayment[] {
  const { payments, loan, operations, now } = paymentState
  const unpaired = payments.filter((each) => each.status === 'pending' && isPaymentOfLoan(each, loan))
  const own = operations
    .filter((each) => isBlockingOperation(each, now) && !isPaymentApplied(each, paymentState))
    .map((operation) => {
      // A payment that may be this one or one of another loan is shown with each of them, and not separately.
      const position = isMatchedWithListedPayment(operation, { ...paymentState, operationsOnOtherLoans: [] })
        ? unpaired.findIndex((each) => matchesPaymentToMake(each, operation))
        : -1
      if (position >= 0) unpaired.splice(position, 1)
      return toUnappliedPaymentOfThisDevice(
        operation,
        position >= 0 && isMatchedWithListedPayment(operation, paymentState),
      )
    })
  return [...own, ...toUnappliedPayments(unpaired)]
}

/**
 * Returns whether the amount due already includes the given payment. True if the lender lists one more
 * applied payment of the same amount than before this payment was made. A lower debt proves nothing,
 * since a transfer of the same amount may have arrived. While the outcome of the payment is unknown, the
 * result is false. Source: PAY-16, PAY-20.
 */
export function isPaymentApplied(
  operation: OperationRecord,
  paymentState: PaymentsAndOperationsOfLoan,
): boolean {
  if (hasUnknownOutcome(operation)) return false
  return isMatchedWithListedPayment(operation, {
    ...paymentState,
    payments: paymentState.payments.filter(({ status }) => status === 'paid'),
  })
}

/**
 * Returns whether the lender lists the payment of this operation. If a listed payment may also belong to
 * another visit to the provider's page or to another loan, it is matched with only one of them.
 */
function isMatchedWithListedPayment(
  operation: OperationRecord,
  paymentState: PaymentsAndOperationsOfLoan,
): boolean {
  const free = unmatchedPositionsInPaymentList(listedPaymentCandidates(operation, paymentState))
  if (!isPaymentOnProviderPage(operation))
    return mayBeListedAtPositions(operation, free, cardChargesOfSameAmount(operation, paymentState))
  return idempotencyKeysPaidOnProviderPage(free, providerVisitsOfSameAmount(operation, paymentState)).has(
    operation.idempotencyKey,
  )
}

function listedPaymentCandidates(
  operation: OperationRecord,
  paymentState: PaymentsAndOperationsOfLoan,
): ListedPaymentCandidates {
  const alike = matchingPayments(operation, paymentState)
  const unnamed = alike.filter(({ loanExternalId }) => loanExternalId === undefined)
  const operationsOnOtherLoans = paymentState.operationsOnOtherLoans.filter(
    (each) => mayHaveBeenDone(each) && unnamed.some((payment) => matchesPaymentToMake(payment, each)),
  )
  return { count: alike.length, countOfPaymentsWithoutLoan: unnamed.length, operationsOnOtherLoans }
}

function mayHaveBeenDone({ status }: OperationRecord): boolean {
  return status !== 'created' && status !== 'rejected'
}

/**
 * Returns whether the lender now lists a payment of this amount that it did not list when the given payment
 * was started. If other unconfirmed payments of the same amount were started as well, a newly listed payment
 * is attributed to the given one first.
 */
export function isPaymentNewlyListed(
  operation: OperationRecord,
  paymentState: PaymentsAndOperationsOfLoan,
): boolean {
  const { idempotencyKey } = operation
  const others = paymentState.operations.filter((each) => each.idempotencyKey !== idempotencyKey)
  return isMatchedWithListedPayment(operation, { ...paymentState, operations: [operation, ...others] })
}

/** The amount of a payment that is about to be made, and its terms (such as whether it is made by card). */
type PaymentToMake = Pick<OperationRecord, 'amount' | 'terms'>

/**
 * Returns how many payments of the same amount the lender's list will contain before the given payment: those
 * that it already contains, and earlier ones that will be added. If the given payment is made on a provider's
 * page, an earlier visit to such a page counts only once the lender lists its payment, because the customer
 * may not have paid there. Source: PAY-17.
 */
export function listedCountBeforePayment(
  payment: PaymentToMake,
  paymentState: PaymentsAndOperationsOfLoan,
): number {
  const payments = matchingPayments(payment, paymentState)
  const settled = payments.filter(({ status }) => status !== 'pending')
  const isExpected = ({ amount, kind }: UnappliedPayment) =>
    amount === payment.amount && (kind !== 'started' || !isPaymentOnProviderPage(payment))
  const toCome = unappliedPayments({ ...paymentState, payments }).filter(isExpected)
  return settled.length + toCome.length
}

function matchingPayments(payment: PaymentToMake, { payments, loan }: PaymentsAndOperationsOfLoan) {
  return payments.filter((each) => isPaymentOfLoan(each, loan) && matchesPaymentToMake(each, payment))
}

/** Returns the operations that charge the same amount to a card and may have been done. */
function cardChargesOfSameAmount({ amount }: OperationRecord, { operations }: PaymentsAndOperationsOfLoan) {
  return operations.filter(
    (each) => !isPaymentOnProviderPage(each) && each.amount === amount && mayHaveBeenDone(each),
  )
}

/** Returns the customer's visits to a payment provider's page to pay the same amount. */
function providerVisitsOfSameAmount(
  { amount }: OperationRecord,
  { operations }: PaymentsAndOperationsOfLoan,
) {
  return operations.filter((each) => isPaymentOnProviderPage(each) && each.amount === amount)
}

const walletMethods: readonly RegisteredPaymentMethod[] = [
  'mercado-pago-account',
  'mercado-pago-debit-card',
  'other',
]

/**
 * For each payment channel of the portal, the payment methods under which the lender may list the payment.
 */
const listedMethodsByChannel: Readonly<Record<PaymentChannel, readonly RegisteredPaymentMethod[]>> = {
  'saved-card': ['debit-card', 'other'],
  'new-card': ['debit-card', 'other'],
  wallet: walletMethods,
  'credit-card': walletMethods,
}

function matchesPaymentToMake(payment: RegisteredPayment, { amount, terms }: PaymentToMake): boolean {
  if (payment.amount !== amount || payment.isFromOtherDevice || !mayBePortalPayment(payment)) return false
  return terms.kind !== 'installment' || listedMethodsByChannel[terms.channel].includes(payment.paymentMethod)
}

function toUnappliedPaymentOfThisDevice(operation: OperationRecord, isListed: boolean): UnappliedPayment {
  const { idempotencyKey: id, amount, at, status } = operation
  if (isListed || status === 'confirmed') return { id, amount, kind: 'accepted', at }
  if (status === 'redirected') return { id, amount, kind: 'started', at }
  return { id, amount, kind: 'outcome-unknown', operation }
}

/**
 * Converts the lender's pending payments. The ids of identical payments of one day end in a running number.
 */
function toUnappliedPayments(payments: readonly RegisteredPayment[]): readonly UnappliedPayment[] {
  const names = payments.map(({ date, amount, paymentMethod }) => `${date} ${amount} ${paymentMethod}`)
  return payments.map(({ amount, date, loanExternalId }, position) => {
    const name = names[position] ?? ''
    const earlier = names.slice(0, position).filter((each) => each === name).length
    const ofWhich = loanExternalId === undefined ? ({ mayBeOfAnotherLoan: true } as const) : {}
    return { id: `${name} ${earlier}`, kind: 'listed', amount, day: date, ...ofWhich }
  })
}
