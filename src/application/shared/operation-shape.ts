import type { OperationRecord, PaidShare } from '@/domain/shared/operation'
import type { LinkTerms, OperationTerms, PlanTerms, TermsOf } from '@/domain/shared/operation-terms'
import { isAbsentOr, isInstant, isListOf, isOneOf, isShapedAs, isText, isWhole, type Check } from './shape'

const isBefore = isShapedAs<OperationRecord['before']>({ due: isWhole, listed: isWhole })

const isNumber = (candidate: unknown): candidate is number => isWhole(candidate)
const isWord = (candidate: unknown): candidate is string => isText(candidate)

const isPaidShare = isShapedAs<PaidShare>({
  installments: isListOf(isNumber),
  of: isAbsentOr(isWhole),
  remaining: isAbsentOr(isWhole),
})

const isPlan = isShapedAs<PlanTerms>({ lineId: isText, count: isWhole, amount: isWhole })
const isLink = isShapedAs<LinkTerms>({ date: isText, maxTerm: isWhole, maxAmount: isWhole })

const termsShapes: { readonly [Kind in OperationTerms['kind']]: Check } = {
  installment: isShapedAs<TermsOf<'installment'>>({
    kind: isText,
    channel: isOneOf('saved-card', 'new-card', 'wallet', 'credit-card'),
  }),
  'line-loan': isShapedAs<TermsOf<'line-loan'>>({ kind: isText, plan: isPlan }),
  'shop-payment': isShapedAs<TermsOf<'shop-payment'>>({
    kind: isText,
    loanId: isText,
    installments: isWhole,
  }),
  'refinancing-loan': isShapedAs<TermsOf<'refinancing-loan'>>({ kind: isText, link: isLink, plan: isPlan }),
  'down-payment': isShapedAs<TermsOf<'down-payment'>>({ kind: isText, link: isLink, loanId: isText }),
  'card-addition': isShapedAs<TermsOf<'card-addition'>>({ kind: isText, externalIds: isListOf(isWord) }),
  'card-replacement': isShapedAs<TermsOf<'card-replacement'>>({
    kind: isText,
    newCardId: isAbsentOr(isText),
  }),
  'collection-joining': isShapedAs<TermsOf<'collection-joining'>>({ kind: isText }),
  'collection-leaving': isShapedAs<TermsOf<'collection-leaving'>>({
    kind: isText,
    joiningId: isAbsentOr(isText),
  }),
  'earlier-release': isShapedAs<TermsOf<'earlier-release'>>({ kind: isText }),
}

const isTerms: Check = (candidate) => {
  const kind = typeof candidate === 'object' && candidate !== null && 'kind' in candidate && candidate.kind
  const shape = new Map<unknown, Check>(Object.entries(termsShapes)).get(kind)
  return shape?.(candidate) ?? false
}

/** Returns whether a stored value is an operation. */
export const isOperationShape = isShapedAs<OperationRecord>({
  idempotencyKey: isText,
  fingerprint: isText,
  customerFingerprint: isAbsentOr(isText),
  amount: isWhole,
  terms: isTerms,
  at: isInstant,
  status: isOneOf('created', 'redirected', 'sent', 'notReceived', 'confirmed', 'rejected'),
  attempts: isWhole,
  reference: isAbsentOr(isText),
  refusal: isAbsentOr(isText),
  answeredAt: isAbsentOr(isInstant),
  before: isBefore,
  pays: isAbsentOr(isPaidShare),
  instrument: isAbsentOr(isText),
  firstSentAt: isAbsentOr(isInstant),
  isKeyExpired: isAbsentOr(isOneOf(true)),
  pendingAcknowledgement: isAbsentOr(isOneOf(true)),
})
