import { describe, expect, it } from 'vitest'
import { isFinalLenderStatus, statusPollSecondsFromStart } from '@/domain/shared/lender-status'

describe('an unanswered operation', () => {
  it('is asked about at once, and at 2, 5, 10 and 30 seconds', () => {
    expect(statusPollSecondsFromStart).toEqual([0, 2, 5, 10, 30])
  })

  it.each([
    ['approved', true],
    ['rejected', true],
    ['not-found', false],
    ['in-process', false],
  ] as const)('that is %s is final: %s', (status, final) => {
    expect(isFinalLenderStatus(status)).toBe(final)
  })
})
