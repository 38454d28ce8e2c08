import type { InferOutput } from 'valibot'
import type { AutomaticOffer, CustomBanner, PendingLoan } from '@/domain/home/banners'
import type { PortalNotification } from '@/domain/home/notification'
import type { PrepaidBenefit } from '@/domain/home/prepaid-benefit'
import type { Cuit } from '@/domain/shared/cuit'
import { pesosToCents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type { HomeGateway } from '@/application/home/home.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { homeContract } from '@/adapters/contract/home.contract'
import type { AnswerOf } from '@/adapters/contract/call'
import type { HttpClient } from './http-client'
import { toGatewayFailure } from './http-failure'
import { withoutUndefined } from './without-undefined'

export class HttpHomeGateway implements HomeGateway {
  constructor(private readonly client: HttpClient) {}

  async banners(): Promise<Result<readonly CustomBanner[], GatewayFailure>> {
    const answer = await this.client.send('home.listBanners', homeContract.listBanners, { path: {} })
    return answer.ok ? success(answer.value.map(toBanner)) : failure(toGatewayFailure(answer.failure))
  }

  async pendingLoan(taxId: Cuit): Promise<Result<PendingLoan | undefined, GatewayFailure>> {
    const answer = await this.client.send('home.findPendingLoan', homeContract.findPendingLoan, {
      path: { taxId },
    })
    return answer.ok
      ? success(answer.value && toPendingLoan(answer.value))
      : failure(toGatewayFailure(answer.failure))
  }

  async automaticOffer(customerId: string): Promise<Result<AutomaticOffer | undefined, GatewayFailure>> {
    const answer = await this.client.send('home.findAutomaticOffer', homeContract.findAutomaticOffer, {
      path: { customerId },
      query: { product: '19', subproduct: '38' },
    })
    return answer.ok
      ? success(answer.value && toAutomaticOffer(answer.value))
      : failure(toGatewayFailure(answer.failure))
  }

  async prepaidBenefit(): Promise<Result<PrepaidBenefit | undefined, GatewayFailure>> {
    const answer = await this.client.send('home.findPrepaidBenefit', homeContract.findPrepaidBenefit, {
      path: {},
    })
    return answer.ok ? success(toBenefit(answer.value)) : failure(toGatewayFailure(answer.failure))
  }

  async notifications(): Promise<Result<readonly PortalNotification[], GatewayFailure>> {
    const answer = await this.client.send('home.listNotifications', homeContract.listNotifications, {
      path: {},
    })
    return answer.ok ? success(answer.value.map(toNotification)) : failure(toGatewayFailure(answer.failure))
  }

  async markNotificationSeen(id: string): Promise<Result<void, GatewayFailure>> {
    const answer = await this.client.send('home.markNotificationSeen', homeContract.markNotificationSeen, {
      path: { id },
    })
    return answer.ok ? success() : failure(toGatewayFailure(answer.failure))
  }
}

type BannerAnswer = InferOutput<typeof homeContract.listBanners.answer>[number]
type NotificationAnswer = InferOutput<typeof homeContract.listNotifications.answer>[number]
type AutomaticOfferAnswer = InferOutput<typeof homeContract.findAutomaticOffer.answer>
type PendingLoanAnswer = InferOutput<typeof homeContract.findPendingLoan.answer>

function toBanner({ index, link, image, imageMobile }: BannerAnswer): CustomBanner {
  return withoutUndefined({ index, link, image, imageMobile })
}

function toPendingLoan({ maxAmount, requestedAmount }: PendingLoanAnswer): PendingLoan {
  return withoutUndefined({
    maxAmount: maxAmount === undefined ? undefined : pesosToCents(maxAmount),
    requestedAmount: requestedAmount === undefined ? undefined : pesosToCents(requestedAmount),
  })
}

function toAutomaticOffer({ maxAmount }: AutomaticOfferAnswer): AutomaticOffer {
  return maxAmount === undefined ? {} : { maxAmount: pesosToCents(maxAmount) }
}

function toBenefit(answer: AnswerOf<typeof homeContract.findPrepaidBenefit>): PrepaidBenefit | undefined {
  if (!answer || answer.alreadyShown) return undefined
  return {
    amount: pesosToCents(answer.amount),
    totalInstallments: pesosToCents(answer.totalInstallmentAmount),
  }
}

function toNotification({ id, steps }: NotificationAnswer): PortalNotification {
  const inOrder = steps.toSorted((one, other) => one.order - other.order)
  return { id, steps: inOrder.map(({ htmlCode }) => htmlCode) }
}
