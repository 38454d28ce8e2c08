import type { LoanCollection } from '@/domain/automatic-collection/automatic-collection'
import { failure, success, type Result } from '@/domain/shared/result'
import type {
  AccountCheckFailure,
  AutomaticCollectionGateway,
  CheckedAccount,
  JoiningAnswer,
  JoiningRequest,
  LeavingAnswer,
  LeavingRequest,
} from '@/application/automatic-collection/automatic-collection.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** In-memory gateway of automatic collections that gives the answers set by a test. */
export class MemoryAutomaticCollectionGateway implements AutomaticCollectionGateway {
  answer: Result<readonly LoanCollection[], GatewayFailure> = success([])
  checked: Result<CheckedAccount, AccountCheckFailure> = failure({ kind: 'account-not-found' })
  joined: JoiningAnswer = success({ reference: 'alta-1' })
  left: LeavingAnswer = success({ reference: 'baja-1' })
  readonly joinings: JoiningRequest[] = []
  readonly leavings: LeavingRequest[] = []

  async collectionsOf() {
    return this.answer
  }

  async checkAccount() {
    return this.checked
  }

  async join(request: JoiningRequest) {
    this.joinings.push(request)
    return this.joined
  }

  async leave(request: LeavingRequest) {
    this.leavings.push(request)
    return this.left
  }
}
