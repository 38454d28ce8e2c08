import { expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { LogOut } from '@/application/session/log-out'
import { martaSignedIn, nobodySignedIn } from '#tests/support/loan-builders'
import { MemorySessionGateway } from '#tests/support/memory-session-gateway'

it.each([
  ['well', success()],
  ['not at all', failure({ kind: 'no-answer' } as const)],
] as const)('tells the server whose session ends, and is done when it answers %s', async (_, leaving) => {
  const lender = new MemorySessionGateway()
  lender.leaving = leaving
  await new LogOut(lender, martaSignedIn()).execute()
  expect(lender.asked).toEqual(['log out refresh of Marta'])
})

it('tells nothing when nobody is signed in', async () => {
  const lender = new MemorySessionGateway()
  await new LogOut(lender, nobodySignedIn()).execute()
  expect(lender.asked).toEqual([])
})
