import type { Cents } from '@/domain/shared/money'
import { addresses } from './addresses'

/**
 * Returns the address for paying the debt of a loan by card. With `part`, the customer pays only this part of
 * the debt. Source: PAY-21, PAY-24.
 */
export function paymentSummaryAddress(externalId: string, part?: Cents): string {
  return addresses.paymentSummary.createPath({
    externalId,
    isByCard: true,
    ...(part ? { amount: part } : {}),
  })
}
