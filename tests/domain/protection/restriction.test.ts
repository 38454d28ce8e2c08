import { expect, it } from 'vitest'
import { holds, type Restriction } from '@/domain/protection/restriction'
import { instant } from '@/domain/shared/calendar-date'

const untilTen: Restriction = { cause: 'password-changed', waits: ['card'], until: instant(10) }

it('holds what waits back until its end, and from then on no more', () => {
  expect([9, 10, 11].map((now) => holds(untilTen, 'card', instant(now)))).toEqual([true, false, false])
})

it('holds nothing else back', () => {
  expect(holds(untilTen, 'phone', instant(9))).toBe(false)
  expect(holds(undefined, 'card', instant(9))).toBe(false)
})

it('holds back for good what has no end', () => {
  expect(holds({ cause: 'lost-phone', waits: ['card'] }, 'card', instant(Number.MAX_SAFE_INTEGER))).toBe(true)
})
