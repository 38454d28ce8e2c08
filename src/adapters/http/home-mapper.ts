import type { InferOutput } from 'valibot'
import type { UnsolicitedLoanOffer, LenderBanner, UnfinishedLoanApplication } from '@/domain/home/banners'
import type { PortalNotification } from '@/domain/home/notification'
import type { PrepaymentDiscount } from '@/domain/home/prepayment-discount'
import { pesosToCents } from '@/domain/shared/money'
import type { CallAnswer } from '@/adapters/contract/call'
import type { homeContract } from '@/adapters/contract/home.contract'
import { omitUndefined } from './without-undefined'

type BannerAnswer = InferOutput<typeof homeContract.listBanners.answer>[number]
type NotificationAnswer = InferOutput<typeof homeContract.listNotifications.answer>[number]
type AutomaticOfferAnswer = InferOutput<typeof homeContract.findAutomaticOffer.answer>
type PendingLoanAnswer = InferOutput<typeof homeContract.findPendingLoan.answer>

export function toBanner({ index: sortPosition, link, image, imageMobile }: BannerAnswer): LenderBanner {
  return omitUndefined({ sortPosition, link, image, imageMobile })
}

export function toUnfinishedLoanApplication({
  maxAmount,
  requestedAmount,
}: PendingLoanAnswer): UnfinishedLoanApplication {
  return omitUndefined({
    maxAmount: maxAmount === undefined ? undefined : pesosToCents(maxAmount),
    requestedAmount: requestedAmount === undefined ? undefined : pesosToCents(requestedAmount),
  })
}

export function toUnsolicitedLoanOffer({ maxAmount }: AutomaticOfferAnswer): UnsolicitedLoanOffer {
  return maxAmount === undefined ? {} : { maxAmount: pesosToCents(maxAmount) }
}

export function toPrepaymentDiscount(
  answer: CallAnswer<typeof homeContract.findPrepaidBenefit>,
): PrepaymentDiscount | undefined {
  if (!answer || answer.alreadyShown) return undefined
  return {
    priceWithDiscount: pesosToCents(answer.amount),
    totalInstallmentAmount: pesosToCents(answer.totalInstallmentAmount),
  }
}

export function toNotification({ id, steps }: NotificationAnswer): PortalNotification {
  const inOrder = [...steps].sort((one, other) => one.order - other.order)
  return { id, unsanitisedHtmlTexts: inOrder.map(({ htmlCode }) => htmlCode) }
}
