import * as v from 'valibot'
import type { OperationRecord, PaidShare } from '@/domain/shared/operation'
import type { LinkTerms, OperationTerms, PlanTerms, TermsOf } from '@/domain/shared/operation-terms'
import { amount, instant, maybe, shapedAs, text, whole } from './schemas'

const plan = shapedAs<PlanTerms>({ lineId: text, count: whole, amount })
const link = shapedAs<LinkTerms>({ date: text, maxTerm: whole, maxAmount: whole })

const termsSchemas: {
  readonly [Kind in OperationTerms['kind']]: v.GenericSchema<unknown, TermsOf<Kind>>
} = {
  installment: shapedAs<TermsOf<'installment'>>({
    kind: v.literal('installment'),
    channel: v.picklist(['saved-card', 'new-card', 'wallet', 'credit-card']),
  }),
  'line-loan': shapedAs<TermsOf<'line-loan'>>({ kind: v.literal('line-loan'), plan }),
  'shop-payment': shapedAs<TermsOf<'shop-payment'>>({
    kind: v.literal('shop-payment'),
    loanId: text,
    installments: whole,
  }),
  'refinancing-loan': shapedAs<TermsOf<'refinancing-loan'>>({
    kind: v.literal('refinancing-loan'),
    link,
    plan,
  }),
  'down-payment': shapedAs<TermsOf<'down-payment'>>({ kind: v.literal('down-payment'), link, loanId: text }),
  'card-addition': shapedAs<TermsOf<'card-addition'>>({
    kind: v.literal('card-addition'),
    externalIds: v.array(text),
  }),
  'card-replacement': shapedAs<TermsOf<'card-replacement'>>({
    kind: v.literal('card-replacement'),
    newCardId: maybe(text),
  }),
  'collection-joining': shapedAs<TermsOf<'collection-joining'>>({ kind: v.literal('collection-joining') }),
  'collection-leaving': shapedAs<TermsOf<'collection-leaving'>>({
    kind: v.literal('collection-leaving'),
    joiningId: maybe(text),
  }),
  'earlier-release': shapedAs<TermsOf<'earlier-release'>>({ kind: v.literal('earlier-release') }),
}

/** Accepts a stored operation. */
export const operationSchema = shapedAs<OperationRecord>({
  idempotencyKey: text,
  fingerprint: text,
  customerFingerprint: maybe(text),
  amount,
  terms: v.union(Object.values<v.GenericSchema<unknown, OperationTerms>>(termsSchemas)),
  at: instant,
  status: v.picklist(['created', 'redirected', 'sent', 'notReceived', 'confirmed', 'rejected']),
  attempts: whole,
  reference: maybe(text),
  refusal: maybe(text),
  answeredAt: maybe(instant),
  before: shapedAs<OperationRecord['before']>({ due: amount, listed: whole }),
  pays: maybe(
    shapedAs<PaidShare>({ installments: v.array(whole), of: maybe(whole), remaining: maybe(amount) }),
  ),
  instrument: maybe(text),
  firstSentAt: maybe(instant),
  isKeyExpired: maybe(v.literal(true)),
  pendingAcknowledgement: maybe(v.literal(true)),
})
