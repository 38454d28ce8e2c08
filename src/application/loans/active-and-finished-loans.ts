import type { Cuit } from '@/domain/shared/cuit'
import type { Loan } from '@/domain/loans/loan'
import { success, type Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { LoanGateway } from './loan.port'

/**
 * Returns the customer's active and finished loans, except those of the revolving credit line. They include
 * loans that can no longer be paid, for example because the last payment paid everything. Fails if either
 * list cannot be read. Source: LOA-03.
 */
export async function activeAndFinishedLoans(
  gateway: Pick<LoanGateway, 'loansWithDocumentKinds'>,
  customer: Cuit,
): Promise<Result<readonly Loan[], GatewayFailure>> {
  const [active, finished] = await Promise.all([
    gateway.loansWithDocumentKinds(customer, 'active'),
    gateway.loansWithDocumentKinds(customer, 'finished'),
  ])
  if (!active.ok) return active
  return finished.ok ? success([...active.value, ...finished.value]) : finished
}
