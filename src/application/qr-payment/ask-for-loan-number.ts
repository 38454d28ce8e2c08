import { inject, injectable } from 'inversify'
import { creditLineOperationOwner } from '@/application/revolving-line/request-credit-line-loan'
import { OperationLog } from '@/application/shared/operation-log'
import { OperationStatusGateway } from '@/application/shared/operation-status.port'
import type { PurchaseWithAmount } from './purchase-queries'
import { UnfinishedPurchases } from './unfinished-purchases'

/**
 * Asks the lender for the number of a loan that it created for a purchase, if it confirmed the loan without its
 * number. Only with the number can the loan pay the shop. Source: REV-10, QRP-07.
 */
@injectable()
export class AskForLoanNumber {
  constructor(
    @inject(UnfinishedPurchases) private readonly unfinished: UnfinishedPurchases,
    @inject(OperationLog) private readonly log: OperationLog,
    @inject(OperationStatusGateway) private readonly statuses: OperationStatusGateway,
  ) {}

  /**
   * Asks once and stores the number. Does nothing if no loan of the purchase lacks its number. An answer without
   * a number is not stored, so that it does not extend the time for which the loan blocks the shop's code.
   */
  async execute({ customer, text }: Pick<PurchaseWithAmount, 'customer' | 'text'>): Promise<void> {
    const loan = this.unfinished.findLoanWithoutNumber({ customer: customer.taxId, text })
    if (!loan) return
    const owner = creditLineOperationOwner(customer)
    const answer = await this.statuses.status(loan.idempotencyKey, owner)
    if (!answer.ok || answer.value.status !== 'approved' || answer.value.loanId === undefined) return
    await this.log.applyEvent(loan, 'confirm', { reference: answer.value.loanId })
  }
}
