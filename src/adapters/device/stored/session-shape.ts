import {
  blockableAccountChangeKinds,
  restrictionCauses,
  type BlockableAccountChangeKind,
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
  isUndefinedOrValid,
  isBoolean,
  isInstant,
  isListOf,
  isOneOf,
  isObjectOf,
  isWellFormedText,
  isTextPassingPredicate,
  isSafeInteger,
} from './shape'

const isCustomer = isObjectOf<Customer>({
  customerId: isWellFormedText,
  taxId: isTextPassingPredicate(isCuit),
  firstName: isWellFormedText,
  surname: isWellFormedText,
  dni: isWellFormedText,
  phone: isUndefinedOrValid(isWellFormedText),
  email: isUndefinedOrValid(isWellFormedText),
  hasCredentials: isBoolean,
  skipsUnlockOffer: isUndefinedOrValid(isBoolean),
  skipsPushOffer: isUndefinedOrValid(isBoolean),
  wasShownBenefit: isUndefinedOrValid(isBoolean),
})

const isTokens = isObjectOf<SessionTokens>({ access: isWellFormedText, refresh: isWellFormedText })

export const isSession = isObjectOf<Session>({ customer: isCustomer, tokens: isTokens })

const isCreditLine = isObjectOf<CreditLineSummary>({
  maxAmount: isSafeInteger,
  remainingAmount: isSafeInteger,
  enabled: isBoolean,
  campaignMaxAmount: isUndefinedOrValid(isSafeInteger),
})

const isOffer = isObjectOf<LoanOffer>({ maxAmount: isUndefinedOrValid(isSafeInteger), isRejected: isBoolean })

/**
 * Returns whether a value is a law firm, assigned or not yet. One check is enough for both, because all
 * contact fields are optional.
 */
const isDebtLawFirm = isObjectOf<Extract<DebtLawFirm, { readonly kind: 'assigned' }>>({
  kind: isOneOf('assigned', 'pending-assignment'),
  description: isUndefinedOrValid(isWellFormedText),
  phoneNumber: isUndefinedOrValid(isWellFormedText),
  attentionFrom: isUndefinedOrValid(isWellFormedText),
  attentionTo: isUndefinedOrValid(isWellFormedText),
  contact: isUndefinedOrValid(isWellFormedText),
  whatsappNumber: isUndefinedOrValid(isWellFormedText),
  whatsappUrl: isUndefinedOrValid(isWellFormedText),
})

const isRestriction = isObjectOf<AccountRestriction>({
  cause: isOneOf(...restrictionCauses),
  waits: isListOf((each): each is BlockableAccountChangeKind =>
    blockableAccountChangeKinds.some((known) => known === each),
  ),
  until: isUndefinedOrValid(isInstant),
})

export const isStoredAccountStatus = isObjectOf<StoredAccountStatus>({
  askedAt: isUndefinedOrValid(isInstant),
  isUpToDate: isBoolean,
  isBlacklisted: isBoolean,
  totalDebt: isUndefinedOrValid(isSafeInteger),
  legalStudy: isUndefinedOrValid(isDebtLawFirm),
  restriction: isUndefinedOrValid(isRestriction),
  revolvingLine: isUndefinedOrValid(isCreditLine),
  loanOffer: isUndefinedOrValid(isOffer),
  renewalMaxAmount: isUndefinedOrValid(isSafeInteger),
})

export const isStoredSessionEnd = isObjectOf<{ readonly reason: SessionEndReason }>({
  reason: isOneOf('left', 'password-set', 'expired'),
})
