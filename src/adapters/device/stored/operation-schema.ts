import * as v from 'valibot'
import type { OperationRecord, PaidShare } from '@/domain/shared/operation'
import type { LinkTerms, OperationTerms, PlanTerms, TermsOf } from '@/domain/shared/operation-terms'
import { amount, instant, maybe, objectOf, wellFormedText, safeInteger } from './schemas'

const plan = objectOf<PlanTerms>({ lineId: wellFormedText, count: safeInteger, amount })
const link = objectOf<LinkTerms>({ date: wellFormedText, maxTerm: safeInteger, maxAmount: safeInteger })

const termsSchemas: {
  readonly [Kind in OperationTerms['kind']]: v.GenericSchema<unknown, TermsOf<Kind>>
} = {
  installment: objectOf<TermsOf<'installment'>>({
    kind: v.literal('installment'),
    channel: v.picklist(['saved-card', 'new-card', 'wallet', 'credit-card']),
  }),
  'line-loan': objectOf<TermsOf<'line-loan'>>({ kind: v.literal('line-loan'), plan }),
  'shop-payment': objectOf<TermsOf<'shop-payment'>>({
    kind: v.literal('shop-payment'),
    loanId: wellFormedText,
    installments: safeInteger,
  }),
  'refinancing-loan': objectOf<TermsOf<'refinancing-loan'>>({
    kind: v.literal('refinancing-loan'),
    link,
    plan,
  }),
  'down-payment': objectOf<TermsOf<'down-payment'>>({
    kind: v.literal('down-payment'),
    link,
    loanId: wellFormedText,
  }),
  'card-addition': objectOf<TermsOf<'card-addition'>>({
    kind: v.literal('card-addition'),
    externalIds: v.array(wellFormedText),
  }),
  'card-replacement': objectOf<TermsOf<'card-replacement'>>({
    kind: v.literal('card-replacement'),
    newCardId: maybe(wellFormedText),
  }),
  'collection-joining': objectOf<TermsOf<'collection-joining'>>({ kind: v.literal('collection-joining') }),
  'collection-leaving': objectOf<TermsOf<'collection-leaving'>>({
    kind: v.literal('collection-leaving'),
    joiningId: maybe(wellFormedText),
  }),
  'earlier-release': objectOf<TermsOf<'earlier-release'>>({ kind: v.literal('earlier-release') }),
}

/** Schema of an operation, such as a payment, as it is stored on the device. */
export const operationSchema = objectOf<OperationRecord>({
  idempotencyKey: wellFormedText,
  fingerprint: wellFormedText,
  customerFingerprint: maybe(wellFormedText),
  amount,
  terms: v.union(Object.values<v.GenericSchema<unknown, OperationTerms>>(termsSchemas)),
  at: instant,
  status: v.picklist(['created', 'redirected', 'sent', 'notReceived', 'confirmed', 'rejected']),
  attempts: safeInteger,
  reference: maybe(wellFormedText),
  refusal: maybe(wellFormedText),
  answeredAt: maybe(instant),
  before: objectOf<OperationRecord['before']>({ due: amount, listed: safeInteger }),
  pays: maybe(
    objectOf<PaidShare>({
      installments: v.array(safeInteger),
      of: maybe(safeInteger),
      remaining: maybe(amount),
    }),
  ),
  instrument: maybe(wellFormedText),
  firstSentAt: maybe(instant),
  isKeyExpired: maybe(v.literal(true)),
  pendingAcknowledgement: maybe(v.literal(true)),
})
