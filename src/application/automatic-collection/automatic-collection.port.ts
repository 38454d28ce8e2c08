import type { LoanCollection } from '@/domain/automatic-collection/automatic-collection'
import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { port } from '@/application/shared/port'

/** Collecting installments from an account at another bank. Source: COL-01 to COL-04. */
export interface AutomaticCollectionGateway {
  /**
   * Returns the automatic collection of each loan that has, or can have, one; none if the lender does not
   * offer it.
   */
  ofCustomer(customer: Cuit): Promise<Result<readonly LoanCollection[], GatewayFailure>>
}
export const AutomaticCollectionGateway = port<AutomaticCollectionGateway>('AutomaticCollectionGateway')
