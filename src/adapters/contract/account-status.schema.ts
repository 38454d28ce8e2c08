import * as v from 'valibot'
import { utcInstantSchema } from './dates.schema'
import { optionalField, objectWithAtLeastOneField } from './optional-field.schema'
import { pesosSchema } from './money.schema'

const debtLawFirmContactSchema = v.object({
  description: optionalField(v.string()),
  phoneNumber: optionalField(v.string()),
  startTimeAttention: optionalField(v.string()),
  endTimeAttention: optionalField(v.string()),
  contact: optionalField(v.string()),
  whatsappNumber: optionalField(v.string()),
  whatsappApiUrl: optionalField(v.string()),
})

/**
 * Values of `managmentLegalStudyStatus` that the portal knows. They say whether a legal study (a law firm)
 * collects the customer's debt. An empty text means the same as `NONE`. Source: HOM-02.
 */
export const debtLawFirmStatuses = {
  assigned: 'ASSIGNED',
  pending: 'PENDING_ASSIGNMENT',
  none: 'NONE',
} as const

export const campaignOfferSchema = v.object({ maxAmountOffer: pesosSchema })

/**
 * The restriction of an account: which account changes (`waits`) the lender blocks, why, and until when.
 * Source: ACC-40.
 */
const restrictionSchema = v.object({
  cause: v.string(),
  restrictedUntil: optionalField(utcInstantSchema),
  waits: v.array(v.string()),
})

/**
 * The customer's account status. An answer of the server without any of these fields is refused, because
 * an empty answer would show every customer as free of debt. `managment` is the API's own spelling.
 * Source: 1§3, 2§3.
 */
export const accountStatusSchema = objectWithAtLeastOneField({
  customerIsUpToDate: optionalField(v.boolean()),
  totalInstallmentDebt: optionalField(pesosSchema),
  totalPunitiveDebt: optionalField(pesosSchema),
  totalDebt: optionalField(pesosSchema),
  managmentLegalStudyStatus: optionalField(v.string()),
  legalStudyContact: optionalField(debtLawFirmContactSchema),
  customerIsInBlacklist: optionalField(v.boolean()),
  restriction: optionalField(restrictionSchema),
  hasActiveLoanWithDebitCardPayment: optionalField(v.boolean()),
  customerRevolvingLine: optionalField(
    v.object({
      maxAmount: optionalField(pesosSchema),
      remainingAmount: optionalField(pesosSchema),
      enabled: optionalField(v.boolean()),
      campaignOffer: optionalField(campaignOfferSchema),
    }),
  ),
  loanOffer: optionalField(
    v.object({
      hashKey: v.string(),
      maxAmount: optionalField(pesosSchema),
      rejectedReason: optionalField(v.string()),
    }),
  ),
  renewersCampaignOffer: optionalField(campaignOfferSchema),
})
