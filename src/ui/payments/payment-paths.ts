import type { CardRefusal } from '@/domain/payments/card-refusal'
import { centsToPesos, type Cents } from '@/domain/shared/money'
import { paths } from '@/ui/paths'

export function summaryPath(externalId: string): string {
  return `${paths.paymentSummary}?${new URLSearchParams({ externalId })}`
}

/** The ways to pay a loan online. Source: PAY-18. */
export function payOnlinePath(externalId: string): string {
  return `${paths.payOnline}?${new URLSearchParams({ id: externalId })}`
}

export function byDebitCardPath(externalId: string): string {
  return `${paths.payByDebitCard}?${new URLSearchParams({ id: externalId })}`
}

export function byWalletPath(externalId: string): string {
  return `${paths.payByWallet}?${new URLSearchParams({ id: externalId })}`
}

export function howToPayOnlinePath(externalId: string): string {
  return `${paths.howToPayOnline}?${new URLSearchParams({ id: externalId })}`
}

/** The words that the address of the status page uses for what became of a payment. Source: PAY-16, PAY-17. */
export type StatusWord = 'approved' | 'rejected' | 'in_process' | 'not_found'

/** Names the group of a refusal in that address. Source: PAY-15. */
export const reasonParameter = 'reason'

export interface PaymentReport {
  readonly status: StatusWord
  readonly externalId: string
  readonly amount: Cents
  readonly transactionId?: string | undefined
  readonly refusal?: CardRefusal | undefined
}

/** The status page of a payment: nothing personal is in its address. */
export function statusPath({ status, externalId, amount, transactionId, refusal }: PaymentReport): string {
  const query = new URLSearchParams({ status, id: externalId })
  if (transactionId !== undefined) query.set('transactionId', transactionId)
  query.set('amount', centsToPesos(amount).toFixed(2))
  if (refusal !== undefined) query.set(reasonParameter, refusal)
  return `${paths.paymentStatus}?${query}`
}
