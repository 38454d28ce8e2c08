import * as v from 'valibot'
import { lenientListSchema } from './list.schema'
import { lenientOptionalField, optionalField } from './optional-field.schema'
import { pesosSchema } from './money.schema'
import { nonNegativeIntegerSchema, taxIdSchema } from './value.schema'

/** A person found by a DNI (national identity number). Several people may have the same DNI. Source: 1§3. */
export const personFoundByDniSchema = v.object({
  fullname: v.string(),
  customerTaxId: taxIdSchema,
  gender: optionalField(v.string()),
})

/**
 * A banner with an image. When the customer taps the banner, `link` opens. The images are given by their
 * addresses.
 * Source: 1§3.
 */
export const bannerSchema = v.object({
  index: v.number(),
  link: optionalField(v.string()),
  image: v.string(),
  imageMobile: optionalField(v.string()),
})

/** The discount that the lender offers a customer for paying all their installments now. Source: HOM-12. */
export const prepaymentDiscountSchema = v.object({
  amount: pesosSchema,
  totalInstallmentAmount: pesosSchema,
  alreadyShown: optionalField(v.boolean()),
})

/** An application for a loan that the customer started and did not finish. Source: 1§3. */
export const unfinishedLoanApplicationSchema = v.object({
  hash: v.string(),
  maxAmount: optionalField(pesosSchema),
  requestedAmount: optionalField(pesosSchema),
  installmentAmountSelected: optionalField(pesosSchema),
  installmentsNumberSelected: lenientOptionalField(nonNegativeIntegerSchema),
})

/** The customer who has signed in, with the tokens of their session. Source: 1§3. */
export const signedInCustomerSchema = v.object({
  customerId: v.string(),
  customerTaxId: taxIdSchema,
  customerFirstName: v.string(),
  customerSurname: v.string(),
  customerDocument: v.string(),
  customerCellphone: optionalField(v.string()),
  customerEmail: optionalField(v.string()),
  gender: optionalField(v.string()),
  accessToken: v.pipe(v.string(), v.nonEmpty()),
  refreshToken: v.pipe(v.string(), v.nonEmpty()),
  hasCredentials: v.boolean(),
  resetPassword: optionalField(v.boolean()),
  skipWebAuthnRegister: optionalField(v.boolean()),
  skipNotification: optionalField(v.boolean()),
  // Optional even if malformed: the customer can sign in without these fields.
  prepaidBenefit: lenientOptionalField(prepaymentDiscountSchema),
  customBannerList: lenientOptionalField(lenientListSchema(bannerSchema)),
  lastPendingLoan: lenientOptionalField(unfinishedLoanApplicationSchema),
  users: lenientOptionalField(lenientListSchema(personFoundByDniSchema)),
})
