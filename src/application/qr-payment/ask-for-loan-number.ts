import { inject, injectable } from 'inversify'
import { creditLineOperationOwner } from '@/application/revolving-line/request-credit-line-loan'
import { AskLenderAboutOperation } from '@/application/shared/ask-lender-about-operation'
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
    @inject(AskLenderAboutOperation) private readonly askAbout: AskLenderAboutOperation,
    @inject(OperationStatusGateway) private readonly statuses: OperationStatusGateway,
  ) {}

  /** Asks once and stores the number. Does nothing if no loan of the purchase lacks its number. */
  async execute({ customer, text }: Pick<PurchaseWithAmount, 'customer' | 'text'>): Promise<void> {
    const loan = this.unfinished.findLoanWithoutNumber({ customer: customer.taxId, text })
    if (!loan) return
    const owner = creditLineOperationOwner(customer)
    await this.askAbout.execute(loan, (key) => this.statuses.status(key, owner))
  }
}
