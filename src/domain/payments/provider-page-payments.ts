import type { OperationRecord } from '@/domain/shared/operation'

/**
 * Returns whether the operation is a visit of the customer to a payment provider's page. The lender has
 * no idempotency key for such a visit. Source: PAY-17.
 */
export function isPaymentOnProviderPage({ terms }: Pick<OperationRecord, 'terms'>): boolean {
  return terms.kind === 'installment' && (terms.channel === 'wallet' || terms.channel === 'credit-card')
}

/**
 * Returns the idempotency keys of the visits to a payment provider's page on which the customer paid. A visit
 * counts as paid if a payment of the same amount appeared in the lender's list after the visit began; each
 * listed payment counts for one visit only, and confirmed visits come first. `listed` holds the positions of
 * the listed payments that may have been made on such a page. Source: PAY-17, PAY-20.
 */
export function idempotencyKeysPaidOnProviderPage(
  listed: readonly number[],
  visits: readonly OperationRecord[],
): ReadonlySet<string> {
  const free = [...listed]
  const paid = new Set<string>()
  const isConfirmed = ({ status }: OperationRecord) => status === 'confirmed'
  const oldestFirst = visits.filter(isConfirmed).reverse()
  for (const { idempotencyKey, before } of oldestFirst) {
    const position = free.find((each) => each >= before.listed)
    if (removeFromFreePositions(free, position)) paid.add(idempotencyKey)
  }
  for (const { idempotencyKey, before } of visits.filter((each) => !isConfirmed(each))) {
    const position = free.filter((each) => each >= before.listed).at(-1)
    if (removeFromFreePositions(free, position)) paid.add(idempotencyKey)
  }
  return paid
}

function removeFromFreePositions(free: number[], position: number | undefined): boolean {
  if (position === undefined) return false
  free.splice(free.indexOf(position), 1)
  return true
}
