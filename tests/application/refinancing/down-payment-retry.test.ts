import { beforeEach, describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cuit } from '@/domain/shared/cuit'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import { CreateRefinancing } from '@/application/refinancing/create-refinancing'
import { DownPaymentRecords } from '@/application/refinancing/down-payment-records'
import { PayDownPayment } from '@/application/refinancing/pay-down-payment'
import { RefinancingOperationChecks, wasMadeWithLink } from '@/application/refinancing/refinancing-operations'
import type { RefinancingProgress } from '@/application/refinancing/refinancing-progress.port'
import type { OperationRecords } from '@/application/shared/operation-records'
import { createExactlyOnceServices } from '#tests/support/operations-in'
import { createSessionStoreWithoutCustomer } from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import {
  MemoryRefinancingGateway,
  ramonasNewCard,
  ramonasRefinancingProposal as proposal,
} from './memory-refinancing-gateway'

const link = {
  taxId: cuit('27169088336'),
  maxTerm: 18,
  maxInstallmentAmount: cents(26_000_000),
  validUntil: calendarDate('2026-11-21'),
}
const laterLink = { ...link, validUntil: calendarDate('2026-11-22') }
const plan = { lineId: 'lr-12', count: 12, amount: cents(2_500_000) }
const shorterPlan = { lineId: 'lr-6', count: 6, amount: cents(4_000_000) }

let clock: ManualClock
let gateway: MemoryRefinancingGateway
let records: OperationRecords
let operations: RefinancingOperationChecks
let downPayments: DownPaymentRecords
let creating: CreateRefinancing
let payDownPayment: PayDownPayment

beforeEach(() => {
  clock = new ManualClock()
  const engine = createExactlyOnceServices(createSessionStoreWithoutCustomer(), { clock })
  gateway = new MemoryRefinancingGateway()
  records = engine.records
  operations = new RefinancingOperationChecks(engine.exactlyOnce, gateway)
  downPayments = new DownPaymentRecords(engine.log)
  creating = new CreateRefinancing(engine.exactlyOnce, operations, downPayments, gateway)
  payDownPayment = new PayDownPayment(engine.exactlyOnce, operations, downPayments, gateway, engine.log)
})

async function createLoan(
  loanId: string,
  chosen = plan,
  from = link,
  acknowledgedPaymentKeys: readonly string[] = [],
): Promise<string> {
  gateway.createLoanAnswer = success({ reference: loanId })
  const created = await creating.execute({ link: from, proposal, plan: chosen, acknowledgedPaymentKeys })
  return created.ok ? created.value.outcome.kind : created.failure.kind
}

async function pay(
  loanId: string,
  from = link,
  acknowledgedPaymentKeys: readonly string[] = [],
): Promise<string> {
  const paid = await payDownPayment.execute({
    link: from,
    proposal,
    loanId,
    acknowledgedPaymentKeys,
    identityCheck: { transactionId: 'tx-1', externalId: 'check-1' },
    cardNumber: ramonasNewCard.number,
    takeCard: () => ramonasNewCard,
  })
  return paid.ok ? paid.value.outcome.kind : paid.failure.kind
}

/** Sends the down payment of the loan, without an answer. The lender then says that it did not receive it. */
async function payWithoutArriving(...payment: Parameters<typeof pay>): Promise<void> {
  gateway.downPaymentAnswer = failure({ kind: 'no-answer' })
  await pay(...payment)
  const { latestOfUnknownOutcome } = operations.storedOperations(link, 'refinancing-down-payment')
  if (latestOfUnknownOutcome) records.applyEvent(latestOfUnknownOutcome, 'miss')
  gateway.downPaymentAnswer = success({})
}

const paidLoanIds = () => gateway.downPaymentRequests.map(({ loanId }) => loanId)

describe('a down payment that the lender did not receive', () => {
  beforeEach(async () => {
    await createLoan('n-1')
    await payWithoutArriving('n-1')
  })

  it('is sent again for its own loan, with any link of the customer', async () => {
    expect(downPayments.loanToRetry(laterLink, proposal, {})).toEqual({ loanId: 'n-1', plan })
    expect(await pay('n-1', laterLink)).toBe('confirmed')
    expect(paidLoanIds()).toEqual(['n-1', 'n-1'])
    expect(downPayments.loanToRetry(laterLink, proposal, {})).toBeUndefined()
  })

  it('is not sent again with another link once its loan is paid', async () => {
    expect(await pay('n-1')).toBe('confirmed')
    expect(await pay('n-1', laterLink)).toBe('unacknowledged')
    expect(paidLoanIds()).toEqual(['n-1', 'n-1'])
  })

  it('is not sent for a customer who agrees to another loan', async () => {
    expect(await pay('n-2')).toBe('unacknowledged')
    expect(paidLoanIds()).toEqual(['n-1'])
  })

  it.each([
    ['the amount to pay today', { ...proposal, debtAmount: cents(3_000_000) }],
    ['the amount of the loan', { ...proposal, refinancingAmount: cents(20_000_000) }],
  ])('is not offered again once the lender has changed %s', (_, changed) => {
    expect(downPayments.loanToRetry(link, changed, {})).toBeUndefined()
  })

  it('is not offered again once this device has forgotten the plan of its loan, unless this tab has it', () => {
    const { completed } = operations.storedOperations(link, 'refinancing-loan')
    const [request] = completed
    if (!request) throw new Error('No loan was requested')
    const { reference: _, ...unnumbered } = request
    records.applyEvent(unnumbered, 'confirm', { reference: 'n-7' })
    expect(downPayments.loanToRetry(link, proposal, {})).toBeUndefined()
    const created = { loanId: 'n-1', plan }
    const loanOf = (progress: RefinancingProgress) => downPayments.loanToRetry(link, proposal, progress)
    expect(loanOf({ created, proposal })).toEqual(created)
    expect(loanOf({ created: { loanId: 'n-2', plan }, proposal })).toBeUndefined()
    expect(loanOf({ created, proposal: { ...proposal, refinancingAmount: cents(1) } })).toBeUndefined()
  })

  it('lets no other loan be created, and lets one be created once the lender has rejected it', async () => {
    expect(await createLoan('n-2', shorterPlan)).toBe('down-payment-outcome-unknown')
    expect(await createLoan('n-2', plan, laterLink)).toBe('down-payment-outcome-unknown')
    const downPayment = downPayments.downPaymentToRetry(link)
    if (downPayment) records.applyEvent(downPayment, 'reject')
    expect(await createLoan('n-2', shorterPlan)).toBe('confirmed')
    expect(gateway.loanRequests).toHaveLength(2)
  })

  it('is not offered again 48 hours after it was sent', () => {
    clock.advance(48 * 3_600_000)
    expect(downPayments.downPaymentToRetry(link)).toBeUndefined()
    expect(downPayments.loanToRetry(link, proposal, {})).toBeUndefined()
  })
})

