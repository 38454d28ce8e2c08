import { expect, it } from 'vitest'
import { SessionStore } from '@/application/session/session-store'
import { OperationRecords } from '@/application/shared/operation-records'
import { CollectionChangeFollower } from '@/ui/automatic-collection/collection-change-follower'
import { storeOperation } from '#tests/support/operations-in'
import { PageWithFakeBackEnd } from '#tests/ui/payments/a-connected-page'

it('a request that the lender still did not receive after 48 hours is not done, and not rejected', async () => {
  const page = new PageWithFakeBackEnd('/mis-prestamos')
  const taxId = page.resolve(SessionStore).taxId()
  if (taxId === undefined) throw new Error('No customer is signed in')
  const target = { customerTaxId: taxId, target: 'collection-40128753' }
  const terms = { kind: 'collection-joining' } as const
  const now = page.clock.now()
  page.clock.set(now - 49 * 3_600_000)
  const operation = storeOperation(page.resolve(OperationRecords), target, 'sent', { terms })
  page.clock.set(now)
  const ended: (boolean | 'done')[] = []
  const follower = page.resolve(CollectionChangeFollower)
  follower.followChange(
    { operation, owner: { identifiedBy: 'session', taxId } },
    { externalId: '40128753', name: 'Préstamo' },
    { kind: terms.kind, onDone: () => ended.push('done'), onNotDone: (isRejected) => ended.push(isRejected) },
  )
  await page.waitUntilCallsAreAnswered()
  expect(ended).toEqual([false])
  follower.stopFollowing()
})
