import { expect, it } from 'vitest'
import type { AccountRestriction } from '@/domain/protection/restriction'
import { isAccountChangeBlocked } from '@/domain/protection/account-change-block'
import { instant } from '@/domain/shared/calendar-date'

const restrictionUntilTen: AccountRestriction = {
  cause: 'password-changed',
  waits: ['card'],
  until: instant(10),
}

it('a restriction blocks its operations until its end, and not afterwards', () => {
  expect([9, 10, 11].map((now) => isAccountChangeBlocked(restrictionUntilTen, 'card', instant(now)))).toEqual(
    [true, false, false],
  )
})

it('a restriction blocks no other operation', () => {
  expect(isAccountChangeBlocked(restrictionUntilTen, 'phone', instant(9))).toBe(false)
  expect(isAccountChangeBlocked(undefined, 'card', instant(9))).toBe(false)
})

it('a restriction without an end blocks for ever', () => {
  expect(
    isAccountChangeBlocked(
      { cause: 'lost-phone', waits: ['card'] },
      'card',
      instant(Number.MAX_SAFE_INTEGER),
    ),
  ).toBe(true)
})