describe('what was paid for another loan', () => {
  const paidKeys = () =>
    operations
      .storedOperations(link, 'refinancing-down-payment')
      .completed.map(({ idempotencyKey }) => idempotencyKey)

  beforeEach(async () => {
    await createLoan('n-1')
    await pay('n-1')
  })

  it('lets no loan be created, and none be paid, for a customer who has not read of it', async () => {
    expect(await createLoan('n-2', shorterPlan, laterLink)).toBe('down-payment-unacknowledged')
    expect(await pay('n-2', laterLink)).toBe('unacknowledged')
    expect(gateway.loanRequests).toHaveLength(1)
    expect(await createLoan('n-2', shorterPlan, laterLink, paidKeys())).toBe('confirmed')
    expect(await pay('n-2', laterLink, paidKeys())).toBe('confirmed')
    expect(paidLoanIds()).toEqual(['n-1', 'n-2'])
  })

  it('is known while the outcome of a later down payment is not, and does not stop its retry', async () => {
    const [paid] = paidKeys()
    await createLoan('n-2', shorterPlan, laterLink, paidKeys())
    await payWithoutArriving('n-2', laterLink, paidKeys())
    expect(paidKeys()).toEqual([paid])
    expect(await pay('n-2', laterLink)).toBe('confirmed')
    expect(paidLoanIds()).toEqual(['n-1', 'n-2', 'n-2'])
  })

  it('is not the payment of this refinancing while that of its own loan can be sent again', async () => {
    const [ofFirstLoan] = operations.storedOperations(link, 'refinancing-down-payment').completed
    const second = { loanId: 'n-2', plan: shorterPlan }
    const isOfRefinancing = () => ofFirstLoan && downPayments.isOfRefinancing(ofFirstLoan, link, second)
    expect(isOfRefinancing()).toBe(true)
    await createLoan('n-2', shorterPlan, laterLink, paidKeys())
    await payWithoutArriving('n-2', laterLink, paidKeys())
    expect(isOfRefinancing()).toBe(false)
  })
})

it('a loan that never arrived is requested again although another one was created before', async () => {
  await createLoan('n-1', shorterPlan)
  gateway.createLoanAnswer = failure({ kind: 'no-answer' })
  await creating.execute({ link, proposal, plan, acknowledgedPaymentKeys: [] })
  const { latestOfUnknownOutcome } = operations.storedOperations(link, 'refinancing-loan')
  const operationToRetry = latestOfUnknownOutcome && records.applyEvent(latestOfUnknownOutcome, 'miss')
  gateway.createLoanAnswer = success({ reference: 'n-2' })
  const retried = await creating.execute({
    link,
    proposal,
    plan,
    acknowledgedPaymentKeys: [],
    operationToRetry,
  })
  expect(retried.ok && retried.value.operation.reference).toBe('n-2')
})

it('a down payment whose outcome is not known lets no other loan be created', async () => {
  await createLoan('n-1')
  gateway.downPaymentAnswer = failure({ kind: 'no-answer' })
  await pay('n-1')
  expect(downPayments.loanToRetry(link, proposal, {})).toBeUndefined()
  expect(await createLoan('n-2', shorterPlan)).toBe('down-payment-outcome-unknown')
})

describe('a loan whose down payment the lender refused', () => {
  it('is replaced by another one with the same plan if it is no longer available', async () => {
    await createLoan('n-1')
    gateway.downPaymentAnswer = failure({ kind: 'rejected', reason: 'not-available' })
    expect(await pay('n-1')).toBe('rejected')
    expect(downPayments.isLoanUnavailable(link, 'n-1')).toBe(true)
    expect(await createLoan('n-2')).toBe('confirmed')
    expect(await createLoan('n-3')).toBe('unacknowledged')
    expect(gateway.loanRequests).toHaveLength(2)
  })

  it('stays if the lender declined the card', async () => {
    await createLoan('n-1')
    gateway.downPaymentAnswer = failure({ kind: 'rejected', reason: 'insufficient-funds' })
    expect(await pay('n-1')).toBe('rejected')
    expect(downPayments.isLoanUnavailable(link, 'n-1')).toBe(false)
    expect(await createLoan('n-2')).toBe('unacknowledged')
  })
})

it('an operation belongs to the link with which it was made', async () => {
  await createLoan('n-1')
  const [made] = operations.storedOperations(link, 'refinancing-loan').completed
  expect(made && [wasMadeWithLink(made, link), wasMadeWithLink(made, laterLink)]).toEqual([true, false])
})
