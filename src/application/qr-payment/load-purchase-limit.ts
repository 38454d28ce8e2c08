import { inject, injectable } from 'inversify'
import { purchaseLimit, type PurchaseLimit } from '@/domain/qr-payment/purchase-obstacle'
import { success, type Result } from '@/domain/shared/result'
import { CreditLineOffers } from '@/application/revolving-line/credit-line-offers'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

/**
 * Requests the account status and returns what is left of the credit line for a purchase, in cents, or why
 * the customer cannot pay with it. Source: QRP-03.
 */
@injectable()
export class LoadPurchaseLimit {
  constructor(
    @inject(LoadAccountStatus) private readonly accountStatus: LoadAccountStatus,
    @inject(CreditLineOffers) private readonly offers: CreditLineOffers,
  ) {}

  async execute(): Promise<Result<PurchaseLimit, GatewayFailure>> {
    const status = await this.accountStatus.execute()
    if (!status.ok) return status
    const offeredAmount = this.offers.requestableAmount(status.value.revolvingLine)
    return success(purchaseLimit(status.value, offeredAmount))
  }
}
