import { describe, expect, it } from 'vitest'
import { shouldOfferPush } from '@/domain/notifications/push-offer'

const factsForOffer = {
  isSupported: true,
  isSubscribed: false,
  isSkipped: false,
  isOfferedOnlyAfterFirstPayment: false,
  hasPaidOnThisDevice: false,
}

describe('the offer of notifications', () => {
  it.each([
    { change: {}, offered: true },
    { change: { isSupported: false }, offered: false },
    { change: { isSubscribed: true }, offered: false },
    { change: { isSkipped: true }, offered: false },
    { change: { isOfferedOnlyAfterFirstPayment: true }, offered: false },
    { change: { isOfferedOnlyAfterFirstPayment: true, hasPaidOnThisDevice: true }, offered: true },
    {
      change: { isOfferedOnlyAfterFirstPayment: true, hasPaidOnThisDevice: true, isSkipped: true },
      offered: false,
    },
  ])('is made with $change: $offered', ({ change, offered }) => {
    expect(shouldOfferPush({ ...factsForOffer, ...change })).toBe(offered)
  })
})
