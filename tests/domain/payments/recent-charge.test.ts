import { describe, expect, it } from 'vitest'
import { instant } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { isNotApplied, type RecentCharge } from '@/domain/payments/recent-charge'

const hour = 3_600_000
const charge: RecentCharge = {
  idempotencyKey: 'key-1',
  externalId: '40128753',
  amount: cents(500_000),
  dueBefore: cents(1_262_500),
  at: instant(0),
  standing: 'accepted',
}

describe('a charge of a short while ago', () => {
  it.each([
    { due: 1_262_500, hours: 0, expected: true },
    { due: 1_262_500, hours: 47.9, expected: true },
    { due: 1_262_500, hours: 48, expected: false },
    { due: 1_362_500, hours: 1, expected: true },
    { due: 762_500, hours: 1, expected: false },
    { due: 0, hours: 1, expected: false },
  ])('of $due due $hours hours later is not applied yet: $expected', ({ due, hours, expected }) => {
    expect(isNotApplied(charge, cents(due), instant(hours * hour))).toBe(expected)
  })

  it('that only led to the provider may not have been made at all', () => {
    expect(isNotApplied({ ...charge, standing: 'started' }, cents(1_262_500), instant(0))).toBe(false)
  })
})
