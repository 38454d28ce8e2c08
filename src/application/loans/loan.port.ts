import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { Loan, RecentPayment } from '@/domain/loans/loan'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** Whether a loan is still being paid. */
export type LoanStage = 'active' | 'finished'

/** What the lender's server knows of a customer's loans. Source: 1§7. */
export interface LoanGateway {
  /** The active loans with their installments, without those of the revolving line. Source: LOA-01. */
  activeLoans(taxId: Cuit): Promise<Result<readonly Loan[], GatewayFailure>>
  /** The loans of a stage with their installments and the kinds of file kept of them. Source: LOA-03. */
  loansWithFiles(taxId: Cuit, stage: LoanStage): Promise<Result<readonly Loan[], GatewayFailure>>
  /** The active loans and those of the revolving line, without their installments. Source: MOV-02. */
  activeLoansAndLines(taxId: Cuit): Promise<Result<readonly Loan[], GatewayFailure>>
  /** `loanId` of the loans with debt. Source: LOA-02. */
  indebtedLoanIds(taxId: Cuit): Promise<Result<ReadonlySet<string>, GatewayFailure>>
  /** What the lender registered of late, in the server's order. Source: LOA-09. */
  recentPayments(customerId: string): Promise<Result<readonly RecentPayment[], GatewayFailure>>
}
export const LoanGateway = Symbol('LoanGateway')
