import { beforeEach, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cuit } from '@/domain/shared/cuit'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import { CreateRefinancing, type ChosenRefinancing } from '@/application/refinancing/create-refinancing'
import { PayDownPayment, type AgreedDownPayment } from '@/application/refinancing/pay-down-payment'
import { RefinancingOperations, isOfPlan } from '@/application/refinancing/refinancing-operations'
import type { OperationRecords } from '@/application/shared/operation-records'
import { exactlyOnceIn } from '#tests/support/operations-in'
import { nobodySignedIn } from '#tests/support/loan-builders'
import { MemoryRefinancingGateway, ramonasProposal } from './memory-refinancing-gateway'

const taxId = cuit('27169088336')
const link = { taxId, maxTerm: 18, maxAmount: cents(26_000_000), date: calendarDate('2026-11-21') }
const laterLink = { ...link, date: calendarDate('2026-11-22') }
const plan = { lineId: 'lr-6', count: 6, amount: cents(4_000_000) }
const longerPlan = { lineId: 'lr-12', count: 12, amount: cents(2_500_000) }
const chosen: ChosenRefinancing = { link, proposal: ramonasProposal, plan }
const card = {
  number: '4517650012344821',
  holder: 'Ramona Paredes',
  expiryMonth: '12',
  expiryYear: '39',
  securityCode: '123',
  dni: '16908833',
}
const agreed: AgreedDownPayment = {
  link,
  proposal: ramonasProposal,
  loanId: 'n-1',
  check: { transactionId: 'tx-1', externalId: 'check-1' },
  handOverCard: () => card,
}
const unheardOf = failure({ kind: 'no-answer' } as const)

let lender: MemoryRefinancingGateway
let records: OperationRecords
let known: RefinancingOperations['known']
let create: (change?: Partial<ChosenRefinancing>) => Promise<string>
let pay: (change?: Partial<AgreedDownPayment>) => Promise<string>

type Ended =
  | Awaited<ReturnType<CreateRefinancing['execute']>>
  | Awaited<ReturnType<PayDownPayment['execute']>>

const told = (ended: Ended) => (ended.ok ? ended.value.outcome.kind : ended.failure.kind)

beforeEach(() => {
  const engine = exactlyOnceIn(nobodySignedIn())
  const { exactlyOnce } = engine
  lender = new MemoryRefinancingGateway()
  records = engine.records
  const operations = new RefinancingOperations(exactlyOnce, lender)
  known = operations.known.bind(operations)
  const creating = new CreateRefinancing(exactlyOnce, operations, lender)
  const paying = new PayDownPayment(exactlyOnce, operations, lender)
  create = (change = {}) => creating.execute({ ...chosen, ...change }).then(told)
  pay = (change = {}) => paying.execute({ ...agreed, ...change }).then(told)
})

/** The lender says that it never received the only one with an unknown outcome. */
function neverArrived(of: 'refinancing-loan' | 'refinancing-down-payment') {
  const { unknown } = known(link, of)
  if (!unknown) throw new Error('Every outcome is known')
  return records.apply(unknown, 'miss')
}

it('the loan of the plan that she chose is asked for by her link, with its key', async () => {
  expect(await create()).toBe('confirmed')
  const { done, byThisLink, unknown } = known(link, 'refinancing-loan')
  expect(lender.loans).toEqual([
    { taxId, refinancingAmount: 21_689_788, plan, idempotencyKey: done[0]?.idempotencyKey },
  ])
  expect(done).toMatchObject([{ terms: { kind: 'refinancing-loan', plan }, reference: 'n-1' }])
  expect([byThisLink, unknown]).toEqual([done, undefined])
})

it('the down payment is charged to the card that she gives at that moment', async () => {
  const sending: number[] = []
  expect(await pay({ onSending: () => sending.push(lender.payments.length) })).toBe('confirmed')
  const { done } = known(link, 'refinancing-down-payment')
  expect(lender.payments).toEqual([
    {
      taxId,
      customerName: 'Ramona Paredes',
      loanId: 'n-1',
      amount: 2_409_977,
      card,
      check: agreed.check,
      idempotencyKey: done[0]?.idempotencyKey,
    },
  ])
  expect(done).toMatchObject([{ terms: { kind: 'down-payment', loanId: 'n-1' }, amount: 2_409_977 }])
  expect(sending).toEqual([0])
})

it('without a card nothing is charged', async () => {
  expect(await pay({ handOverCard: () => undefined })).toBe('rejected')
  expect(lender.payments).toEqual([])
})

it.each([
  ['is another one', success({ ...ramonasProposal, debtAmount: cents(2_409_978) }), 'changed'],
  ['is over', success(undefined), 'not-offered'],
  ['is not known', unheardOf, 'not-known'],
])('where the proposal %s nothing is sent nor kept', async (_, offered, kind) => {
  lender.offered = offered
  expect([await create(), await pay()]).toEqual([kind, kind])
  expect([lender.loans, lender.payments, records.hasAny()]).toEqual([[], [], false])
})

it('nothing leaves once she is on another screen', async () => {
  const isLeft = () => true
  expect([await create({ isLeft }), await pay({ isLeft })]).toEqual(['left', 'left'])
  expect([lender.loans, lender.payments]).toEqual([[], []])
})

it('the same plan is not asked for twice, and another plan takes its place', async () => {
  await create()
  expect(await create()).toBe('unacknowledged')
  expect(await create({ plan: longerPlan })).toBe('confirmed')
  // Hers now is the longer one: that of before is chosen anew, once.
  expect(await create()).toBe('confirmed')
  expect(await create()).toBe('unacknowledged')
  expect(lender.loans.map((sent) => sent.plan.count)).toEqual([6, 12, 6])
})

it('a loan in doubt is so for every link of hers, and goes out again with its key and its plan', async () => {
  lender.created = unheardOf
  expect(await create()).toBe('unknown')
  expect(known(laterLink, 'refinancing-loan').unknown).toMatchObject({ status: 'sent' })
  expect(await create({ link: laterLink, plan: longerPlan })).toBe('unacknowledged')
  const retryOf = neverArrived('refinancing-loan')
  lender.created = success({ reference: 'n-1' })
  expect(await create({ retryOf })).toBe('confirmed')
  expect(new Set(lender.loans.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
})

it('a down payment in doubt stands in the way, and once it never arrived goes out as the same', async () => {
  lender.paid = unheardOf
  expect(await pay()).toBe('unknown')
  expect(await pay()).toBe('unacknowledged')
  neverArrived('refinancing-down-payment')
  lender.paid = success({ reference: 'p-1' })
  expect(await pay({ link: laterLink })).toBe('confirmed')
  expect(new Set(lender.payments.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
})

it('a link pays once, whatever the plan; another link of hers is another debt', async () => {
  await pay()
  expect(await pay({ loanId: 'n-2' })).toBe('unacknowledged')
  expect(await pay({ link: laterLink })).toBe('confirmed')
  const { done, byThisLink } = known(laterLink, 'refinancing-down-payment')
  expect([done.length, byThisLink]).toEqual([2, [done[0]]])
})

it.each([
  ['that plan', plan, true],
  ['another number of installments', { ...plan, count: 16 }, false],
  ['another line', { ...plan, lineId: 'r-6' }, false],
  ['another amount', { ...plan, amount: cents(4_000_001) }, false],
])('a loan is told to be of %s', async (_, other, expected) => {
  await create()
  const [made] = known(link, 'refinancing-loan').done
  expect(made && isOfPlan(made, other)).toBe(expected)
})
