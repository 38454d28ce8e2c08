import { expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { anAccountStatus } from '#tests/domain/session/an-account-status'
import { martaSignedIn, MemorySessionGateway, nobodySignedIn } from '#tests/support/loan-builders'

const inDebt = anAccountStatus({ isUpToDate: false })

/** The customer logs out while the answer is on its way. */
class SlowLender extends MemorySessionGateway {
  constructor(private readonly meanwhile: () => void) {
    super()
    this.status = success(inDebt)
  }

  override async accountStatus() {
    this.meanwhile()
    return this.status
  }
}

it('where she stands is kept with the session, and told', async () => {
  const sessions = martaSignedIn('unknown')
  const lender = new MemorySessionGateway()
  lender.status = success(inDebt)
  let told = 0
  sessions.onChange(() => {
    told += 1
  })
  expect(await new LoadAccountStatus(lender, sessions).execute()).toEqual(success(inDebt))
  expect([sessions.accountStatus(), told]).toEqual([inDebt, 1])
})

it('a failure leaves what was known', async () => {
  const sessions = martaSignedIn()
  const answer = await new LoadAccountStatus(new MemorySessionGateway(), sessions).execute()
  expect(answer).toEqual(failure({ kind: 'no-answer' }))
  expect(sessions.accountStatus()).toEqual(anAccountStatus())
})

it('without a session nothing is asked', async () => {
  const sessions = nobodySignedIn()
  const lender = new SlowLender(() => {
    throw new Error('Nobody asks')
  })
  expect(await new LoadAccountStatus(lender, sessions).execute()).toEqual(failure({ kind: 'session-ended' }))
})

it('an answer for somebody who left is not kept for whoever came in', async () => {
  const sessions = martaSignedIn('unknown')
  const lender = new SlowLender(() => {
    const session = sessions.current()
    if (session) sessions.open({ ...session, customer: { ...session.customer, customerId: 'c-other' } })
  })
  await new LoadAccountStatus(lender, sessions).execute()
  expect(sessions.accountStatus()).toBeUndefined()
})
