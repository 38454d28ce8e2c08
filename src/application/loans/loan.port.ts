import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { Loan } from '@/domain/loans/loan'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { definePort } from '@/application/shared/port'

/** Whether a loan is still being paid (`active`) or is over (`finished`). */
export type LoanLifecycleStatus = 'active' | 'finished'

/** Reads a customer's loans and payments from the lender's server. Source: 1§7. */
export interface LoanGateway {
  /**
   * Returns the active loans, except those of the revolving credit line, each with its installments. Source:
   * LOA-01.
   */
  activeLoans(taxId: Cuit): Promise<Result<readonly Loan[], GatewayFailure>>
  /**
   * Returns either the active or the finished loans, each with its installments and the kinds of document
   * that are available for it. Source: LOA-03.
   */
  loansWithDocumentKinds(
    taxId: Cuit,
    stage: LoanLifecycleStatus,
  ): Promise<Result<readonly Loan[], GatewayFailure>>
  /** Returns the `loanId` of each loan that has debt. Source: LOA-02. */
  idsOfLoansWithDebt(taxId: Cuit): Promise<Result<ReadonlySet<string>, GatewayFailure>>
  /** Returns the customer's latest payments of all loans, in the lender's order. Source: LOA-09. */
  recentPayments(customerId: string): Promise<Result<readonly RegisteredPayment[], GatewayFailure>>
}
export const LoanGateway = definePort<LoanGateway>('LoanGateway')

/**
 * Reads the signed-in customer's loans for the lists from which they download a coupon book or the debt-free
 * certificate. Source: MOV-02, DOC-02.
 */
export interface DocumentLoanQueries {
  /** Returns the active loans and revolving credit lines, without their installments. Source: MOV-02. */
  loansForCouponBooks(): Promise<Result<readonly Loan[], GatewayFailure>>
  /** Returns the loans that the debt-free certificate covers. Source: DOC-02. */
  paidOffLoans(): Promise<Result<readonly Loan[], GatewayFailure>>
}
export const DocumentLoanQueries = definePort<DocumentLoanQueries>('DocumentLoanQueries')
