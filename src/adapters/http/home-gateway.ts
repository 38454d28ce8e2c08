import type { AutomaticLoanOffer, LenderBanner, PendingLoanApplication } from '@/domain/home/banners'
import type { PortalNotification } from '@/domain/home/notification'
import type { PrepaidBenefit } from '@/domain/home/prepaid-benefit'
import { productNumbers, subproductNumbers } from '@/domain/loans/products'
import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { HomeGateway } from '@/application/home/home.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { homeContract as rows } from '@/adapters/contract/home.contract'
import { toAutomaticOffer, toBanner, toPrepaidBenefit, toNotification, toPendingLoan } from './home-mapper'
import { HttpGateway, ignoreAnswer } from './http-gateway'

export class HttpHomeGateway extends HttpGateway implements HomeGateway {
  banners(): Promise<Result<readonly LenderBanner[], GatewayFailure>> {
    return this.ask(rows.listBanners, {}, (banners) => banners.map(toBanner))
  }

  pendingLoan(taxId: Cuit): Promise<Result<PendingLoanApplication | undefined, GatewayFailure>> {
    return this.ask(rows.findPendingLoan, { path: { taxId } }, (loan) => loan && toPendingLoan(loan))
  }

  automaticOffer(customerId: string): Promise<Result<AutomaticLoanOffer | undefined, GatewayFailure>> {
    const query = {
      product: `${productNumbers.loan}`,
      subproduct: `${subproductNumbers.personalLoan}`,
    } as const
    const input = { path: { customerId }, query }
    return this.ask(rows.findAutomaticOffer, input, (offer) => offer && toAutomaticOffer(offer))
  }

  prepaidBenefit(): Promise<Result<PrepaidBenefit | undefined, GatewayFailure>> {
    return this.ask(rows.findPrepaidBenefit, {}, toPrepaidBenefit)
  }

  notifications(): Promise<Result<readonly PortalNotification[], GatewayFailure>> {
    return this.ask(rows.listNotifications, {}, (notifications) => notifications.map(toNotification))
  }

  markNotificationSeen(id: string): Promise<Result<void, GatewayFailure>> {
    return this.ask(rows.markNotificationSeen, { path: { id } }, ignoreAnswer)
  }
}
