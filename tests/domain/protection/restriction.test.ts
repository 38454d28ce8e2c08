import { expect, it } from 'vitest'
import { isChangeBlocked, type AccountRestriction } from '@/domain/protection/restriction'
import { instant } from '@/domain/shared/calendar-date'

const untilTen: AccountRestriction = { cause: 'password-changed', waits: ['card'], until: instant(10) }

it('a restriction blocks its operations until its end, and not afterwards', () => {
  expect([9, 10, 11].map((now) => isChangeBlocked(untilTen, 'card', instant(now)))).toEqual([
    true,
    false,
    false,
  ])
})

it('a restriction blocks no other operation', () => {
  expect(isChangeBlocked(untilTen, 'phone', instant(9))).toBe(false)
  expect(isChangeBlocked(undefined, 'card', instant(9))).toBe(false)
})

it('a restriction without an end blocks for ever', () => {
  expect(
    isChangeBlocked({ cause: 'lost-phone', waits: ['card'] }, 'card', instant(Number.MAX_SAFE_INTEGER)),
  ).toBe(true)
})
