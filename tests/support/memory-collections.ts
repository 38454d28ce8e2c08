import type { AutomaticLoanCollection } from '@/domain/automatic-collection/automatic-collection'
import { failure, success, type Result } from '@/domain/shared/result'
import type {
  BankAccountCheckFailure,
  AutomaticCollectionGateway,
  ConfirmedBankAccount,
  CollectionActivationAnswer,
  CollectionActivationRequest,
  CollectionDeactivationAnswer,
  CollectionDeactivationRequest,
} from '@/application/automatic-collection/automatic-collection.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** In-memory gateway to automatic collections. It gives the answers set by a test. */
export class MemoryAutomaticCollectionGateway implements AutomaticCollectionGateway {
  collectionsAnswer: Result<readonly AutomaticLoanCollection[], GatewayFailure> = success([])
  bankAccountAnswer: Result<ConfirmedBankAccount, BankAccountCheckFailure> = failure({
    kind: 'account-not-found',
  })
  activationAnswer: CollectionActivationAnswer = success({ reference: 'alta-1' })
  deactivationAnswer: CollectionDeactivationAnswer = success({ reference: 'baja-1' })
  readonly activationRequests: CollectionActivationRequest[] = []
  readonly deactivationRequests: CollectionDeactivationRequest[] = []

  async collectionsOfCustomer() {
    return this.collectionsAnswer
  }

  async checkBankAccount() {
    return this.bankAccountAnswer
  }

  async activateCollection(request: CollectionActivationRequest) {
    this.activationRequests.push(request)
    return this.activationAnswer
  }

  async deactivateCollection(request: CollectionDeactivationRequest) {
    this.deactivationRequests.push(request)
    return this.deactivationAnswer
  }
}
