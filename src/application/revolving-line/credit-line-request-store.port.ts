import type { Cuit } from '@/domain/shared/cuit'
import type { Cents } from '@/domain/shared/money'
import type { RepaymentPlanTerms } from '@/domain/shared/operation-terms'
import type { IdentityCheckReference } from '@/application/access/identity-check.port'
import { definePort } from '@/application/shared/port'
import type { CreditLineLoanRequest } from './request-credit-line-loan'

/** The progress of a request for a loan from the credit line, as this device stores it. Source: REV-02. */
export interface CreditLineRequestProgress {
  /** The customer who requests the loan. No other customer can continue their request. */
  readonly taxId: Cuit
  readonly amount: Cents
  readonly option?: RepaymentPlanTerms
  /** Number of the loan that the lender created for the request. */
  readonly loanId?: string
  /**
   * The lender's id of the identity check that the customer started. If they return with another check, it
   * is not accepted.
   */
  readonly leftFor?: string
  readonly check?: IdentityCheckReference | 'unreadable'
  readonly isValidated?: true
}

/** The request for a loan from the credit line, as it was sent to the lender. */
export type SentCreditLineRequest = Pick<CreditLineLoanRequest, 'customer' | 'amount' | 'plan'>

/**
 * Stores the request for a loan from the credit line, for all tabs. The request is still there after the
 * identity check and after a reload, and is deleted when the session ends. Source: REV-02, ACC-37.
 */
export interface CreditLineRequestStore {
  /** Returns the signed-in customer's request for a loan from the credit line; undefined if there is none. */
  current(): CreditLineRequestProgress | undefined
  /**
   * Starts a request for a loan of the given amount. A stored request for the same amount stays as it is. A
   * new one has no repayment plan yet, because plans depend on the amount.
   */
  startRequest(amount: Cents): void
  updateRequest(change: Omit<Partial<CreditLineRequestProgress>, 'taxId' | 'amount'>): void
  /**
   * Stores the created loan as the current request, and replaces any request that another tab has started
   * meanwhile. Does nothing without `loanId`. Source: REV-09.
   */
  saveCreatedLoan(request: SentCreditLineRequest, loanId: string | undefined): void
  /**
   * Deletes the identity check, so that the customer can make a new one. The record that an earlier check
   * was passed (`isValidated`) is kept.
   */
  forgetIdentityCheck(): void
  forget(): void
}
export const CreditLineRequestStore = definePort<CreditLineRequestStore>('CreditLineRequestStore')
