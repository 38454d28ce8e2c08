import type { AutomaticCollectionGateway } from '@/application/automatic-collection/automatic-collection.port'
import type { Cuit } from '@/domain/shared/cuit'
import { martaLoanId } from './method-inputs'

/**
 * Returns functions that call each method of the automatic-collection gateway, by method name, for the
 * customer with the given tax id.
 */
export function createCollectionMethodCallers(taxId: Cuit) {
  const request = {
    loanExternalId: martaLoanId,
    idempotencyKey: 'key-2',
    owner: { identifiedBy: 'session', taxId },
  } as const
  return {
    collectionsOfCustomer: (port: AutomaticCollectionGateway) => [port.collectionsOfCustomer(taxId)],
    checkBankAccount: (port: AutomaticCollectionGateway) => [
      port.checkBankAccount({
        owner: taxId,
        loanExternalId: martaLoanId,
        account: { kind: 'alias', text: 'mi.cuenta' },
      }),
    ],
    activateCollection: (port: AutomaticCollectionGateway) => [
      port.activateCollection({
        ...request,
        accountCheckId: 'cuenta-1',
        proof: { by: 'password', password: 'cuota2026' },
      }),
    ],
    deactivateCollection: (port: AutomaticCollectionGateway) => [
      port.deactivateCollection({ ...request, activationId: 'alta-1' }),
      port.deactivateCollection(request),
    ],
  }
}
