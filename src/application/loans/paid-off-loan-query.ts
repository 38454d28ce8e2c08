import { inject, injectable } from 'inversify'
import { paidInstallmentCount } from '@/domain/loans/installments'
import type { Loan } from '@/domain/loans/loan'
import { SessionStore } from '@/application/session/session-store'
import { success } from '@/domain/shared/result'
import { LoanGateway } from './loan.port'

/** A loan whose installments are all paid, according to the lender. */
export interface PaidOffLoan {
  readonly loan: Loan
  /**
   * Whether the lender lists the loan as finished, so that the debt-free certificate covers it.
   * Source: DOC-02.
   */
  readonly isFinished: boolean
}

/** Finds out whether a loan of the signed-in customer is paid off. Source: DOC-04. */
@injectable()
export class PaidOffLoanQuery {
  constructor(
    @inject(LoanGateway) private readonly gateway: Pick<LoanGateway, 'loansWithDocumentKinds'>,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  /**
   * Returns the loan if all its installments are paid. Undefined if not, or if the lender cannot be asked.
   */
  async findIfPaidOff(externalId: string): Promise<PaidOffLoan | undefined> {
    const found = await this.sessions.withCustomer(async ({ taxId }) => {
      const stages = ['finished', 'active'] as const
      const lists = await Promise.all(
        stages.map((stage) => this.gateway.loansWithDocumentKinds(taxId, stage)),
      )
      const [finished, active] = lists.map((list) =>
        list.ok ? list.value.find((loan) => loan.externalId === externalId) : undefined,
      )
      if (finished) return success({ loan: finished, isFinished: true })
      return success(active && isPaidOff(active) ? { loan: active, isFinished: false } : undefined)
    })
    return found.ok ? found.value : undefined
  }
}

function isPaidOff(loan: Loan): boolean {
  return paidInstallmentCount(loan) === loan.installmentCount
}
