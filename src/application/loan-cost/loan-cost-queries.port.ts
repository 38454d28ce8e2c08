import type { CreatedLoanCost } from '@/domain/loan-cost/repayment-plan'
import type { Result } from '@/domain/shared/result'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { definePort } from '@/application/shared/port'

/** Reads the cost and the agreement of a loan, with or without a session. Source: REV-04, REV-09, REF-09. */
export interface LoanCostQueries {
  costDetail(loanId: string): Promise<Result<CreatedLoanCost, GatewayFailure>>
  /** Returns the loan's agreement as a file. */
  loanAgreement(loanId: string): Promise<Result<PortalFile, GatewayFailure>>
}
export const LoanCostQueries = definePort<LoanCostQueries>('LoanCostQueries')
