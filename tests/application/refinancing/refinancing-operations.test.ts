import { beforeEach, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cuit } from '@/domain/shared/cuit'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import { CreateRefinancing, type ChosenRefinancing } from '@/application/refinancing/create-refinancing'
import { DownPaymentRecords } from '@/application/refinancing/down-payment-records'
import { PayDownPayment, type AgreedDownPayment } from '@/application/refinancing/pay-down-payment'
import {
  RefinancingOperationChecks,
  isOperationForRepaymentPlan,
} from '@/application/refinancing/refinancing-operations'
import type { OperationRecords } from '@/application/shared/operation-records'
import { createExactlyOnceServices } from '#tests/support/operations-in'
import { createSessionStoreWithoutCustomer } from '#tests/support/loan-builders'
import {
  MemoryRefinancingGateway,
  ramonasNewCard,
  ramonasRefinancingProposal,
} from './memory-refinancing-gateway'

const taxId = cuit('27169088336')
const link = {
  taxId,
  maxTerm: 18,
  maxInstallmentAmount: cents(26_000_000),
  validUntil: calendarDate('2026-11-21'),
}
const linkWithLaterExpiry = { ...link, validUntil: calendarDate('2026-11-22') }
const plan = { lineId: 'lr-6', count: 6, amount: cents(4_000_000) }
const longerPlan = { lineId: 'lr-12', count: 12, amount: cents(2_500_000) }
const chosenRefinancing: ChosenRefinancing = {
  link,
  proposal: ramonasRefinancingProposal,
  plan,
  acknowledgedPaymentKeys: [],
}
const agreedDownPayment: AgreedDownPayment = {
  link,
  proposal: ramonasRefinancingProposal,
  loanId: 'n-1',
  acknowledgedPaymentKeys: [],
  identityCheck: { transactionId: 'tx-1', externalId: 'check-1' },
  cardNumber: ramonasNewCard.number,
  takeCard: () => ramonasNewCard,
}
const noAnswerFailure = failure({ kind: 'no-answer' } as const)

let refinancingGateway: MemoryRefinancingGateway
let records: OperationRecords
let findStoredOperations: RefinancingOperationChecks['storedOperations']
let findDownPaymentToRetry: DownPaymentRecords['downPaymentToRetry']
let payDownPayment: PayDownPayment
let createRefinancing: (change?: Partial<ChosenRefinancing>) => Promise<string>
let payDownPaymentAndReturnOutcome: (change?: Partial<AgreedDownPayment>) => Promise<string>

type OperationResult =
  | Awaited<ReturnType<CreateRefinancing['execute']>>
  | Awaited<ReturnType<PayDownPayment['execute']>>

const outcomeKindOf = (ended: OperationResult) => (ended.ok ? ended.value.outcome.kind : ended.failure.kind)

beforeEach(() => {
  const engine = createExactlyOnceServices(createSessionStoreWithoutCustomer())
  const { exactlyOnce } = engine
  refinancingGateway = new MemoryRefinancingGateway()
  records = engine.records
  const operations = new RefinancingOperationChecks(exactlyOnce, refinancingGateway)
  const downPayments = new DownPaymentRecords(engine.log)
  findStoredOperations = operations.storedOperations.bind(operations)
  findDownPaymentToRetry = downPayments.downPaymentToRetry.bind(downPayments)
  const creating = new CreateRefinancing(exactlyOnce, operations, downPayments, refinancingGateway)
  payDownPayment = new PayDownPayment(exactlyOnce, operations, downPayments, refinancingGateway, engine.log)
  createRefinancing = (change = {}) =>
    creating.execute({ ...chosenRefinancing, ...change }).then(outcomeKindOf)
  payDownPaymentAndReturnOutcome = (change = {}) =>
    payDownPayment.execute({ ...agreedDownPayment, ...change }).then(outcomeKindOf)
})

/** Records that the lender reported that it never received the operation whose outcome is unknown. */
function recordNotReceived(of: 'refinancing-loan' | 'refinancing-down-payment') {
  const { latestOfUnknownOutcome } = findStoredOperations(link, of)
  if (!latestOfUnknownOutcome) throw new Error('Every outcome is known')
  return records.applyEvent(latestOfUnknownOutcome, 'miss')
}

it('the loan of the chosen plan is requested by link, with its key', async () => {
  expect(await createRefinancing()).toBe('confirmed')
  const { completed, completedByThisLink, latestOfUnknownOutcome } = findStoredOperations(
    link,
    'refinancing-loan',
  )
  expect(refinancingGateway.loanRequests).toEqual([
    { taxId, refinancingAmount: 21_689_788, plan, idempotencyKey: completed[0]?.idempotencyKey },
  ])
  expect(completed).toMatchObject([{ terms: { kind: 'refinancing-loan', plan }, reference: 'n-1' }])
  expect([completedByThisLink, latestOfUnknownOutcome]).toEqual([completed, undefined])
})

