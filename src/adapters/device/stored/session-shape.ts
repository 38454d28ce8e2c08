import {
  heldBackChanges,
  restrictionCauses,
  type HeldBackChange,
  type Restriction,
} from '@/domain/protection/restriction'
import { isCuit } from '@/domain/shared/cuit'
import type {
  Customer,
  LegalStudy,
  LoanOffer,
  RevolvingLineSummary,
  Session,
  Tokens,
} from '@/domain/session/session'
import type { SessionEnd, StoredAccountStatus } from '@/application/session/session-records.port'
import {
  isAbsentOr,
  isFlag,
  isInstant,
  isListOf,
  isOneOf,
  isShapedAs,
  isText,
  isTextThat,
  isSafeInteger,
} from './shape'

const isCustomer = isShapedAs<Customer>({
  customerId: isText,
  taxId: isTextThat(isCuit),
  firstName: isText,
  surname: isText,
  dni: isText,
  phone: isAbsentOr(isText),
  email: isAbsentOr(isText),
  hasCredentials: isFlag,
  skipsUnlockOffer: isAbsentOr(isFlag),
  skipsPushOffer: isAbsentOr(isFlag),
  wasShownBenefit: isAbsentOr(isFlag),
})

const isTokens = isShapedAs<Tokens>({ access: isText, refresh: isText })

export const isSession = isShapedAs<Session>({ customer: isCustomer, tokens: isTokens })

const isLine = isShapedAs<RevolvingLineSummary>({
  maxAmount: isSafeInteger,
  remainingAmount: isSafeInteger,
  enabled: isFlag,
  campaignMaxAmount: isAbsentOr(isSafeInteger),
})

const isOffer = isShapedAs<LoanOffer>({ maxAmount: isAbsentOr(isSafeInteger), isRejected: isFlag })

/** Every field of an assigned law firm is optional, so this check also accepts one that is pending. */
const isLegalStudy = isShapedAs<Extract<LegalStudy, { readonly kind: 'assigned' }>>({
  kind: isOneOf('assigned', 'pending-assignment'),
  description: isAbsentOr(isText),
  phoneNumber: isAbsentOr(isText),
  attentionFrom: isAbsentOr(isText),
  attentionTo: isAbsentOr(isText),
  contact: isAbsentOr(isText),
  whatsappNumber: isAbsentOr(isText),
  whatsappUrl: isAbsentOr(isText),
})

const isRestriction = isShapedAs<Restriction>({
  cause: isOneOf(...restrictionCauses),
  waits: isListOf((each): each is HeldBackChange => heldBackChanges.some((known) => known === each)),
  until: isAbsentOr(isInstant),
})

export const isStoredAccountStatus = isShapedAs<StoredAccountStatus>({
  askedAt: isAbsentOr(isInstant),
  isUpToDate: isFlag,
  totalDebt: isSafeInteger,
  isBlacklisted: isFlag,
  legalStudy: isAbsentOr(isLegalStudy),
  restriction: isAbsentOr(isRestriction),
  revolvingLine: isAbsentOr(isLine),
  loanOffer: isAbsentOr(isOffer),
  renewalMaxAmount: isAbsentOr(isSafeInteger),
})

export const isSessionEnd = isShapedAs<{ readonly reason: SessionEnd }>({
  reason: isOneOf('left', 'expired'),
})
