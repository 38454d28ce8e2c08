import * as v from 'valibot'
import type { OperationRecord, PaymentCoverage, ReachedInstallments } from '@/domain/shared/operation'
import type {
  RefinancingLinkTerms,
  OperationTerms,
  RepaymentPlanTerms,
  OperationTermsOfKind,
} from '@/domain/shared/operation-terms'
import {
  centsSchema,
  fractionSchema,
  instantSchema,
  optionalField,
  objectSchema,
  wellFormedTextSchema,
  safeIntegerSchema,
} from './schemas'

const repaymentPlanTermsSchema = objectSchema<RepaymentPlanTerms>({
  lineId: wellFormedTextSchema,
  count: safeIntegerSchema,
  amount: centsSchema,
  firstInstallmentAmount: optionalField(centsSchema),
  firstInstallmentDiscount: optionalField(fractionSchema),
})
const refinancingLinkTermsSchema = objectSchema<RefinancingLinkTerms>({
  date: wellFormedTextSchema,
  maxTerm: safeIntegerSchema,
  maxAmount: safeIntegerSchema,
})

const operationTermsSchemas: {
  readonly [Kind in OperationTerms['kind']]: v.GenericSchema<unknown, OperationTermsOfKind<Kind>>
} = {
  installment: objectSchema<OperationTermsOfKind<'installment'>>({
    kind: v.literal('installment'),
    channel: v.picklist(['saved-card', 'new-card', 'wallet', 'credit-card']),
  }),
  'line-loan': objectSchema<OperationTermsOfKind<'line-loan'>>({
    kind: v.literal('line-loan'),
    plan: repaymentPlanTermsSchema,
  }),
  'shop-payment': objectSchema<OperationTermsOfKind<'shop-payment'>>({
    kind: v.literal('shop-payment'),
    loanId: wellFormedTextSchema,
    installments: safeIntegerSchema,
  }),
  'refinancing-loan': objectSchema<OperationTermsOfKind<'refinancing-loan'>>({
    kind: v.literal('refinancing-loan'),
    link: refinancingLinkTermsSchema,
    plan: repaymentPlanTermsSchema,
  }),
  'down-payment': objectSchema<OperationTermsOfKind<'down-payment'>>({
    kind: v.literal('down-payment'),
    link: refinancingLinkTermsSchema,
    loanId: wellFormedTextSchema,
  }),
  'card-addition': objectSchema<OperationTermsOfKind<'card-addition'>>({
    kind: v.literal('card-addition'),
    externalIds: v.array(wellFormedTextSchema),
  }),
  'card-replacement': objectSchema<OperationTermsOfKind<'card-replacement'>>({
    kind: v.literal('card-replacement'),
    newCardId: optionalField(wellFormedTextSchema),
  }),
  'collection-joining': objectSchema<OperationTermsOfKind<'collection-joining'>>({
    kind: v.literal('collection-joining'),
  }),
  'collection-leaving': objectSchema<OperationTermsOfKind<'collection-leaving'>>({
    kind: v.literal('collection-leaving'),
    joiningId: optionalField(wellFormedTextSchema),
  }),
  'earlier-release': objectSchema<OperationTermsOfKind<'earlier-release'>>({
    kind: v.literal('earlier-release'),
  }),
}

/**
 * Schema of the record that the device stores of an operation, such as a payment. Stored records that do not
 * match it are not read.
 */
export const storedOperationSchema = objectSchema<OperationRecord>({
  idempotencyKey: wellFormedTextSchema,
  fingerprint: wellFormedTextSchema,
  customerFingerprint: optionalField(wellFormedTextSchema),
  amount: centsSchema,
  terms: v.union(Object.values<v.GenericSchema<unknown, OperationTerms>>(operationTermsSchemas)),
  at: instantSchema,
  status: v.picklist(['created', 'redirected', 'sent', 'notReceived', 'confirmed', 'rejected']),
  attempts: safeIntegerSchema,
  reference: optionalField(wellFormedTextSchema),
  refusal: optionalField(wellFormedTextSchema),
  answeredAt: optionalField(instantSchema),
  before: objectSchema<OperationRecord['before']>({ due: centsSchema, listed: safeIntegerSchema }),
  pays: optionalField(
    objectSchema<PaymentCoverage>({
      installments: v.array(safeIntegerSchema),
      of: optionalField(safeIntegerSchema),
      remaining: optionalField(centsSchema),
      reached: optionalField(
        objectSchema<ReachedInstallments>({
          paidInFull: v.array(safeIntegerSchema),
          paidInPart: optionalField(safeIntegerSchema),
        }),
      ),
    }),
  ),
  instrument: optionalField(wellFormedTextSchema),
  firstSentAt: optionalField(instantSchema),
  isKeyExpired: optionalField(v.literal(true)),
  pendingAcknowledgement: optionalField(v.literal(true)),
})