it('the down payment is charged to the card given at that moment', async () => {
  const sending: number[] = []
  expect(
    await payDownPaymentAndReturnOutcome({
      onSending: () => sending.push(refinancingGateway.downPaymentRequests.length),
    }),
  ).toBe('confirmed')
  const { completed } = findStoredOperations(link, 'refinancing-down-payment')
  expect(refinancingGateway.downPaymentRequests).toEqual([
    {
      taxId,
      customerName: 'Ramona Paredes',
      loanId: 'n-1',
      amount: 2_409_977,
      card: ramonasNewCard,
      identityCheck: agreedDownPayment.identityCheck,
      idempotencyKey: completed[0]?.idempotencyKey,
    },
  ])
  expect(completed).toMatchObject([{ terms: { kind: 'down-payment', loanId: 'n-1' }, amount: 2_409_977 }])
  expect(sending).toEqual([0])
})

it('nothing is charged without a card', async () => {
  expect(await payDownPaymentAndReturnOutcome({ takeCard: () => undefined })).toBe('rejected')
  expect(refinancingGateway.downPaymentRequests).toEqual([])
})

it('a retry whose card is gone sends nothing, and the operation still blocks others', async () => {
  refinancingGateway.downPaymentAnswer = noAnswerFailure
  await payDownPaymentAndReturnOutcome()
  recordNotReceived('refinancing-down-payment')
  expect(await payDownPaymentAndReturnOutcome({ takeCard: () => undefined })).toBe('unknown')
  expect(refinancingGateway.downPaymentRequests).toHaveLength(1)
  expect(findStoredOperations(link, 'refinancing-down-payment').latestOfUnknownOutcome).toMatchObject({
    status: 'sent',
    attempts: 1,
  })
})

it('a payment that never arrived is sent again with the same card only', async () => {
  refinancingGateway.downPaymentAnswer = noAnswerFailure
  await payDownPaymentAndReturnOutcome()
  recordNotReceived('refinancing-down-payment')
  const { latestOfUnknownOutcome } = findStoredOperations(link, 'refinancing-down-payment')
  const other = '5031433215406351'
  expect(findDownPaymentToRetry(link)).toEqual(latestOfUnknownOutcome)
  expect(
    latestOfUnknownOutcome && [
      payDownPayment.mayHaveUsedCard(latestOfUnknownOutcome, ramonasNewCard.number),
      payDownPayment.mayHaveUsedCard(latestOfUnknownOutcome, other),
    ],
  ).toEqual([true, false])
  expect(await payDownPaymentAndReturnOutcome({ cardNumber: other })).toBe('other-card')
  expect(refinancingGateway.downPaymentRequests).toHaveLength(1)
  refinancingGateway.downPaymentAnswer = success({})
  await payDownPaymentAndReturnOutcome()
  expect(refinancingGateway.downPaymentRequests.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    latestOfUnknownOutcome?.idempotencyKey,
    latestOfUnknownOutcome?.idempotencyKey,
  ])
  expect(findDownPaymentToRetry(link)).toBeUndefined()
})

it('a payment that the lender may still decide is not sent again', async () => {
  refinancingGateway.downPaymentAnswer = noAnswerFailure
  await payDownPaymentAndReturnOutcome()
  expect(findDownPaymentToRetry(link)).toBeUndefined()
})

it.each([
  ['is another one', success({ ...ramonasRefinancingProposal, debtAmount: cents(2_409_978) }), 'changed'],
  ['is over', success(undefined), 'not-offered'],
  ['is not known', noAnswerFailure, 'not-known'],
])('nothing is sent or stored when the proposal %s', async (_, offered, kind) => {
  refinancingGateway.proposalAnswer = offered
  expect([await createRefinancing(), await payDownPaymentAndReturnOutcome()]).toEqual([kind, kind])
  expect([
    refinancingGateway.loanRequests,
    refinancingGateway.downPaymentRequests,
    records.hasAnyOperation(),
  ]).toEqual([[], [], false])
})

it('nothing is sent once the customer is on another screen', async () => {
  const hasLeftScreen = () => true
  expect([
    await createRefinancing({ hasLeftScreen }),
    await payDownPaymentAndReturnOutcome({ hasLeftScreen }),
  ]).toEqual(['left', 'left'])
  expect([refinancingGateway.loanRequests, refinancingGateway.downPaymentRequests]).toEqual([[], []])
})

it('a plan is requested once, and another plan replaces it', async () => {
  await createRefinancing()
  expect(await createRefinancing()).toBe('unacknowledged')
  expect(await createRefinancing({ plan: longerPlan })).toBe('confirmed')
  // The longer plan is chosen now. Choosing the earlier one again has an effect once.
  expect(await createRefinancing()).toBe('confirmed')
  expect(await createRefinancing()).toBe('unacknowledged')
  expect(refinancingGateway.loanRequests.map((sent) => sent.plan.count)).toEqual([6, 12, 6])
})

