import { beforeEach, describe, expect, it } from 'vitest'
import type { CancellationTerms } from '@/domain/cancellation/cancellation-terms'
import type { AutomaticLoanCollection } from '@/domain/automatic-collection/automatic-collection'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import type { Loan } from '@/domain/loans/loan'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type {
  CancellationFailure,
  CancellationGateway,
  CancellationRequest,
} from '@/application/cancellation/cancellation.port'
import { LoanCancellabilityQuery } from '@/application/cancellation/loan-cancellability-query'
import {
  CancellationQuoteQuery,
  type CancellationQuote,
} from '@/application/cancellation/cancellation-quote-query'
import { RequestCancellation } from '@/application/cancellation/request-cancellation'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { PaymentTab } from '#tests/application/payments/a-tab'
import {
  fourthInstallment,
  ScriptedPaymentGateway,
} from '#tests/application/payments/scripted-payment-gateway'
import { MemoryAutomaticCollectionGateway } from '#tests/support/memory-collections'
import { aLoan, anInstallment } from '#tests/domain/loans/a-loan'
import {
  createSessionStoreWithMarta,
  MemoryLoanGateway,
  createSessionStoreWithoutCustomer,
} from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { storeOperation } from '#tests/support/operations-in'
import { martaCustomer } from '#tests/support/test-customers'
import { readShippedConfiguration } from '#tests/support/shipped-configuration'

const noAnswerFailure = failure({ kind: 'no-answer' } as const)
const sessionEndedFailure = failure({ kind: 'session-ended' } as const)
const notPayableFailure = failure({ kind: 'not-payable' } as const)
const terms: CancellationTerms = {
  amount: cents(5_000_000),
  validFrom: calendarDate('2026-11-21'),
  validUntil: calendarDate('2026-11-25'),
}
const pdfFile: PortalFile = { blob: new Blob(['paper']), contentType: 'application/pdf' }
const shownQuote: CancellationQuote = {
  loan: aLoan({ loanId: 'L-1' }),
  terms,
  quotedOn: calendarDate('2026-11-21'),
  paymentsToAcknowledge: [],
}
const cancellationRequest = { loanId: 'L-1', amount: terms.amount, customerId: 'c-8f21d04b' }

