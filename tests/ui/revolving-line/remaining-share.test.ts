import { expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { remainingShare } from '@/ui/revolving-line/remaining-share'

it.each([
  [60_000, 41_235, 0.68725],
  [60_000, 60_000, 1],
  [60_000, 0, 0],
  [0, 0, 0],
])('the ring of a line of %i with %i left is filled to %d', (max, remaining, share) => {
  const amounts = {
    maxAmount: cents(max),
    remainingAmount: cents(remaining),
    usedAmount: cents(max - remaining),
  }
  expect(remainingShare(amounts)).toBe(share)
})
