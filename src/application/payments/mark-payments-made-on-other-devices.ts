import {
  markPaymentsFromOtherDevices,
  type PaymentFromOtherDevice,
} from '@/domain/payments/payments-from-other-devices'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import type { RecentOperation } from '@/application/shared/recent-operations.port'

/**
 * Returns the given payments, which the lender lists, and marks those that were made on another device.
 * Source: PAY-17, PAY-20.
 */
export function markPaymentsMadeOnOtherDevices(
  payments: readonly RegisteredPayment[],
  recent: readonly RecentOperation[],
): readonly RegisteredPayment[] {
  return markPaymentsFromOtherDevices(payments, recent.flatMap(toPaymentFromOtherDevice))
}

/**
 * Converts an operation of the lender's list to a payment of another device. Leaves out an operation without
 * an idempotency key: it was made on a provider's page, and its device is not known.
 */
function toPaymentFromOtherDevice(operation: RecentOperation): readonly PaymentFromOtherDevice[] {
  const { idempotencyKey, target: loanExternalId, amount, at, status } = operation
  if (idempotencyKey === undefined || loanExternalId === undefined) return []
  return [{ loanExternalId, amount, at, isPending: status === 'in-process' }]
}