it('a loan with an unknown outcome is unknown for every link of the customer, and is sent again with its key and plan', async () => {
  refinancingGateway.createLoanAnswer = noAnswerFailure
  expect(await createRefinancing()).toBe('unknown')
  expect(findStoredOperations(linkWithLaterExpiry, 'refinancing-loan').latestOfUnknownOutcome).toMatchObject({
    status: 'sent',
  })
  expect(await createRefinancing({ link: linkWithLaterExpiry, plan: longerPlan })).toBe('unacknowledged')
  const operationToRetry = recordNotReceived('refinancing-loan')
  refinancingGateway.createLoanAnswer = success({ reference: 'n-1' })
  expect(await createRefinancing({ operationToRetry })).toBe('confirmed')
  expect(new Set(refinancingGateway.loanRequests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
})

it('a loan that never arrived is requested again with its own plan, whichever plan is given', async () => {
  refinancingGateway.createLoanAnswer = noAnswerFailure
  await createRefinancing()
  const operationToRetry = recordNotReceived('refinancing-loan')
  refinancingGateway.createLoanAnswer = success({ reference: 'n-1' })
  const retried = await createRefinancing({ link: linkWithLaterExpiry, plan: longerPlan, operationToRetry })
  expect(retried).toBe('confirmed')
  expect(refinancingGateway.loanRequests.map((sent) => sent.plan)).toEqual([plan, plan])
})

it('a down payment with an unknown outcome blocks another, and is sent again unchanged once it never arrived', async () => {
  refinancingGateway.downPaymentAnswer = noAnswerFailure
  expect(await payDownPaymentAndReturnOutcome()).toBe('unknown')
  expect(await payDownPaymentAndReturnOutcome()).toBe('unacknowledged')
  recordNotReceived('refinancing-down-payment')
  refinancingGateway.downPaymentAnswer = success({ reference: 'p-1' })
  expect(await payDownPaymentAndReturnOutcome({ link: linkWithLaterExpiry })).toBe('confirmed')
  expect(
    new Set(refinancingGateway.downPaymentRequests.map(({ idempotencyKey }) => idempotencyKey)).size,
  ).toBe(1)
})

it('a payment that never arrived is sent again only while the customer reads its amount', async () => {
  const dearer = { ...ramonasRefinancingProposal, debtAmount: cents(3_000_000) }
  refinancingGateway.proposalAnswer = success(dearer)
  refinancingGateway.downPaymentAnswer = noAnswerFailure
  expect(await payDownPaymentAndReturnOutcome({ proposal: dearer })).toBe('unknown')
  recordNotReceived('refinancing-down-payment')
  refinancingGateway.proposalAnswer = success(ramonasRefinancingProposal)
  refinancingGateway.downPaymentAnswer = success({ reference: 'p-1' })
  expect(await payDownPaymentAndReturnOutcome()).toBe('changed')
  expect(refinancingGateway.downPaymentRequests.map(({ amount }) => amount)).toEqual([3_000_000])
  refinancingGateway.proposalAnswer = success(dearer)
  expect(await payDownPaymentAndReturnOutcome({ proposal: dearer })).toBe('confirmed')
  expect(refinancingGateway.downPaymentRequests.map(({ amount }) => amount)).toEqual([3_000_000, 3_000_000])
})

it('a link pays once, whatever the plan; another link is another debt for a customer who read of that', async () => {
  await payDownPaymentAndReturnOutcome()
  expect(await payDownPaymentAndReturnOutcome({ loanId: 'n-2' })).toBe('unacknowledged')
  const [read] = findStoredOperations(link, 'refinancing-down-payment').completed
  const acknowledgedPaymentKeys = read ? [read.idempotencyKey] : []
  expect(await payDownPaymentAndReturnOutcome({ loanId: 'n-2', acknowledgedPaymentKeys })).toBe(
    'unacknowledged',
  )
  const ofOtherLink = { link: linkWithLaterExpiry, loanId: 'n-3' }
  expect(await payDownPaymentAndReturnOutcome(ofOtherLink)).toBe('unacknowledged')
  expect(await payDownPaymentAndReturnOutcome({ ...ofOtherLink, acknowledgedPaymentKeys })).toBe('confirmed')
  const { completed, completedByThisLink } = findStoredOperations(
    linkWithLaterExpiry,
    'refinancing-down-payment',
  )
  expect([completed.length, completedByThisLink]).toEqual([2, [completed[0]]])
})

it.each([
  ['that plan', plan, true],
  ['another number of installments', { ...plan, count: 16 }, false],
  ['another line', { ...plan, lineId: 'r-6' }, false],
  ['another amount', { ...plan, amount: cents(4_000_001) }, false],
])('a loan is recognised as that of the plan, or not, for %s', async (_, other, expected) => {
  await createRefinancing()
  const [made] = findStoredOperations(link, 'refinancing-loan').completed
  expect(made && isOperationForRepaymentPlan(made, other)).toBe(expected)
})
