import * as v from 'valibot'
import type { OperationRecord, PaidShare } from '@/domain/shared/operation'
import type { LinkTerms, OperationTerms, PlanTerms, TermsOf } from '@/domain/shared/operation-terms'
import {
  centsSchema,
  instantSchema,
  optionalField,
  objectSchema,
  wellFormedTextSchema,
  safeIntegerSchema,
} from './schemas'

const plan = objectSchema<PlanTerms>({
  lineId: wellFormedTextSchema,
  count: safeIntegerSchema,
  amount: centsSchema,
})
const link = objectSchema<LinkTerms>({
  date: wellFormedTextSchema,
  maxTerm: safeIntegerSchema,
  maxAmount: safeIntegerSchema,
})

const termsSchemas: {
  readonly [Kind in OperationTerms['kind']]: v.GenericSchema<unknown, TermsOf<Kind>>
} = {
  installment: objectSchema<TermsOf<'installment'>>({
    kind: v.literal('installment'),
    channel: v.picklist(['saved-card', 'new-card', 'wallet', 'credit-card']),
  }),
  'line-loan': objectSchema<TermsOf<'line-loan'>>({ kind: v.literal('line-loan'), plan }),
  'shop-payment': objectSchema<TermsOf<'shop-payment'>>({
    kind: v.literal('shop-payment'),
    loanId: wellFormedTextSchema,
    installments: safeIntegerSchema,
  }),
  'refinancing-loan': objectSchema<TermsOf<'refinancing-loan'>>({
    kind: v.literal('refinancing-loan'),
    link,
    plan,
  }),
  'down-payment': objectSchema<TermsOf<'down-payment'>>({
    kind: v.literal('down-payment'),
    link,
    loanId: wellFormedTextSchema,
  }),
  'card-addition': objectSchema<TermsOf<'card-addition'>>({
    kind: v.literal('card-addition'),
    externalIds: v.array(wellFormedTextSchema),
  }),
  'card-replacement': objectSchema<TermsOf<'card-replacement'>>({
    kind: v.literal('card-replacement'),
    newCardId: optionalField(wellFormedTextSchema),
  }),
  'collection-joining': objectSchema<TermsOf<'collection-joining'>>({
    kind: v.literal('collection-joining'),
  }),
  'collection-leaving': objectSchema<TermsOf<'collection-leaving'>>({
    kind: v.literal('collection-leaving'),
    joiningId: optionalField(wellFormedTextSchema),
  }),
  'earlier-release': objectSchema<TermsOf<'earlier-release'>>({ kind: v.literal('earlier-release') }),
}

/** Schema of an operation, such as a payment, as it is stored on the device. */
export const storedOperationSchema = objectSchema<OperationRecord>({
  idempotencyKey: wellFormedTextSchema,
  fingerprint: wellFormedTextSchema,
  customerFingerprint: optionalField(wellFormedTextSchema),
  amount: centsSchema,
  terms: v.union(Object.values<v.GenericSchema<unknown, OperationTerms>>(termsSchemas)),
  at: instantSchema,
  status: v.picklist(['created', 'redirected', 'sent', 'notReceived', 'confirmed', 'rejected']),
  attempts: safeIntegerSchema,
  reference: optionalField(wellFormedTextSchema),
  refusal: optionalField(wellFormedTextSchema),
  answeredAt: optionalField(instantSchema),
  before: objectSchema<OperationRecord['before']>({ due: centsSchema, listed: safeIntegerSchema }),
  pays: optionalField(
    objectSchema<PaidShare>({
      installments: v.array(safeIntegerSchema),
      of: optionalField(safeIntegerSchema),
      remaining: optionalField(centsSchema),
    }),
  ),
  instrument: optionalField(wellFormedTextSchema),
  firstSentAt: optionalField(instantSchema),
  isKeyExpired: optionalField(v.literal(true)),
  pendingAcknowledgement: optionalField(v.literal(true)),
})
