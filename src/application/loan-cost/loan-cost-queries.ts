import { inject, injectable } from 'inversify'
import type { CostDetail } from '@/domain/loan-cost/installment-option'
import type { Result } from '@/domain/shared/result'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { LoanCostGateway } from './loan-cost.port'

/** The cost and the agreement of a loan, with or without a session. Source: REV-04, REF-09. */
@injectable()
export class LoanCostQueries {
  constructor(@inject(LoanCostGateway) private readonly gateway: LoanCostGateway) {}

  async costDetail(loanId: string): Promise<Result<CostDetail, GatewayFailure>> {
    return this.gateway.costDetail(loanId)
  }

  /** The terms, as a file. */
  async agreement(loanId: string): Promise<Result<PortalFile, GatewayFailure>> {
    return this.gateway.agreement(loanId)
  }
}
