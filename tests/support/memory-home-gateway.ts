import type { UnsolicitedLoanOffer, LenderBanner, UnfinishedLoanApplication } from '@/domain/home/banners'
import type { PortalNotification } from '@/domain/home/notification'
import type { PrepaymentDiscount } from '@/domain/home/prepayment-discount'
import { success, type Result } from '@/domain/shared/result'
import type { HomeGateway } from '@/application/home/home.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

type GatewayAnswer<Value> = Result<Value, GatewayFailure> | Promise<Result<Value, GatewayFailure>>

/**
 * In-memory gateway for the home screen. It returns no banners, offers or notifications unless a test
 * sets them.
 */
export class MemoryHomeGateway implements HomeGateway {
  bannersAnswer: GatewayAnswer<readonly LenderBanner[]> = success([])
  unfinishedApplicationAnswer: GatewayAnswer<UnfinishedLoanApplication | undefined> = success(undefined)
  automaticOfferAnswer: GatewayAnswer<UnsolicitedLoanOffer | undefined> = success(undefined)
  prepaymentDiscountAnswer: GatewayAnswer<PrepaymentDiscount | undefined> = success(undefined)
  notificationsAnswer: GatewayAnswer<readonly PortalNotification[]> = success([])
  notificationSeenAnswer: GatewayAnswer<void> = success()
  readonly seenNotificationIds: string[] = []
  /**
   * Texts that describe the method calls that the gateway received, in order, such as `pending loan of`
   * and a tax id.
   */
  readonly receivedCalls: string[] = []

  async banners() {
    return this.bannersAnswer
  }

  async unfinishedLoanApplication(taxId: string) {
    this.receivedCalls.push(`pending loan of ${taxId}`)
    return this.unfinishedApplicationAnswer
  }

  async unsolicitedLoanOffer(customerId: string) {
    this.receivedCalls.push(`automatic offer of ${customerId}`)
    return this.automaticOfferAnswer
  }

  async prepaymentDiscount() {
    this.receivedCalls.push('prepaid benefit')
    return this.prepaymentDiscountAnswer
  }

  async notifications() {
    return this.notificationsAnswer
  }

  async markNotificationSeen(id: string) {
    this.seenNotificationIds.push(id)
    return this.notificationSeenAnswer
  }
}
