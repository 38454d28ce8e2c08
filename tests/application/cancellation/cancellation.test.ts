import { beforeEach, describe, expect, it } from 'vitest'
import type { CancellationTerms } from '@/domain/cancellation/cancellation-terms'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type {
  CancellationFailure,
  CancellationGateway,
  CancellationRequest,
} from '@/application/cancellation/cancellation.port'
import { CancellableLoansQuery } from '@/application/cancellation/cancellable-loans-query'
import { QuoteCancellation } from '@/application/cancellation/quote-cancellation'
import { RequestCancellation } from '@/application/cancellation/request-cancellation'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { aLoan, anInstallment } from '#tests/domain/loans/a-loan'
import {
  createSessionStoreWithMarta,
  MemoryLoanGateway,
  createSessionStoreWithoutCustomer,
} from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { readShippedConfiguration } from '#tests/support/shipped-configuration'

const noAnswer = failure({ kind: 'no-answer' } as const)
const sessionEnded = failure({ kind: 'session-ended' } as const)
const notPayable = failure({ kind: 'not-payable' } as const)
const terms: CancellationTerms = {
  amount: cents(5_000_000),
  validFrom: calendarDate('2026-11-21'),
  validUntil: calendarDate('2026-11-25'),
}
const pdfFile: PortalFile = { bytes: new Blob(['paper']), contentType: 'application/pdf' }
const agreedCancellation = { loanId: 'L-1', terms }
const cancellationRequest = { loanId: 'L-1', amount: terms.amount, customerId: 'c-8f21d04b' }

class ScriptedCancellation implements CancellationGateway {
  termsAnswer: Result<CancellationTerms, GatewayFailure> = success(terms)
  requestAnswer: Result<void, CancellationFailure> = success(undefined)
  documentAnswer: Result<PortalFile, GatewayFailure> = success(pdfFile)
  readonly receivedCalls: unknown[] = []

  async cancellationTerms(loanId: string) {
    this.receivedCalls.push(loanId)
    return this.termsAnswer
  }

  async requestCancellation(ordered: CancellationRequest) {
    this.receivedCalls.push(['request', ordered])
    return this.requestAnswer
  }

  async cancellationDocument(ordered: CancellationRequest) {
    this.receivedCalls.push(['document', ordered])
    return this.documentAnswer
  }
}

let lender: ScriptedCancellation
let clock: ManualClock

beforeEach(() => {
  lender = new ScriptedCancellation()
  clock = new ManualClock()
})

describe('the loans that can be cancelled early', () => {
  const { settings } = readShippedConfiguration()

  function listed(loans: MemoryLoanGateway, sessions = createSessionStoreWithMarta()) {
    return new CancellableLoansQuery(loans, sessions, settings, clock)
  }

  it('are requested by the tax id of the signed-in customer', async () => {
    const loans = new MemoryLoanGateway()
    await listed(loans).execute()
    expect(loans.receivedCalls).toEqual(['active loans of 27284561231'])
  })

  it('are not requested without a session', async () => {
    const loans = new MemoryLoanGateway()
    expect(await listed(loans, createSessionStoreWithoutCustomer()).execute()).toEqual(sessionEnded)
    expect(loans.receivedCalls).toEqual([])
  })

  it('fail when the lender fails', async () => {
    const loans = new MemoryLoanGateway()
    loans.activeLoansAnswer = noAnswer
    expect(await listed(loans).execute()).toEqual(noAnswer)
  })

  it('have an amount left to pay', async () => {
    const paid = anInstallment({ status: 'paid' })
    const loans = new MemoryLoanGateway()
    loans.activeLoansAnswer = success([
      aLoan({ loanId: 'all-paid', installments: [paid, paid] }),
      aLoan({ loanId: 'none-loaded' }),
      aLoan({ loanId: 'one-left', installments: [paid, anInstallment({ number: 2 })] }),
      aLoan({ loanId: 'only-current', currentInstallment: anInstallment() }),
    ])
    const found = await listed(loans).execute()
    expect(found.ok && found.value.map(({ loan }) => loan.loanId)).toEqual(['one-left', 'only-current'])
  })

  it.each([
    ['2026-11-21T12:00:00-03:00', { kind: 'open' }],
    ['2026-11-28T00:00:00-03:00', { kind: 'end-of-month', opensOn: '2026-12-01' }],
  ])('by %s have the window of that day', (now, window) => {
    const loan = aLoan()
    clock.set(Date.parse(now))
    expect(listed(new MemoryLoanGateway()).checkIfCancellableToday(loan)).toEqual({ loan, window })
  })

  it('have the last day on which an unused one can be withdrawn from', () => {
    const loan = aLoan({ isUnused: true, disbursementDate: calendarDate('2026-11-20') })
    const { revocableUntil } = listed(new MemoryLoanGateway()).checkIfCancellableToday(loan)
    expect(revocableUntil?.slice(0, 7)).toBe('2026-12')
  })
})

