import type { CreditLinePurchaseObstacle } from '@/domain/qr-payment/purchase-obstacle'
import { addresses } from '@/ui/addresses'

/**
 * Addresses of the screens on which the customer can do something about what keeps them from paying shops. A
 * customer without a credit line has no such screen. Source: QRP-03.
 */
export const actionAddressByPurchaseObstacle: Readonly<
  Record<Exclude<CreditLinePurchaseObstacle, 'no-line'>, string>
> = {
  'not-up-to-date': addresses.payInstallment.createPath(),
  'campaign-offer': addresses.creditLineOffer.createPath(),
  'not-enabled': addresses.creditLineDetail.createPath(),
  'nothing-left': addresses.creditLineDetail.createPath(),
}
