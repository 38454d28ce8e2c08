import type { RepaymentPlan } from '@/domain/loan-cost/installment-option'
import type { Cuit } from '@/domain/shared/cuit'
import type { Cents } from '@/domain/shared/money'
import type { IdentityCheckReference } from '@/application/access/identity-check.port'
import { definePort } from '@/application/shared/port'
import type { CreditLineLoanRequest } from './request-credit-line-loan'

export type ChosenCreditLinePlan = Pick<RepaymentPlan, 'count' | 'amount' | 'lineId'>

/** The progress of a request for the line on this device. Source: REV-02. */
export interface CreditLineRequestProgress {
  /** The customer who makes the request for the line. No other customer can continue it. */
  readonly taxId: Cuit
  readonly amount: Cents
  readonly option?: ChosenCreditLinePlan
  /** Number of the loan that was created for the request. */
  readonly loanId?: string
  /**
   * The lender's id of the identity check that the customer started. No other check is accepted when they
   * return.
   */
  readonly leftFor?: string
  readonly check?: IdentityCheckReference | 'unreadable'
  readonly isValidated?: true
}

/** The request for the line, as it was sent to the lender. */
export type SentCreditLineRequest = Pick<CreditLineLoanRequest, 'customer' | 'amount' | 'option'>

/**
 * Stores the request for the line. It survives leaving for the identity check, a reload and opening another
 * tab, and ends with the session. Source: REV-02, ACC-37.
 */
export interface CreditLineRequestStore {
  /** Returns the request for the line of the signed-in customer. */
  current(): CreditLineRequestProgress | undefined
  /**
   * Starts a request for the line with that amount. It has no chosen plan, because plans depend on the
   * amount.
   */
  startRequest(amount: Cents): void
  updateRequest(change: Omit<Partial<CreditLineRequestProgress>, 'taxId' | 'amount'>): void
  /**
   * Stores the created loan as the current request, whatever another tab has started meanwhile.
   * Source: REV-09.
   */
  saveCreatedLoan(request: SentCreditLineRequest, loanId: string | undefined): void
  /** Deletes the identity check, whatever its outcome, so that the next check is a new one. */
  forgetCheck(): void
  forget(): void
}
export const CreditLineRequestStore = definePort<CreditLineRequestStore>('CreditLineRequestStore')
