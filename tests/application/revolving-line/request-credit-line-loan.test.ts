import { expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { isSameOperationTerms } from '@/domain/shared/operation-terms'
import { failure, success } from '@/domain/shared/result'
import {
  RequestCreditLineLoan,
  creditLineLoanTerms,
  type CreditLineLoanRequest,
} from '@/application/revolving-line/request-credit-line-loan'
import {
  creditLineLoanToAccountTarget,
  shopCreditLineLoanTarget,
} from '@/application/revolving-line/credit-line-loans-on-other-devices'
import { createExactlyOnceServices } from '#tests/support/operations-in'
import { createSessionStoreWithMarta } from '#tests/support/loan-builders'
import { createLoansOnOtherDevices, MemoryRecentOperationsGateway } from '#tests/support/recent-operations'
import { martaCustomer } from '#tests/support/test-customers'
import {
  MemoryCreditLineGateway,
  availableCreditLine,
  sixInstallmentPlan,
} from './memory-credit-line-gateway'

const loanRequest: CreditLineLoanRequest = {
  customer: martaCustomer,
  amount: cents(5_000_000),
  plan: sixInstallmentPlan,
  seenRemainingAmount: availableCreditLine.remainingAmount,
  acknowledgedKeys: [],
}

function createRequestLoan() {
  const lender = new MemoryCreditLineGateway()
  const recent = new MemoryRecentOperationsGateway()
  const { exactlyOnce, records, log } = createExactlyOnceServices(createSessionStoreWithMarta(), { recent })
  const uses = createLoansOnOtherDevices({ exactlyOnce, log })
  const known = (target: string = creditLineLoanToAccountTarget) =>
    records.operationsOnTarget({ customerTaxId: martaCustomer.taxId, target })
  const requestLoan = new RequestCreditLineLoan(exactlyOnce, lender, log, uses)
  return { lender, recent, records, known, requestLoan }
}

it('a loan of the line is sent with its key, its plan and its customer', async () => {
  const { lender, known, requestLoan } = createRequestLoan()
  const placed = await requestLoan.execute(loanRequest)
  const [operation] = known()
  expect(placed.ok && placed.value.outcome).toEqual({ kind: 'confirmed', reference: 'loan-1' })
  expect(lender.sentLoanRequests).toEqual([
    {
      idempotencyKey: operation?.idempotencyKey,
      owner: { identifiedBy: 'session', taxId: martaCustomer.taxId },
      customerId: martaCustomer.customerId,
      amount: cents(5_000_000),
      plan: sixInstallmentPlan,
    },
  ])
  expect(operation).toMatchObject({
    terms: { kind: 'line-loan', plan: { lineId: 'ln-6', count: 6, amount: 1_100_000 } },
    status: 'confirmed',
    before: { due: availableCreditLine.remainingAmount },
  })
})

it('a loan that pays a shop names that shop, and is used for it only', async () => {
  const { lender, known, requestLoan } = createRequestLoan()
  await requestLoan.execute({ ...loanRequest, shop: { text: 'the code of the kiosk', name: 'Kiosco' } })
  expect(lender.sentLoanRequests[0]?.disbursementMethod).toBe('qr-payment')
  const shops = ['the code of the kiosk', 'the code of the bakery'].map(
    (shop) => known(shopCreditLineLoanTarget(shop)).length,
  )
  expect([known().length, ...shops]).toEqual([0, 1, 0])
})

it.each([
  [
    'another device used the line',
    success({ ...availableCreditLine, remainingAmount: cents(15_000_000) }),
    { kind: 'line-changed' },
  ],
  [
    'the line is not known',
    failure({ kind: 'no-answer' } as const),
    { kind: 'line-not-known', cause: { kind: 'no-answer' } },
  ],
])('nothing is sent or stored when %s', async (_, answer, why) => {
  const { lender, known, requestLoan } = createRequestLoan()
  lender.creditLineAnswer = answer
  expect(await requestLoan.execute(loanRequest)).toEqual(failure(why))
  expect([lender.sentLoanRequests, known()]).toEqual([[], []])
})

it("a retry starts from the credit left at the first attempt, or from today's once the customer saw it", async () => {
  const { lender, records, requestLoan } = createRequestLoan()
  lender.createLoanAnswer = failure({ kind: 'no-answer' })
  const placed = await requestLoan.execute(loanRequest)
  if (!placed.ok) throw new Error('It was not sent')
  const operationToRetry = records.applyEvent(placed.value.operation, 'miss')
  lender.creditLineAnswer = success({ ...availableCreditLine, remainingAmount: cents(15_000_000) })
  const changed = await requestLoan.execute({
    ...loanRequest,
    seenRemainingAmount: cents(15_000_000),
    operationToRetry,
  })
  expect(changed).toEqual(failure({ kind: 'line-changed' }))
  lender.createLoanAnswer = success({ reference: 'loan-2' })
  const done = await requestLoan.execute({
    ...loanRequest,
    seenRemainingAmount: cents(15_000_000),
    operationToRetry,
  })
  expect(done.ok && done.value.outcome).toEqual({ kind: 'confirmed', reference: 'loan-2' })
  expect(new Set(lender.sentLoanRequests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
})

it('nothing is sent once the customer is on another screen', async () => {
  const { lender, requestLoan } = createRequestLoan()
  const placed = await requestLoan.execute(loanRequest, { hasLeftScreen: () => true })
  expect([placed, lender.sentLoanRequests]).toEqual([failure({ kind: 'left' }), []])
})

it('another number, another amount or another plan has other terms', () => {
  const plans = [{ count: 12 }, { amount: cents(900_000) }, { lineId: 'ln-7' }]
  const terms = creditLineLoanTerms(sixInstallmentPlan)
  expect(isSameOperationTerms(terms, creditLineLoanTerms({ ...sixInstallmentPlan }))).toBe(true)
  for (const change of plans)
    expect(isSameOperationTerms(terms, creditLineLoanTerms({ ...sixInstallmentPlan, ...change }))).toBe(false)
})