describe('the amount to cancel early', () => {
  const quote = (loan = aLoan()) => new QuoteCancellation(lender, clock).execute(loan)

  it("is the lender's amount for that loan, with its day", async () => {
    expect(await quote()).toEqual(success({ terms, quotedOn: '2026-11-21' }))
    expect(lender.receivedCalls).toEqual(['L-1'])
  })

  it('comes with the amount left to pay and the saving', async () => {
    const installments = [
      anInstallment(),
      anInstallment({ number: 2 }),
      anInstallment({ number: 3, status: 'paid' }),
    ]
    expect(await quote(aLoan({ installments }))).toEqual(
      success({
        terms,
        quotedOn: '2026-11-21',
        remaining: { count: 2, total: 5_800_000 },
        saving: 800_000,
      }),
    )
  })

  it('has no saving when it is no lower than the amount left', async () => {
    const found = await quote(aLoan({ installments: [anInstallment()] }))
    expect(found).toEqual(
      success({ terms, quotedOn: '2026-11-21', remaining: { count: 1, total: 2_900_000 } }),
    )
  })

  it('fails when the lender fails', async () => {
    lender.termsAnswer = noAnswer
    expect(await quote()).toEqual(noAnswer)
  })

  it.each([
    ['an amount of 0', { amount: cents(0) }],
    ['a time that is over', { validUntil: calendarDate('2026-11-20') }],
  ])('cannot be paid with %s', async (_, change) => {
    lender.termsAnswer = success({ ...terms, validFrom: calendarDate('2026-11-01'), ...change })
    expect(await quote()).toEqual(notPayable)
  })
})

describe('the request to cancel early', () => {
  const request = (sessions = createSessionStoreWithMarta()) =>
    new RequestCancellation(lender, sessions, clock)

  it('carries the amount that was shown, and the signed-in customer', async () => {
    expect(await request().execute(agreedCancellation)).toEqual(success(undefined))
    expect(lender.receivedCalls).toEqual([['request', cancellationRequest]])
  })

  it('fails when the lender fails', async () => {
    lender.requestAnswer = failure({ kind: 'end-of-month' })
    expect(await request().execute(agreedCancellation)).toEqual(failure({ kind: 'end-of-month' }))
  })

  it.each([
    ['2026-11-25T23:59:00-03:00', success(undefined), 1],
    ['2026-11-26T00:00:00-03:00', notPayable, 0],
    ['2026-11-28T00:00:00-03:00', failure({ kind: 'end-of-month' }), 0],
  ])('by %s is %o', async (now, outcome, asked) => {
    clock.set(Date.parse(now))
    expect(await request().execute(agreedCancellation)).toEqual(outcome)
    expect(lender.receivedCalls).toHaveLength(asked)
  })

  it('and its document need a session', async () => {
    expect(await request(createSessionStoreWithoutCustomer()).execute(agreedCancellation)).toEqual(
      sessionEnded,
    )
    expect(
      await request(createSessionStoreWithoutCustomer()).cancellationDocument(agreedCancellation),
    ).toEqual(sessionEnded)
    expect(lender.receivedCalls).toEqual([])
  })

  it('has a document, on any day', async () => {
    clock.set(Date.parse('2026-11-30T12:00:00-03:00'))
    expect(await request().cancellationDocument(agreedCancellation)).toEqual(success(pdfFile))
    expect(lender.receivedCalls).toEqual([['document', cancellationRequest]])
  })
})
