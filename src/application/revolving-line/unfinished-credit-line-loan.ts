import { inject, injectable } from 'inversify'
import type { OperationRecord } from '@/domain/shared/operation'
import { SessionStore } from '@/application/session/session-store'
import { OperationLog } from '@/application/shared/operation-log'
import { CreditLineRequestStore } from './credit-line-request-store.port'
import { creditLineLoanToAccountTarget } from './credit-line-loans-on-other-devices'

/**
 * The loan of the revolving credit line that was created but that the customer has not agreed to yet. When
 * the session ends, the progress of their request is deleted, but not the operation that created the loan.
 * From this operation, a customer who signs in again can continue with the loan. Source: REV-10.
 */
@injectable()
export class UnfinishedCreditLineLoan {
  constructor(
    @inject(OperationLog) private readonly log: OperationLog,
    @inject(CreditLineRequestStore) private readonly store: CreditLineRequestStore,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  /**
   * Makes the unfinished loan the current request again. Returns the operation that created the loan, or
   * undefined if there is no unfinished loan.
   */
  resumeRequest(): OperationRecord | undefined {
    const customer = this.sessions.customer()
    const [loan] = this.unfinishedLoanOperations()
    if (!customer || loan?.terms.kind !== 'line-loan') return undefined
    this.store.saveCreatedLoan({ customer, amount: loan.amount, plan: loan.terms.plan }, loan.reference)
    return loan
  }

  /**
   * Ends the request for a loan from the credit line. Called when the customer has agreed to the loan or asks
   * for another amount. The step for another amount must be opened only when the promise resolves: until then
   * the loan is still stored as unfinished, and that step would continue with it.
   */
  async finishRequest(): Promise<void> {
    const unfinished = this.unfinishedLoanOperations()
    this.store.forget()
    await Promise.all(unfinished.map((each) => this.log.markOutcomeSeen(each)))
  }

  private unfinishedLoanOperations(): readonly OperationRecord[] {
    const customerTaxId = this.sessions.taxId()
    if (customerTaxId === undefined) return []
    return this.log
      .operationsOnTarget({ customerTaxId, target: creditLineLoanToAccountTarget })
      .filter(
        ({ status, reference, pendingAcknowledgement }) =>
          pendingAcknowledgement && status === 'confirmed' && reference !== undefined,
      )
  }
}
