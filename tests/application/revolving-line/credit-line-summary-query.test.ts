import { expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import type { LoanCostQueries } from '@/application/loan-cost/loan-cost-queries.port'
import {
  hasCreatedLoan,
  CreditLineLoanSummaryQuery,
} from '@/application/revolving-line/credit-line-loan-summary-query'
import type { SessionStore } from '@/application/session/session-store'
import { createSessionStoreWithMarta, createSessionStoreWithoutCustomer } from '#tests/support/loan-builders'
import { martaCustomer } from '#tests/support/test-customers'
import { MemoryCreditLineGateway, sixInstallmentPlan } from './memory-credit-line-gateway'

const { taxId } = martaCustomer
const createdLoan = { taxId, amount: cents(5_000_000), option: sixInstallmentPlan, loanId: 'loan-1' }

type CostDetailAnswer = Awaited<ReturnType<LoanCostQueries['costDetail']>>

function createSummaryQuery({
  sessions = createSessionStoreWithMarta(),
  cost = success({ tna: 80 }),
}: { readonly sessions?: SessionStore; readonly cost?: CostDetailAnswer } = {}) {
  const lines = new MemoryCreditLineGateway()
  const asked: string[] = []
  const costs: LoanCostQueries = {
    costDetail: async (loanId) => {
      asked.push(loanId)
      return cost
    },
    loanAgreement: async () => failure({ kind: 'no-answer' }),
  }
  return { lines, asked, query: new CreditLineLoanSummaryQuery(lines, costs, sessions) }
}

it('the summary has the costs of that loan, and the card that pays it', async () => {
  const { lines, asked, query } = createSummaryQuery()
  const cost = {
    amountFinanced: cents(5_000_000),
    installmentCount: 6,
    installmentAmount: cents(1_100_000),
    tna: 80,
  }
  expect(await query.execute(createdLoan)).toEqual(success({ cost, lastDigitsOfPayingCard: '4821' }))
  expect([asked, lines.receivedCalls]).toEqual([['loan-1'], [`card of ${taxId} for loan-1`]])
})

it("the summary is missing without the loan's cost", async () => {
  const { query } = createSummaryQuery({ cost: failure({ kind: 'server-failure' }) })
  expect(await query.execute(createdLoan)).toEqual(failure({ kind: 'server-failure' }))
})

it.each([
  ['is not known', failure({ kind: 'no-answer' } as const), 'no-answer'],
  ['is none', success(undefined), 'no-card'],
])('the summary is missing when the card %s', async (_, card, kind) => {
  const { lines, query } = createSummaryQuery()
  lines.payingCardAnswer = card
  expect(await query.execute(createdLoan)).toEqual(failure({ kind }))
})

it('nothing is requested without a session', async () => {
  const { lines, asked, query } = createSummaryQuery({ sessions: createSessionStoreWithoutCustomer() })
  expect(await query.execute(createdLoan)).toEqual(failure({ kind: 'session-ended' }))
  expect([asked, lines.receivedCalls]).toEqual([[], []])
})

it.each([
  ['with its loan and its plan', createdLoan, true],
  ['without a loan', { taxId, amount: createdLoan.amount, option: sixInstallmentPlan }, false],
  ['without a plan', { taxId, amount: createdLoan.amount, loanId: 'loan-1' }, false],
  ['that does not exist', undefined, false],
])('the summary can be shown or not for a request %s', (_, request, expected) => {
  expect(hasCreatedLoan(request)).toBe(expected)
})
