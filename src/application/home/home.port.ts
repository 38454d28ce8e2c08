import type { UnsolicitedLoanOffer, LenderBanner, UnfinishedLoanApplication } from '@/domain/home/banners'
import type { PortalNotification } from '@/domain/home/notification'
import type { PrepaymentDiscount } from '@/domain/home/prepayment-discount'
import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { definePort } from '@/application/shared/port'

/**
 * The requests to the lender's server for data that only the home screen shows. Data that cannot be read is
 * left out of the screen.
 */
export interface HomeGateway {
  banners(): Promise<Result<readonly LenderBanner[], GatewayFailure>>
  unfinishedLoanApplication(
    taxId: Cuit,
  ): Promise<Result<UnfinishedLoanApplication | undefined, GatewayFailure>>
  unsolicitedLoanOffer(customerId: string): Promise<Result<UnsolicitedLoanOffer | undefined, GatewayFailure>>
  /**
   * Returns the discount for paying all installments now; undefined if there is none, or if the server
   * says that it was shown already. Source: HOM-12.
   */
  prepaymentDiscount(): Promise<Result<PrepaymentDiscount | undefined, GatewayFailure>>
  /**
   * Returns the lender's announcements (notifications inside the portal) that the customer has not read. The
   * texts of each announcement are in the order in which they are shown. Source: HOM-11.
   */
  notifications(): Promise<Result<readonly PortalNotification[], GatewayFailure>>
  markNotificationSeen(id: string): Promise<Result<void, GatewayFailure>>
}
export const HomeGateway = definePort<HomeGateway>('HomeGateway')
