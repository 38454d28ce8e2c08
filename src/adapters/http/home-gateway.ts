import type { UnsolicitedLoanOffer, LenderBanner, UnfinishedLoanApplication } from '@/domain/home/banners'
import type { PortalNotification } from '@/domain/home/notification'
import type { PrepaymentDiscount } from '@/domain/home/prepayment-discount'
import { productNumbers, subproductNumbers } from '@/domain/loans/products'
import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { HomeGateway } from '@/application/home/home.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { homeContract as calls } from '@/adapters/contract/home.contract'
import {
  toUnsolicitedLoanOffer,
  toBanner,
  toPrepaymentDiscount,
  toNotification,
  toUnfinishedLoanApplication,
} from './home-mapper'
import { HttpGateway, ignoreResponseBody } from './http-gateway'

export class HttpHomeGateway extends HttpGateway implements HomeGateway {
  banners(): Promise<Result<readonly LenderBanner[], GatewayFailure>> {
    return this.ask(calls.listBanners, {}, (banners) => banners.map(toBanner))
  }

  unfinishedLoanApplication(
    taxId: Cuit,
  ): Promise<Result<UnfinishedLoanApplication | undefined, GatewayFailure>> {
    return this.ask(
      calls.findPendingLoan,
      { path: { taxId } },
      (loan) => loan && toUnfinishedLoanApplication(loan),
    )
  }

  unsolicitedLoanOffer(
    customerId: string,
  ): Promise<Result<UnsolicitedLoanOffer | undefined, GatewayFailure>> {
    const query = {
      product: `${productNumbers.loan}`,
      subproduct: `${subproductNumbers.personalLoan}`,
    } as const
    const input = { path: { customerId }, query }
    return this.ask(calls.findAutomaticOffer, input, (offer) => offer && toUnsolicitedLoanOffer(offer))
  }

  prepaymentDiscount(): Promise<Result<PrepaymentDiscount | undefined, GatewayFailure>> {
    return this.ask(calls.findPrepaidBenefit, {}, toPrepaymentDiscount)
  }

  notifications(): Promise<Result<readonly PortalNotification[], GatewayFailure>> {
    return this.ask(calls.listNotifications, {}, (notifications) => notifications.map(toNotification))
  }

  markNotificationSeen(id: string): Promise<Result<void, GatewayFailure>> {
    return this.ask(calls.markNotificationSeen, { path: { id } }, ignoreResponseBody)
  }
}
