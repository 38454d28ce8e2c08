import { expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import {
  RequestLineLoan,
  lineLoans,
  lineLoansOf,
  wayOfLineLoan,
  type LineLoanRequest,
} from '@/application/revolving-line/request-line-loan'
import { anOrderDesk } from '#tests/support/an-order-desk'
import { martaSignedIn } from '#tests/support/loan-builders'
import { martaCustomer } from '#tests/support/people'
import { MemoryLineGateway, openLine, sixInstallments } from './memory-line-gateway'

const request: LineLoanRequest = {
  customer: martaCustomer,
  amount: cents(5_000_000),
  option: sixInstallments,
  seen: openLine.remaining,
  beside: [],
}

function portal() {
  const lender = new MemoryLineGateway()
  const { orders, intentions } = anOrderDesk(martaSignedIn())
  const known = (of: string = lineLoans) => intentions.of({ customer: martaCustomer.taxId, of })
  return { lender, intentions, known, requestLoan: new RequestLineLoan(orders, lender) }
}

it('a loan of the line goes out with its key, its plan and whose it is', async () => {
  const { lender, known, requestLoan } = portal()
  const placed = await requestLoan.execute(request)
  const [intention] = known()
  expect(placed.ok && placed.value.outcome).toEqual({ kind: 'done', reference: 'loan-1' })
  expect(lender.sent).toEqual([
    {
      idempotencyKey: intention?.idempotencyKey,
      orderer: { by: 'session', taxId: martaCustomer.taxId },
      customerId: martaCustomer.customerId,
      amount: cents(5_000_000),
      option: sixInstallments,
    },
  ])
  expect(intention).toMatchObject({
    way: 'line-loan ln-6 6 x 1100000',
    standing: 'accepted',
    before: { due: openLine.remaining },
  })
})

it('one that pays a shop says so, and is of that shop alone', async () => {
  const { lender, known, requestLoan } = portal()
  await requestLoan.execute({ ...request, shop: 'the code of the kiosk' })
  expect(lender.sent[0]?.disbursement).toBe('qr-payment')
  const shops = ['the code of the kiosk', 'the code of the bakery'].map(
    (shop) => known(lineLoansOf(shop)).length,
  )
  expect([known().length, ...shops]).toEqual([0, 1, 0])
})

it.each([
  [
    'another device used the line',
    success({ ...openLine, remaining: cents(15_000_000) }),
    { kind: 'line-changed' },
  ],
  [
    'the line is not known',
    failure({ kind: 'no-answer' } as const),
    { kind: 'line-not-known', cause: { kind: 'no-answer' } },
  ],
])('where %s nothing is sent nor kept', async (_, answer, why) => {
  const { lender, known, requestLoan } = portal()
  lender.answer = answer
  expect(await requestLoan.execute(request)).toEqual(failure(why))
  expect([lender.sent, known()]).toEqual([[], []])
})

it('what goes out again is measured by what was left when it first did', async () => {
  const { lender, intentions, requestLoan } = portal()
  lender.made = failure({ kind: 'no-answer' })
  const placed = await requestLoan.execute(request)
  if (!placed.ok) throw new Error('It was not sent')
  intentions.change(placed.value.intention, { standing: 'unheard' })
  const again = intentions.find(placed.value.intention.idempotencyKey)
  lender.answer = success({ ...openLine, remaining: cents(15_000_000) })
  const changed = await requestLoan.execute({ ...request, seen: cents(15_000_000), again })
  expect(changed).toEqual(failure({ kind: 'line-changed' }))
  lender.answer = success(openLine)
  lender.made = success({ reference: 'loan-2' })
  const done = await requestLoan.execute({ ...request, seen: cents(15_000_000), again })
  expect(done.ok && done.value.outcome).toEqual({ kind: 'done', reference: 'loan-2' })
  expect(new Set(lender.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
})

it('nothing leaves once she is on another screen', async () => {
  const { lender, requestLoan } = portal()
  const placed = await requestLoan.execute(request, { isLeft: () => true })
  expect([placed, lender.sent]).toEqual([failure({ kind: 'left' }), []])
})

it('another number, another amount or another plan is another way', () => {
  const ways = [
    sixInstallments,
    { ...sixInstallments, count: 12 },
    { ...sixInstallments, amount: cents(900_000) },
    { ...sixInstallments, lineId: 'ln-7' },
  ].map((option) => wayOfLineLoan(option))
  expect(new Set(ways).size).toBe(4)
})
