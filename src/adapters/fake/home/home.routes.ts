import type { homeContract } from '@/adapters/contract/home.contract'
import { centsToPesos } from '@/domain/shared/money'
import { createBannerPictureDataUrl } from './banner-picture'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import { notificationNotFoundRefusal } from '@/adapters/fake/shared/refusal'

export const homeHandlers: ContractHandlers<typeof homeContract> = {
  findPrepaidBenefit({ customer: { prepaymentDiscount }, lender }) {
    return (
      prepaymentDiscount && {
        amount: centsToPesos(prepaymentDiscount.amount),
        totalInstallmentAmount: centsToPesos(prepaymentDiscount.totalInstallmentAmount),
        alreadyShown: lender.overrides.benefitShown ?? false,
      }
    )
  },

  listBanners({ customer }) {
    return (customer.banners ?? []).map((banner) => ({
      index: banner.index,
      link: banner.link,
      image: createBannerPictureDataUrl(banner, 'wide'),
      imageMobile: createBannerPictureDataUrl(banner, 'phone'),
    }))
  },

  findPendingLoan({ customer: { unfinishedLoanApplication } }) {
    return (
      unfinishedLoanApplication && {
        hash: unfinishedLoanApplication.applicationId,
        maxAmount: centsToPesos(unfinishedLoanApplication.maxAmount),
        requestedAmount: centsToPesos(unfinishedLoanApplication.requestedAmount),
        installmentAmountSelected: centsToPesos(unfinishedLoanApplication.installmentAmount),
        installmentsNumberSelected: unfinishedLoanApplication.installmentCount,
      }
    )
  },

  findAutomaticOffer({ customer: { loanOffer } }) {
    if (!loanOffer || loanOffer.rejectedReason !== undefined) return undefined
    return { hashKey: loanOffer.hashKey, maxAmount: loanOffer.maxAmount && centsToPesos(loanOffer.maxAmount) }
  },

  listNotifications({ customer, lender }) {
    return lender.store.notifications
      .where({ taxId: customer.id, seen: false })
      .map(({ id, steps }) => ({ id, steps: [...steps] }))
  },

  markNotificationSeen({ path, customer, lender }) {
    const notification = lender.store.notifications.find(path.id)
    if (notification?.taxId !== customer.id) return notificationNotFoundRefusal
    lender.store.notifications.change(notification.id, { seen: true })
    return undefined
  },
}
