import { describe, expect, it } from 'vitest'
import { shouldOfferPush } from '@/domain/notifications/push-offer'

describe('the offer of notices', () => {
  it.each([
    { isSupported: true, isSubscribed: false, isSkipped: false, hasPaid: true, offered: true },
    { isSupported: false, isSubscribed: false, isSkipped: false, hasPaid: true, offered: false },
    { isSupported: true, isSubscribed: true, isSkipped: false, hasPaid: true, offered: false },
    { isSupported: true, isSubscribed: false, isSkipped: true, hasPaid: true, offered: false },
    { isSupported: true, isSubscribed: false, isSkipped: false, hasPaid: false, offered: false },
  ])(
    'is made: $offered, with support $isSupported, subscribed $isSubscribed, put off $isSkipped, paid $hasPaid',
    (each) => {
      expect(shouldOfferPush(each)).toBe(each.offered)
    },
  )
})
