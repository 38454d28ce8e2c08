import { describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { anAccountStatus } from '#tests/domain/session/an-account-status'
import {
  createSessionStoreWithMarta,
  createSessionStoreWithoutCustomer,
  ManuallyResolvedAnswer,
} from '#tests/support/loan-builders'
import { MemoryStorage, SharedStorageContent } from '#tests/support/memory-storage'
import { MemorySessionGateway } from '#tests/support/memory-session-gateway'
import { ManualClock } from '#tests/support/manual-clock'
import { martaCustomer, raulCustomer, createSessionOfCustomer } from '#tests/support/test-customers'
import { createSessionStore } from '#tests/support/sessions-in'

const statusInDebt = anAccountStatus({ isUpToDate: false })

it('the account status is stored with the session, and its listeners are notified', async () => {
  const sessions = createSessionStoreWithMarta('unknown')
  const lender = new MemorySessionGateway()
  lender.accountStatusAnswer = success(statusInDebt)
  let notified = 0
  sessions.onChange(() => {
    notified += 1
  })
  expect(await new LoadAccountStatus(lender, sessions, new ManualClock()).execute()).toEqual(
    success(statusInDebt),
  )
  expect([sessions.accountStatus(), notified]).toEqual([statusInDebt, 1])
})

it('a failure leaves the known account status', async () => {
  const sessions = createSessionStoreWithMarta()
  const lender = new MemorySessionGateway()
  lender.accountStatusAnswer = failure({ kind: 'no-answer' })
  const answer = await new LoadAccountStatus(lender, sessions, new ManualClock()).execute()
  expect(answer).toEqual(failure({ kind: 'no-answer' }))
  expect(sessions.accountStatus()).toEqual(anAccountStatus())
})

it('the account status is not requested without a session', async () => {
  const sessions = createSessionStoreWithoutCustomer()
  const lender = new MemorySessionGateway()
  expect(await new LoadAccountStatus(lender, sessions, new ManualClock()).execute()).toEqual(
    failure({ kind: 'session-ended' }),
  )
  expect(lender.receivedCalls).toEqual([])
})

it('an answer for a customer who left is not stored for the next one', async () => {
  const sessions = createSessionStoreWithMarta('unknown')
  const lender = new MemorySessionGateway()
  const status = new ManuallyResolvedAnswer<Awaited<typeof lender.accountStatusAnswer>>()
  lender.accountStatusAnswer = status.promise
  const asking = new LoadAccountStatus(lender, sessions, new ManualClock()).execute()
  sessions.openSession(createSessionOfCustomer(raulCustomer))
  status.resolveWith(success(statusInDebt))
  await asking
  expect(sessions.accountStatus()).toBeUndefined()
})

it('the account status is requested once for simultaneous callers, and again afterwards', async () => {
  const lender = new MemorySessionGateway()
  const sessions = createSessionStoreWithMarta()
  const asking = new LoadAccountStatus(lender, sessions, new ManualClock())
  const answers = await Promise.all([asking.execute(), asking.execute()])
  expect(answers[0]).toEqual(answers[1])
  expect(lender.receivedCalls).toHaveLength(1)
  await asking.execute()
  expect(lender.receivedCalls).toHaveLength(2)
})

it('the account status is requested again for another customer who logs in meanwhile', async () => {
  const lender = new MemorySessionGateway()
  const sessions = createSessionStoreWithMarta()
  const asking = new LoadAccountStatus(lender, sessions, new ManualClock())
  const first = asking.execute()
  sessions.openSession(createSessionOfCustomer(raulCustomer))
  await Promise.all([first, asking.execute()])
  expect(lender.receivedCalls).toHaveLength(2)
})

it('the account status is requested again for a customer who logged out and in, and an earlier answer is ignored', async () => {
  const sessions = createSessionStoreWithMarta('unknown')
  const lender = new MemorySessionGateway()
  const late = new ManuallyResolvedAnswer<Awaited<typeof lender.accountStatusAnswer>>()
  lender.accountStatusAnswer = late.promise
  const asking = new LoadAccountStatus(lender, sessions, new ManualClock())
  const before = asking.execute()
  sessions.closeSession('left')
  sessions.openSession({
    ...createSessionOfCustomer(martaCustomer),
    tokens: { access: 'new', refresh: 'new' },
  })
  lender.accountStatusAnswer = success(statusInDebt)
  expect(await asking.execute()).toEqual(success(statusInDebt))
  late.resolveWith(success(anAccountStatus()))
  await before
  expect(sessions.accountStatus()).toEqual(statusInDebt)
})

it('a known account status is returned at once, otherwise the pending one', async () => {
  const sessions = createSessionStoreWithMarta('unknown')
  const lender = new MemorySessionGateway()
  const asking = new LoadAccountStatus(lender, sessions, new ManualClock())
  expect(await asking.storedOrPendingStatus()).toBeUndefined()
  const status = new ManuallyResolvedAnswer<Awaited<typeof lender.accountStatusAnswer>>()
  lender.accountStatusAnswer = status.promise
  const answer = asking.execute()
  const known = asking.storedOrPendingStatus()
  status.resolveWith(success(statusInDebt))
  expect(await known).toEqual(statusInDebt)
  await answer
  expect(await asking.storedOrPendingStatus()).toEqual(statusInDebt)
  expect(lender.receivedCalls).toHaveLength(1)
})

it('a pending answer that fails, or is for another customer, is not returned', async () => {
  const sessions = createSessionStoreWithMarta('unknown')
  const lender = new MemorySessionGateway()
  const asking = new LoadAccountStatus(lender, sessions, new ManualClock())
  lender.accountStatusAnswer = failure({ kind: 'no-answer' })
  void asking.execute()
  expect(await asking.storedOrPendingStatus()).toBeUndefined()
  lender.accountStatusAnswer = success(statusInDebt)
  void asking.execute()
  sessions.openSession(createSessionOfCustomer(raulCustomer))
  expect(await asking.storedOrPendingStatus()).toBeUndefined()
})

describe('two tabs that request the account status', () => {
  function twoTabs() {
    const clock = new ManualClock()
    const shared = new SharedStorageContent()
    const tab = () => createSessionStore(new MemoryStorage(shared))
    const [slow, quick] = [new MemorySessionGateway(), new MemorySessionGateway()]
    const sessions = tab()
    sessions.openSession(createSessionOfCustomer(martaCustomer))
    const late = new ManuallyResolvedAnswer<Awaited<typeof slow.accountStatusAnswer>>()
    slow.accountStatusAnswer = late.promise
    const asking = new LoadAccountStatus(slow, sessions, clock).execute()
    clock.advance(1)
    const askAgain = () => new LoadAccountStatus(quick, tab(), clock).execute()
    return { clock, sessions, quick, late, asking, askAgain }
  }

  it('keep the answer to the later request, whichever arrives last', async () => {
    const { sessions, quick, late, asking, askAgain } = twoTabs()
    quick.accountStatusAnswer = success(statusInDebt)
    await askAgain()
    late.resolveWith(success(anAccountStatus()))
    expect(await asking).toEqual(success(statusInDebt))
    expect(sessions.accountStatus()).toEqual(statusInDebt)
  })

  it('keep the earlier answer until there is a later one', async () => {
    const { sessions, quick, late, asking, askAgain } = twoTabs()
    late.resolveWith(success(anAccountStatus()))
    await asking
    expect(sessions.accountStatus()).toEqual(anAccountStatus())
    quick.accountStatusAnswer = success(statusInDebt)
    await askAgain()
    expect(sessions.accountStatus()).toEqual(statusInDebt)
  })

  it('do not treat a request by a clock that was ahead as later', async () => {
    const { clock, sessions, quick, askAgain } = twoTabs()
    clock.advance(86_400_000)
    quick.accountStatusAnswer = success(statusInDebt)
    await askAgain()
    clock.set(clock.now() - 86_400_000)
    quick.accountStatusAnswer = success(anAccountStatus())
    await askAgain()
    expect(sessions.accountStatus()).toEqual(anAccountStatus())
  })
})
