import { dayInBuenosAires, type Instant } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { RegisteredPaymentMethod } from './registered-payment-method'
import { mayBePortalPayment, type RegisteredPayment } from './registered-payment'

/** A card payment that the customer requested on another device. Source: PAY-20. */
export interface PaymentFromOtherDevice {
  readonly loanExternalId: string
  readonly amount: Cents
  readonly at: Instant
  /** Whether the payment is pending, that is, the lender has neither approved nor rejected it yet. */
  readonly isPending: boolean
}

/**
 * Returns the payments that the lender registered, and marks those that were made on another device, so
 * that they do not count as proof of a payment of this device. Pending payments of other devices that
 * the lender has not registered yet are added. Source: PAY-20.
 */
export function markPaymentsFromOtherDevices(
  registered: readonly RegisteredPayment[],
  fromOtherDevices: readonly PaymentFromOtherDevice[],
): readonly RegisteredPayment[] {
  return fromOtherDevices.reduce<readonly RegisteredPayment[]>((payments, each) => {
    const position = positionAmongRegisteredPayments(each, payments)
    const listed = payments[position]
    if (listed)
      return [
        ...payments.slice(0, position),
        { ...listed, isFromOtherDevice: true },
        ...payments.slice(position + 1),
      ]
    return each.isPending ? [...payments, toRegisteredPayment(each)] : payments
  }, registered)
}

/** The registered payment methods that may stand for a card payment, the most likely first. */
const likelyCardMethods: readonly RegisteredPaymentMethod[] = ['debit-card', 'other']

/**
 * Returns the position, among the registered payments, of the given payment from another device. If several
 * payments match, returns the position of the one most likely made by card; -1 if none matches.
 */
function positionAmongRegisteredPayments(
  otherPayment: PaymentFromOtherDevice,
  payments: readonly RegisteredPayment[],
): number {
  const positions = payments.flatMap((payment, position) =>
    isSamePayment(payment, otherPayment) ? [position] : [],
  )
  const likely = likelyCardMethods.flatMap((paymentMethod) =>
    positions.filter((position) => payments[position]?.paymentMethod === paymentMethod),
  )
  return likely[0] ?? positions[0] ?? -1
}

function isSamePayment(payment: RegisteredPayment, otherPayment: PaymentFromOtherDevice): boolean {
  const { loanExternalId = otherPayment.loanExternalId } = payment
  return (
    !payment.isFromOtherDevice &&
    loanExternalId === otherPayment.loanExternalId &&
    payment.amount === otherPayment.amount &&
    payment.date === dayInBuenosAires(otherPayment.at) &&
    mayBePortalPayment(payment)
  )
}

function toRegisteredPayment({ loanExternalId, amount, at }: PaymentFromOtherDevice): RegisteredPayment {
  const date = dayInBuenosAires(at)
  return {
    loanExternalId,
    amount,
    date,
    paymentMethod: 'debit-card',
    status: 'pending',
    isFromOtherDevice: true,
  }
}
