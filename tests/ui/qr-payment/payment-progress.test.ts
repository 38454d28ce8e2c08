import { describe, expect, it } from 'vitest'
import { progressPercentAfterAnswer, progressPercentBeforeAnswer } from '@/ui/qr-payment/payment-progress'

describe('the bar of a payment', () => {
  it.each([
    [0, 10],
    [100, 10.1],
    [1000, 11],
    [85_799, 95.799],
    [85_800, 95.8],
    [600_000, 95.8],
  ])('stands after %i ms of waiting at %d', (waited, percent) => {
    expect(progressPercentBeforeAnswer(waited)).toBeCloseTo(percent, 6)
  })

  it.each([
    [10, 0, 10],
    [10, 1, 12],
    [10, 44, 98],
    [10, 45, 100],
    [95.8, 3, 100],
  ])('moves from %d, %i ms after the answer, to %d', (reached, finishing, percent) => {
    expect(progressPercentAfterAnswer(reached, finishing)).toBeCloseTo(percent, 6)
  })
})
