import type { LoanCollection } from '@/domain/automatic-collection/automatic-collection'
import { success, type Result } from '@/domain/shared/result'
import type { AutomaticCollectionGateway } from '@/application/automatic-collection/automatic-collection.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** A lender that collects what the test says. */
export class MemoryCollections implements AutomaticCollectionGateway {
  answer: Result<readonly LoanCollection[], GatewayFailure> = success([])

  async ofCustomer() {
    return this.answer
  }
}