class ScriptedCancellationGateway implements CancellationGateway {
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

let cancellationGateway: ScriptedCancellationGateway
let clock: ManualClock
let paymentGateway: ScriptedPaymentGateway
let collectionGateway: MemoryAutomaticCollectionGateway

beforeEach(() => {
  paymentGateway = new ScriptedPaymentGateway()
  collectionGateway = new MemoryAutomaticCollectionGateway()
  cancellationGateway = new ScriptedCancellationGateway()
  clock = new ManualClock()
})

const { settings } = readShippedConfiguration()

/** Returns the query for a cancellation price. Marta is signed in, and has the given active loans. */
function createQuery(activeLoans: readonly Loan[]) {
  const loans = new MemoryLoanGateway()
  loans.activeLoansAnswer = success(activeLoans)
  return createQueryWithGateway(loans)
}

function createQueryWithGateway(
  loans: MemoryLoanGateway,
  { precondition } = new PaymentTab(paymentGateway, undefined, clock, undefined, collectionGateway),
) {
  const sessions = createSessionStoreWithMarta()
  const loansQuery = new LoanCancellabilityQuery(loans, sessions, settings, clock, { lists: new Map() })
  return new CancellationQuoteQuery(cancellationGateway, loansQuery, precondition, sessions, clock)
}

const pendingPayment: RegisteredPayment = {
  amount: cents(2_900_000),
  date: calendarDate('2026-11-20'),
  paymentMethod: 'cvu-transfer',
  loanExternalId: aLoan().externalId,
  status: 'pending',
}

/** Returns the collections of the loan, the next one of the installment with the given number. */
function collectionOfInstallment(installmentNumber: number): AutomaticLoanCollection {
  return {
    loanExternalId: aLoan().externalId,
    installmentsToCollect: [],
    past: [],
    next: {
      collectionId: 'cobro-1',
      installmentNumber,
      date: calendarDate('2026-11-22'),
      amount: cents(2_900_000),
      status: 'scheduled',
      attempts: [],
    },
  }
}

const idsOfLoan = { loanId: 'L-1', externalId: aLoan().externalId }

describe('the amount to cancel early', () => {
  const quote = (loan: Loan) => createQuery([loan]).execute(idsOfLoan)
  const oneLeft = aLoan({ loanId: 'L-1', installments: [anInstallment()] })
  const onlyCurrent = aLoan({ loanId: 'L-1', currentInstallment: anInstallment() })

  it("is the lender's amount for that loan, with its day and the loan as it is now", async () => {
    expect(await quote(onlyCurrent)).toEqual(
      success({ loan: onlyCurrent, terms, quotedOn: '2026-11-21', paymentsToAcknowledge: [] }),
    )
    expect(cancellationGateway.receivedCalls).toEqual(['L-1'])
  })

  it('comes with the amount left to pay, late interest included, and the saving', async () => {
    paymentGateway.amountDueAnswer = success([{ ...fourthInstallment, punitiveAmount: cents(351_821) }])
    const loan = aLoan({ loanId: 'L-1', installments: [anInstallment(), anInstallment({ number: 2 })] })
    const remainingInstallments = { count: 2, total: 6_151_821, punitiveAmount: 351_821 }
    expect(await quote(loan)).toMatchObject({ value: { remainingInstallments, savedAmount: 1_151_821 } })
  })

  it('has no saving when it is no lower than the amount left', async () => {
    expect(await quote(oneLeft)).toEqual(
      success({
        loan: oneLeft,
        terms,
        quotedOn: '2026-11-21',
        remainingInstallments: { count: 1, total: 2_900_000, punitiveAmount: 0 },
        paymentsToAcknowledge: [],
      }),
    )
  })

  it.each([
    ['is not listed any more', []],
    ['is paid', [aLoan({ loanId: 'L-1', installments: [anInstallment({ status: 'paid' })] })]],
  ])('does not exist for a loan that %s', async (_, loans) => {
    expect(await createQuery(loans).execute(idsOfLoan)).toEqual(failure({ kind: 'nothing-left' }))
  })

  it('comes with the pending payments and with the collection of an installment that is not due yet', async () => {
    paymentGateway.registeredPaymentsAnswer = success([pendingPayment])
    collectionGateway.collectionsAnswer = success([collectionOfInstallment(2)])
    const installments = [anInstallment(), anInstallment({ number: 2 })]
    expect(await quote(aLoan({ loanId: 'L-1', installments }))).toMatchObject({
      value: { paymentsToAcknowledge: [{ kind: 'listed', amount: 2_900_000 }, { kind: 'collection' }] },
    })
  })

  it('comes with the collection of an installment that is due, where the lender lists no installments', async () => {
    collectionGateway.collectionsAnswer = success([collectionOfInstallment(4)])
    const quoted = await quote(onlyCurrent)
    expect(quoted).toMatchObject({ value: { paymentsToAcknowledge: [{ kind: 'collection' }] } })
  })

  it('asks the lender about a payment that has no answer for two days', async () => {
    const tab = new PaymentTab(paymentGateway, undefined, clock, undefined, collectionGateway)
    const target = { customerTaxId: martaCustomer.taxId, target: idsOfLoan.externalId }
    const { idempotencyKey } = storeOperation(tab.records, target, 'notReceived')
    clock.advance(48 * 3_600_000)
    paymentGateway.statusAnswer = success({ status: 'not-found' })
    const loans = new MemoryLoanGateway()
    loans.activeLoansAnswer = success([oneLeft])
    const found = await createQueryWithGateway(loans, tab).execute(idsOfLoan)
    expect(found).toMatchObject({ value: { paymentsToAcknowledge: [] } })
    expect(paymentGateway.statusRequestKeys).toEqual([idempotencyKey])
  })

  it('leaves out the collection of another loan', async () => {
    collectionGateway.collectionsAnswer = success([{ ...collectionOfInstallment(1), loanExternalId: '4010' }])
    expect(await quote(oneLeft)).toMatchObject({ value: { paymentsToAcknowledge: [] } })
  })

  it('fails when the payments cannot be read', async () => {
    paymentGateway.registeredPaymentsAnswer = noAnswerFailure
    expect(await quote(oneLeft)).toEqual(noAnswerFailure)
  })

  it('fails when the loans cannot be read', async () => {
    const loans = new MemoryLoanGateway()
    loans.activeLoansAnswer = noAnswerFailure
    const query = createQueryWithGateway(loans)
    expect(await query.execute(idsOfLoan)).toEqual(noAnswerFailure)
  })

  it('fails when the lender fails', async () => {
    cancellationGateway.termsAnswer = noAnswerFailure
    expect(await quote(oneLeft)).toEqual(noAnswerFailure)
  })

  it.each([
    ['an amount of 0', { amount: cents(0) }],
    ['a time that is over', { validUntil: calendarDate('2026-11-20') }],
  ])('cannot be paid with %s', async (_, change) => {
    cancellationGateway.termsAnswer = success({ ...terms, validFrom: calendarDate('2026-11-01'), ...change })
    expect(await quote(oneLeft)).toEqual(notPayableFailure)
  })
})

describe('the request to cancel early', () => {
  const oneLeft = aLoan({ loanId: 'L-1', installments: [anInstallment()] })
  const request = (sessions = createSessionStoreWithMarta()) =>
    new RequestCancellation(cancellationGateway, createQuery([oneLeft]), sessions, clock)
  const quoteNow = {
    loan: oneLeft,
    terms,
    quotedOn: '2026-11-21',
    remainingInstallments: { count: 1, total: 2_900_000, punitiveAmount: 0 },
    paymentsToAcknowledge: [],
  }

  it('carries the amount that was shown, and the signed-in customer', async () => {
    expect(await request().execute(shownQuote, [])).toEqual(success(quoteNow))
    expect(cancellationGateway.receivedCalls).toEqual(['L-1', ['request', cancellationRequest]])
  })

  it('is not sent when the lender asks for another amount now', async () => {
    cancellationGateway.termsAnswer = success({ ...terms, amount: cents(4_000_000) })
    expect(await request().execute(shownQuote, [])).toMatchObject({
      failure: { kind: 'quote-changed', quote: { terms: { amount: 4_000_000 } } },
    })
    expect(cancellationGateway.receivedCalls).toEqual(['L-1'])
  })

  it('is sent only after the customer has seen a pending payment', async () => {
    paymentGateway.registeredPaymentsAnswer = success([pendingPayment])
    const refused = await request().execute(shownQuote, [])
    if (refused.ok || refused.failure.kind !== 'quote-changed') throw new Error('The quote is the same')
    expect(cancellationGateway.receivedCalls).toEqual(['L-1'])
    const seen = refused.failure.quote.paymentsToAcknowledge.map(({ id }) => id)
    expect(await request().execute(shownQuote, seen)).toMatchObject({ ok: true })
    expect(cancellationGateway.receivedCalls).toHaveLength(3)
  })

  it('is not sent when the amount cannot be read again', async () => {
    cancellationGateway.termsAnswer = noAnswerFailure
    expect(await request().execute(shownQuote, [])).toEqual(noAnswerFailure)
    expect(cancellationGateway.receivedCalls).toEqual(['L-1'])
  })

  it('fails when the lender fails', async () => {
    cancellationGateway.requestAnswer = failure({ kind: 'end-of-month' })
    expect(await request().execute(shownQuote, [])).toEqual(failure({ kind: 'end-of-month' }))
  })

  it.each([
    ['2026-11-25T23:59:00-03:00', success({ ...quoteNow, quotedOn: '2026-11-25' }), 2],
    ['2026-11-26T00:00:00-03:00', failure({ kind: 'expired' }), 0],
    ['2026-11-28T00:00:00-03:00', failure({ kind: 'end-of-month' }), 0],
  ])('by %s is %o', async (now, outcome, asked) => {
    clock.set(Date.parse(now))
    expect(await request().execute(shownQuote, [])).toEqual(outcome)
    expect(cancellationGateway.receivedCalls).toHaveLength(asked)
  })

  it('and its document need a session', async () => {
    const visitor = request(createSessionStoreWithoutCustomer())
    expect(await visitor.execute(shownQuote, [])).toEqual(sessionEndedFailure)
    expect(await visitor.cancellationDocument(shownQuote)).toEqual(sessionEndedFailure)
    expect(cancellationGateway.receivedCalls).toEqual([])
  })

  it('has a document, on any day', async () => {
    clock.set(Date.parse('2026-11-30T12:00:00-03:00'))
    expect(await request().cancellationDocument(shownQuote)).toEqual(success(pdfFile))
    expect(cancellationGateway.receivedCalls).toEqual([['document', cancellationRequest]])
  })
})
