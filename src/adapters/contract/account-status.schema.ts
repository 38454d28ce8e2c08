import * as v from 'valibot'
import { instant } from './dates.schema'
import { maybe, atLeastOneOf } from './maybe.schema'
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

/**
 * Values of `managmentLegalStudyStatus` that the portal knows: whether a legal study collects the customer's
 * debt. An empty text means the same as `NONE`. Source: HOM-02.
 */
export const legalStudyStatuses = {
  assigned: 'ASSIGNED',
  pending: 'PENDING_ASSIGNMENT',
  none: 'NONE',
} as const

export const campaignOffer = v.object({ maxAmountOffer: pesos })

/** The changes that the lender holds back, and until when. Source: ACC-40. */
const restriction = v.object({
  cause: v.string(),
  restrictedUntil: maybe(instant),
  waits: v.array(v.string()),
})

/**
 * The customer's account status. At least one field is required, because an empty answer would show every
 * customer as free of debt. `managment` is the API's own spelling. Source: 1§3, 2§3.
 */
export const accountStatus = atLeastOneOf({
  customerIsUpToDate: maybe(v.boolean()),
  totalInstallmentDebt: maybe(pesos),
  totalPunitiveDebt: maybe(pesos),
  totalDebt: maybe(pesos),
  managmentLegalStudyStatus: maybe(v.string()),
  legalStudyContact: maybe(legalStudyContact),
  customerIsInBlacklist: maybe(v.boolean()),
  restriction: maybe(restriction),
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
