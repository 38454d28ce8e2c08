import * as v from 'valibot'
import { maybe, someOf } from './maybe.schema'
import { pesos } from './money.schema'

const legalStudyContact = v.object({
  description: maybe(v.string()),
  phoneNumber: maybe(v.string()),
  startTimeAttention: maybe(v.string()),
  endTimeAttention: maybe(v.string()),
  contact: maybe(v.string()),
  whatsappNumber: maybe(v.string()),
  whatsappApiUrl: maybe(v.string()),
})

/** The words of the legal study that the portal knows; an empty one is none. Source: HOM-02. */
export const legalStudyStatuses = {
  assigned: 'ASSIGNED',
  pending: 'PENDING_ASSIGNMENT',
  none: 'NONE',
} as const

export const campaignOffer = v.object({ maxAmountOffer: pesos })

/** Where the customer stands; one that says nothing would make everybody free of debt. Source: 1§3, 2§3; `managment` is the field's own spelling. */
export const accountStatus = someOf({
  customerIsUpToDate: maybe(v.boolean()),
  totalInstallmentDebt: maybe(pesos),
  totalPunitiveDebt: maybe(pesos),
  totalDebt: maybe(pesos),
  managmentLegalStudyStatus: maybe(v.string()),
  legalStudyContact: maybe(legalStudyContact),
  customerIsInBlacklist: maybe(v.boolean()),
  hasActiveLoanWithDebitCardPayment: maybe(v.boolean()),
  customerRevolvingLine: maybe(
    v.object({
      maxAmount: maybe(pesos),
      remainingAmount: maybe(pesos),
      enabled: maybe(v.boolean()),
      campaignOffer: maybe(campaignOffer),
    }),
  ),
  loanOffer: maybe(
    v.object({ hashKey: v.string(), maxAmount: maybe(pesos), rejectedReason: maybe(v.string()) }),
  ),
  renewersCampaignOffer: maybe(campaignOffer),
})
