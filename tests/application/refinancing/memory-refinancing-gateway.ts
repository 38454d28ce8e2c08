import type { NewCard } from '@/domain/cards/new-card'
import type { DownPaymentRefusalReason, RefinancingLoanRefusalReason } from '@/domain/refinancing/refusals'
import type { RefinancingProposal } from '@/domain/refinancing/proposal'
import { cents } from '@/domain/shared/money'
import { success, type Result } from '@/domain/shared/result'
import type {
  DownPaymentRequest,
  RefinancingGateway,
  RefinancingLoanRequest,
} from '@/application/refinancing/refinancing.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { OperationConfirmed, OperationRejected } from '@/application/shared/operation-definition'

export const ramonasNewCard: NewCard = {
  number: '4517650012344821',
  holder: 'Ramona Paredes',
  expiryMonth: '12',
  expiryYear: '39',
  securityCode: '123',
  dni: '16908833',
}

export const ramonasRefinancingProposal: RefinancingProposal = {
  customerName: 'Ramona Paredes',
  refinancingAmount: cents(21_689_788),
  debtAmount: cents(2_409_977),
}

/** In-memory gateway for tests of refinancing a debt. */
export class MemoryRefinancingGateway implements RefinancingGateway {
  proposalAnswer: Result<RefinancingProposal | undefined, GatewayFailure> =
    success(ramonasRefinancingProposal)
  createLoanAnswer: Result<
    OperationConfirmed,
    OperationRejected<RefinancingLoanRefusalReason> | GatewayFailure
  > = success({
    reference: 'n-1',
  })
  downPaymentAnswer: Result<
    OperationConfirmed,
    OperationRejected<DownPaymentRefusalReason> | GatewayFailure
  > = success({
    reference: 'p-1',
  })
  /** Requests for a refinancing loan that the gateway received, in order. */
  readonly loanRequests: RefinancingLoanRequest[] = []
  readonly downPaymentRequests: DownPaymentRequest[] = []

  async proposal() {
    return this.proposalAnswer
  }

  async repaymentPlans() {
    return success([])
  }

  async createLoan(order: RefinancingLoanRequest) {
    this.loanRequests.push(order)
    return this.createLoanAnswer
  }

  async payDownPayment(payment: DownPaymentRequest) {
    this.downPaymentRequests.push(payment)
    return this.downPaymentAnswer
  }
}
