import { describe, expect, it } from 'vitest'
import { shouldOfferPush } from '@/domain/notifications/push-offer'

describe('the offer of notices', () => {
  it.each([
    { isSupported: true, isSubscribed: false, isSkipped: false, offered: true },
    { isSupported: false, isSubscribed: false, isSkipped: false, offered: false },
    { isSupported: true, isSubscribed: true, isSkipped: false, offered: false },
    { isSupported: true, isSubscribed: false, isSkipped: true, offered: false },
  ])('is made: $offered, with support $isSupported, subscribed $isSubscribed, put off $isSkipped', (each) => {
    expect(shouldOfferPush(each)).toBe(each.offered)
  })
})
