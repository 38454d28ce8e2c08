import { expect, it } from 'vitest'
import { shouldOfferBiometricUnlock, type BiometricUnlockOfferFacts } from '@/domain/access/unlock-offer'

const factsForOffer: BiometricUnlockOfferFacts = {
  isSupported: true,
  hasTaxId: true,
  isRegistered: false,
  neverAskAgain: false,
  isSkipped: false,
}

it('the unlock is offered on a capable device, to a customer who has neither registered nor declined', () => {
  expect(shouldOfferBiometricUnlock(factsForOffer)).toBe(true)
})

it.each([
  { isSupported: false },
  { hasTaxId: false },
  { isRegistered: true },
  { neverAskAgain: true },
  { isSkipped: true },
])('the unlock is not offered when %o', (change) => {
  expect(shouldOfferBiometricUnlock({ ...factsForOffer, ...change })).toBe(false)
})
