import { expect, it } from 'vitest'
import { shouldOfferUnlock, type UnlockContext } from '@/domain/access/unlock-offer'

const ready: UnlockContext = {
  isSupported: true,
  hasTaxId: true,
  isRegistered: false,
  neverAskAgain: false,
  isSkipped: false,
}

it('the unlock is offered on a capable device, to a customer who has neither registered nor declined', () => {
  expect(shouldOfferUnlock(ready)).toBe(true)
})

it.each([
  { isSupported: false },
  { hasTaxId: false },
  { isRegistered: true },
  { neverAskAgain: true },
  { isSkipped: true },
])('the unlock is not offered when %o', (change) => {
  expect(shouldOfferUnlock({ ...ready, ...change })).toBe(false)
})
