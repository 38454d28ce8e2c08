import type { RepaymentPlan } from '@/domain/loan-cost/repayment-plan'
import type { DownPaymentRefusalReason, RefinancingLoanRefusalReason } from '@/domain/refinancing/refusals'
import type { RefinancingProposal } from '@/domain/refinancing/proposal'
import type { Cuit } from '@/domain/shared/cuit'
import { failure, type Result } from '@/domain/shared/result'
import type {
  DownPaymentRequest,
  RefinancingPlansRequest,
  RefinancingGateway,
  RefinancingLoanRequest,
} from '@/application/refinancing/refinancing.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { OperationConfirmed, OperationSendFailure } from '@/application/shared/operation-definition'
import { refinancingContract as calls } from '@/adapters/contract/refinancing.contract'
import type { HttpClient } from './http-client'
import { HttpGateway } from './http-gateway'
import { toRepaymentPlan } from './loan-cost-mapper'
import {
  toDownPaymentBody,
  toRefinancingLoanBody,
  toInstallmentPlanBody,
  toRefinancingProposal,
} from './refinancing-mapper'
import { toDownPaymentRefusalReason, toRefinancingLoanRefusalReason } from './refinancing-refusal-mapper'
import type { GatewayEnvironment } from './http-environment'

export class HttpRefinancingGateway extends HttpGateway implements RefinancingGateway {
  constructor(
    client: HttpClient,
    private readonly environment: Pick<GatewayEnvironment, 'refinancingHashOf'>,
  ) {
    super(client)
  }

  async proposal(taxId: Cuit): Promise<Result<RefinancingProposal | undefined, GatewayFailure>> {
    return this.ask(calls.findProposal, await this.linkInput(taxId), toRefinancingProposal)
  }

  async repaymentPlans(
    wanted: RefinancingPlansRequest,
  ): Promise<Result<readonly RepaymentPlan[], GatewayFailure>> {
    const input = { ...(await this.linkInput(wanted.link.taxId)), body: toInstallmentPlanBody(wanted) }
    return this.ask(calls.installmentPlan, input, (options) => options.map(toRepaymentPlan))
  }

  async createLoan(
    order: RefinancingLoanRequest,
  ): Promise<Result<OperationConfirmed, OperationSendFailure<RefinancingLoanRefusalReason>>> {
    const { taxId, idempotencyKey } = order
    const input = { ...(await this.linkInput(taxId)), body: toRefinancingLoanBody(order), idempotencyKey }
    const made = await this.sendOperation(calls.createLoan, input, ({ loanId }) => ({ reference: loanId }))
    return mapRejectionReason(made, toRefinancingLoanRefusalReason)
  }

  async payDownPayment(
    payment: DownPaymentRequest,
  ): Promise<Result<OperationConfirmed, OperationSendFailure<DownPaymentRefusalReason>>> {
    const { taxId, idempotencyKey } = payment
    const input = { ...(await this.linkInput(taxId)), body: toDownPaymentBody(payment), idempotencyKey }
    return mapRejectionReason(
      await this.sendOperation(calls.payDownPayment, input, () => ({})),
      toDownPaymentRefusalReason,
    )
  }

  /**
   * Returns the two parameters of every API call for refinancing: the tax id and the hash of the link.
   * Without a link the hash is empty. Such a request does not match the API contract, so it is not sent.
   * Source: SES-22.
   */
  private async linkInput(customerTaxId: Cuit) {
    const hash = (await this.environment.refinancingHashOf(customerTaxId)) ?? ''
    return { path: { customerTaxId }, query: { hash } }
  }
}

/**
 * Returns the result of an operation, with the lender's error code replaced by the reason that `reasonOf`
 * gives for it.
 */
function mapRejectionReason<Why>(
  done: Result<OperationConfirmed, OperationSendFailure<string>>,
  reasonOf: (code: string | undefined) => Why | undefined,
): Result<OperationConfirmed, OperationSendFailure<Why>> {
  if (done.ok) return done
  if (done.failure.kind !== 'rejected') return failure(done.failure)
  const reason = reasonOf(done.failure.reason)
  return failure({ kind: 'rejected', reason })
}
