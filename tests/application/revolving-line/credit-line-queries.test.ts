import { expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { CreditLineQueries } from '@/application/revolving-line/credit-line-queries'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import type { SessionStore } from '@/application/session/session-store'
import { anAccountStatus } from '#tests/domain/session/an-account-status'
import { createSessionStoreWithMarta, createSessionStoreWithoutCustomer } from '#tests/support/loan-builders'
import { MemorySessionGateway } from '#tests/support/memory-session-gateway'
import { ManualClock } from '#tests/support/manual-clock'
import { martaCustomer } from '#tests/support/test-customers'
import { MemoryCreditLineGateway, availableCreditLine } from './memory-credit-line-gateway'

function createCreditLineQueries(sessions: SessionStore = createSessionStoreWithMarta()) {
  const lines = new MemoryCreditLineGateway()
  const session = new MemorySessionGateway()
  const queries = new CreditLineQueries(
    lines,
    new LoadAccountStatus(session, sessions, new ManualClock()),
    sessions,
  )
  return { lines, session, queries }
}

it.each([
  ['open', true],
  ['in-debt', false],
] as const)('the line is %s by the account status, requested again', async (expected, isUpToDate) => {
  const { lines, session, queries } = createCreditLineQueries(
    createSessionStoreWithMarta({ isUpToDate: !isUpToDate }),
  )
  session.accountStatusAnswer = success(anAccountStatus({ isUpToDate }))
  expect(await queries.currentCreditLine()).toEqual(
    success({ customer: martaCustomer, line: availableCreditLine, status: expected }),
  )
  expect(lines.receivedCalls).toEqual([`line of ${martaCustomer.customerId}`])
})

it('the line is unknown without the account status', async () => {
  const { session, queries } = createCreditLineQueries()
  session.accountStatusAnswer = failure({ kind: 'no-answer' })
  expect(await queries.currentCreditLine()).toEqual(failure({ kind: 'no-answer' }))
})

it('the line is missing when it cannot be loaded', async () => {
  const { lines, queries } = createCreditLineQueries()
  lines.creditLineAnswer = failure({ kind: 'server-failure' })
  expect(await queries.currentCreditLine()).toEqual(failure({ kind: 'server-failure' }))
})

it('nothing is requested without a session', async () => {
  const { lines, session, queries } = createCreditLineQueries(createSessionStoreWithoutCustomer())
  expect(await queries.currentCreditLine()).toEqual(failure({ kind: 'session-ended' }))
  expect([lines.receivedCalls, session.receivedCalls]).toEqual([[], []])
})
