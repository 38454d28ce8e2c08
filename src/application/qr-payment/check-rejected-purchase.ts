import { inject, injectable } from 'inversify'
import { purchaseRefusal, type PurchaseRefusal } from '@/domain/qr-payment/purchase-obstacle'
import { success, type Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { LoadPurchaseLimit } from './load-purchase-limit'
import type { PurchaseWithAmount } from './purchase-queries'
import { UnfinishedPurchases } from './unfinished-purchases'

/**
 * Checks a purchase again after one of its steps was rejected. What is left of the credit line and what keeps
 * the customer from paying with it are checked when a shop's QR code is scanned, but they may have changed
 * since then, and an unfinished purchase is scanned without that check. Source: QRP-03, REV-10.
 */
@injectable()
export class CheckRejectedPurchase {
  constructor(
    @inject(UnfinishedPurchases) private readonly unfinished: UnfinishedPurchases,
    @inject(LoadPurchaseLimit) private readonly loadLimit: LoadPurchaseLimit,
  ) {}

  /**
   * Asks the lender and returns why the purchase can no longer be made. Undefined if it can. Undefined too,
   * without a request, if no step was rejected or the purchase is unfinished: its loan is already subtracted
   * from what is left of the credit line.
   */
  async execute({
    customer,
    text,
    amount,
  }: Pick<PurchaseWithAmount, 'customer' | 'text' | 'amount'>): Promise<
    Result<PurchaseRefusal | undefined, GatewayFailure>
  > {
    const code = { customer: customer.taxId, text }
    const isUnfinished = this.unfinished.findAmount(code, amount) !== undefined
    if (isUnfinished || !this.unfinished.hasRejectedStep(code)) return success(undefined)
    const limit = await this.loadLimit.execute()
    return limit.ok ? success(purchaseRefusal(amount, limit.value)) : limit
  }
}
