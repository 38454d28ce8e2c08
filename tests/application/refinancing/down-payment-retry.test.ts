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

async function createLoan(loanId: string, chosen = plan, from = link): Promise<string> {
  gateway.createLoanAnswer = success({ reference: loanId })
  const created = await creating.execute({ link: from, proposal, plan: chosen })
  return created.ok ? created.value.outcome.kind : created.failure.kind
}

async function pay(loanId: string, from = link): Promise<string> {
  const paid = await payDownPayment.execute({
    link: from,
    proposal,
    loanId,
    identityCheck: { transactionId: 'tx-1', externalId: 'check-1' },
    cardNumber: ramonasNewCard.number,
    takeCard: () => ramonasNewCard,
  })
  return paid.ok ? paid.value.outcome.kind : paid.failure.kind
}

/** Sends the down payment of the loan, without an answer. The lender then says that it did not receive it. */
async function payWithoutArriving(loanId: string): Promise<void> {
  gateway.downPaymentAnswer = failure({ kind: 'no-answer' })
  await pay(loanId)
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
