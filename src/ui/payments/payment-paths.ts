import { centsToPesos, type Cents } from '@/domain/shared/money'
import { paths } from '@/ui/paths'

export function summaryPath(externalId: string): string {
  return `${paths.paymentSummary}?${new URLSearchParams({ externalId })}`
}

/** The words that the address of the status page uses for what became of a payment. Source: PAY-16, PAY-17. */
export type StatusWord = 'approved' | 'rejected' | 'in_process' | 'not_found'

export interface PaymentReport {
  readonly status: StatusWord
  readonly externalId: string
  readonly amount: Cents
  readonly transactionId?: string | undefined
}

/** The status page of a payment: nothing personal is in its address. */
export function statusPath({ status, externalId, amount, transactionId }: PaymentReport): string {
  const query = new URLSearchParams({ status, id: externalId })
  if (transactionId !== undefined) query.set('transactionId', transactionId)
  query.set('amount', centsToPesos(amount).toFixed(2))
  return `${paths.paymentStatus}?${query}`
}
