import type { CreatedLoanCost } from '@/domain/loan-cost/repayment-plan'
import type { Result } from '@/domain/shared/result'
import type { LoanCostQueries } from '@/application/loan-cost/loan-cost-queries.port'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { loanCostContract as calls } from '@/adapters/contract/loan-cost.contract'
import { HttpGateway } from './http-gateway'
import { toCreatedLoanCost } from './loan-cost-mapper'
import { toPortalFile } from './portal-file-mapper'

export class HttpLoanCostQueries extends HttpGateway implements LoanCostQueries {
  costDetail(loanId: string): Promise<Result<CreatedLoanCost, GatewayFailure>> {
    return this.ask(calls.costDetail, { path: { loanId } }, toCreatedLoanCost)
  }

  loanAgreement(loanId: string): Promise<Result<PortalFile, GatewayFailure>> {
    return this.ask(calls.agreement, { path: { loanId } }, toPortalFile)
  }
}
