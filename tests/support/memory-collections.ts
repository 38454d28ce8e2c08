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
  answer: Result<readonly AutomaticLoanCollection[], GatewayFailure> = success([])
  checked: Result<ConfirmedBankAccount, BankAccountCheckFailure> = failure({ kind: 'account-not-found' })
  joined: CollectionActivationAnswer = success({ reference: 'alta-1' })
  left: CollectionDeactivationAnswer = success({ reference: 'baja-1' })
  readonly joinings: CollectionActivationRequest[] = []
  readonly leavings: CollectionDeactivationRequest[] = []

  async collectionsOfCustomer() {
    return this.answer
  }

  async checkBankAccount() {
    return this.checked
  }

  async activateCollection(request: CollectionActivationRequest) {
    this.joinings.push(request)
    return this.joined
  }

  async deactivateCollection(request: CollectionDeactivationRequest) {
    this.leavings.push(request)
    return this.left
  }
}
