import {
  heldBackChangeKinds,
  restrictionCauses,
  type HeldBackChangeKind,
  type AccountRestriction,
} from '@/domain/protection/restriction'
import { isCuit } from '@/domain/shared/cuit'
import type {
  Customer,
  DebtLawFirm,
  LoanOffer,
  CreditLineSummary,
  Session,
  SessionTokens,
} from '@/domain/session/session'
import type { SessionEndReason, StoredAccountStatus } from '@/application/session/session-records.port'
import {
  isAbsentOr,
  isBoolean,
  isInstant,
  isListOf,
  isOneOf,
  isObjectOf,
  isWellFormedText,
  isTextMatching,
  isSafeInteger,
} from './shape'

const isCustomer = isObjectOf<Customer>({
  customerId: isWellFormedText,
  taxId: isTextMatching(isCuit),
  firstName: isWellFormedText,
  surname: isWellFormedText,
  dni: isWellFormedText,
  phone: isAbsentOr(isWellFormedText),
  email: isAbsentOr(isWellFormedText),
  hasCredentials: isBoolean,
  skipsUnlockOffer: isAbsentOr(isBoolean),
  skipsPushOffer: isAbsentOr(isBoolean),
  wasShownBenefit: isAbsentOr(isBoolean),
})

const isTokens = isObjectOf<SessionTokens>({ access: isWellFormedText, refresh: isWellFormedText })

export const isSession = isObjectOf<Session>({ customer: isCustomer, tokens: isTokens })

const isCreditLine = isObjectOf<CreditLineSummary>({
  maxAmount: isSafeInteger,
  remainingAmount: isSafeInteger,
  enabled: isBoolean,
  campaignMaxAmount: isAbsentOr(isSafeInteger),
})

const isOffer = isObjectOf<LoanOffer>({ maxAmount: isAbsentOr(isSafeInteger), isRejected: isBoolean })

/**
 * Returns whether a value is a law firm, assigned or not yet. One check is enough for both, because all
 * contact fields are optional.
 */
const isLegalStudy = isObjectOf<Extract<DebtLawFirm, { readonly kind: 'assigned' }>>({
  kind: isOneOf('assigned', 'pending-assignment'),
  description: isAbsentOr(isWellFormedText),
  phoneNumber: isAbsentOr(isWellFormedText),
  attentionFrom: isAbsentOr(isWellFormedText),
  attentionTo: isAbsentOr(isWellFormedText),
  contact: isAbsentOr(isWellFormedText),
  whatsappNumber: isAbsentOr(isWellFormedText),
  whatsappUrl: isAbsentOr(isWellFormedText),
})

const isRestriction = isObjectOf<AccountRestriction>({
  cause: isOneOf(...restrictionCauses),
  waits: isListOf((each): each is HeldBackChangeKind => heldBackChangeKinds.some((known) => known === each)),
  until: isAbsentOr(isInstant),
})

export const isStoredAccountStatus = isObjectOf<StoredAccountStatus>({
  askedAt: isAbsentOr(isInstant),
  isUpToDate: isBoolean,
  totalDebt: isSafeInteger,
  isBlacklisted: isBoolean,
  legalStudy: isAbsentOr(isLegalStudy),
  restriction: isAbsentOr(isRestriction),
  revolvingLine: isAbsentOr(isCreditLine),
  loanOffer: isAbsentOr(isOffer),
  renewalMaxAmount: isAbsentOr(isSafeInteger),
})

export const isSessionEnd = isObjectOf<{ readonly reason: SessionEndReason }>({
  reason: isOneOf('left', 'expired'),
})
