import * as v from 'valibot'
import { lenientListOf } from './list.schema'
import { lenientMaybe, maybe } from './maybe.schema'
import { pesos } from './money.schema'
import { countingNumber, taxId } from './value.schema'

/** One of the people found by a DNI, which several people may share. Source: 1§3. */
export const person = v.object({
  fullname: v.string(),
  customerTaxId: taxId,
  gender: maybe(v.string()),
})

/**
 * A banner with an image. `link` opens when the customer taps it; the images are given by their addresses.
 * Source: 1§3.
 */
export const banner = v.object({
  index: v.number(),
  link: maybe(v.string()),
  image: v.string(),
  imageMobile: maybe(v.string()),
})

/** A discount that the lender offers a customer who pays all their installments now. Source: HOM-12. */
export const prepaidBenefit = v.object({
  amount: pesos,
  totalInstallmentAmount: pesos,
  alreadyShown: maybe(v.boolean()),
})

/** An application for a loan that the customer started and did not finish. Source: 1§3. */
export const pendingLoan = v.object({
  hash: v.string(),
  maxAmount: maybe(pesos),
  requestedAmount: maybe(pesos),
  installmentAmountSelected: maybe(pesos),
  installmentsNumberSelected: lenientMaybe(countingNumber),
})

/** The signed-in customer with their tokens. Source: 1§3. */
export const loggedCustomer = v.object({
  customerId: v.string(),
  customerTaxId: taxId,
  customerFirstName: v.string(),
  customerSurname: v.string(),
  customerDocument: v.string(),
  customerCellphone: maybe(v.string()),
  customerEmail: maybe(v.string()),
  gender: maybe(v.string()),
  accessToken: v.pipe(v.string(), v.nonEmpty()),
  refreshToken: v.pipe(v.string(), v.nonEmpty()),
  hasCredentials: v.boolean(),
  resetPassword: maybe(v.boolean()),
  skipWebAuthnRegister: maybe(v.boolean()),
  skipNotification: maybe(v.boolean()),
  // Optional even if malformed: the customer can sign in without these fields.
  prepaidBenefit: lenientMaybe(prepaidBenefit),
  customBannerList: lenientMaybe(lenientListOf(banner)),
  lastPendingLoan: lenientMaybe(pendingLoan),
  users: lenientMaybe(lenientListOf(person)),
})
