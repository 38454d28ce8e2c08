import { describe, expect, it } from 'vitest'
import { instant } from '@/domain/shared/calendar-date'
import {
  findOperationBlockEnd,
  isBlockingOperation,
  isRecentOperation,
  shouldKeepOperation,
  needsLenderStatusCheck,
  hasUnknownOutcome,
  mayRetryOperation,
} from '@/domain/shared/operation'
import type { OperationStatus } from '@/domain/shared/operation-status'
import { anOperationRecord, exampleOperationSentAt } from './an-operation-record'

const hours48Milliseconds = 172_800_000
const lastBlockedMoment = instant(exampleOperationSentAt + hours48Milliseconds - 1)
const blockEnd = instant(exampleOperationSentAt + hours48Milliseconds)

type StatusRow = readonly [OperationStatus, boolean, boolean, boolean, boolean]

describe('an operation', () => {
  it('blocks another for 48 hours from when it was last sent', () => {
    expect(findOperationBlockEnd({ at: exampleOperationSentAt })).toBe(blockEnd)
    expect(isRecentOperation({ at: exampleOperationSentAt }, lastBlockedMoment)).toBe(true)
    expect(isRecentOperation({ at: exampleOperationSentAt }, blockEnd)).toBe(false)
  })

  it.each<StatusRow>([
    // within its hours it blocks, and afterwards; its outcome is unknown; it is sent again
    ['created', false, false, false, false],
    ['redirected', true, true, false, false],
    ['sent', true, true, true, false],
    ['notReceived', true, true, true, true],
    ['confirmed', true, false, false, false],
    ['rejected', false, false, false, false],
  ])(
    'that is %s blocks another: %s, and after its hours: %s',
    (status, within, afterwards, unknown, again) => {
      const operation = anOperationRecord({ status })
      expect(isBlockingOperation(operation, lastBlockedMoment)).toBe(within)
      expect(isBlockingOperation(operation, blockEnd)).toBe(afterwards)
      expect(hasUnknownOutcome(operation)).toBe(unknown)
      expect(mayRetryOperation(operation)).toBe(again)
    },
  )

  it.each<[OperationStatus, boolean]>([
    ['created', false],
    ['redirected', true],
    ['sent', true],
    ['notReceived', true],
    ['confirmed', false],
    ['rejected', false],
  ])('that is %s is stored for its hours, and afterwards: %s', (status, afterwards) => {
    const operation = anOperationRecord({ status })
    expect(shouldKeepOperation(operation, lastBlockedMoment)).toBe(true)
    expect(shouldKeepOperation(operation, blockEnd)).toBe(afterwards)
    expect(needsLenderStatusCheck(operation, lastBlockedMoment)).toBe(false)
    expect(needsLenderStatusCheck(operation, blockEnd)).toBe(afterwards)
  })

  it.each<[OperationStatus, boolean]>([
    ['redirected', false],
    ['sent', true],
    ['notReceived', false],
    ['rejected', false],
  ])('that is %s once the lender answered after its hours is stored: %s', (status, stored) => {
    expect(shouldKeepOperation(anOperationRecord({ status, answeredAt: lastBlockedMoment }), blockEnd)).toBe(
      status !== 'rejected',
    )
    expect(shouldKeepOperation(anOperationRecord({ status, answeredAt: blockEnd }), blockEnd)).toBe(stored)
  })

  it('that the lender confirmed after its hours blocks for as many more', () => {
    const operation = anOperationRecord({ status: 'confirmed', answeredAt: blockEnd })
    expect(isBlockingOperation(operation, instant(blockEnd + hours48Milliseconds - 1))).toBe(true)
    expect(isBlockingOperation(operation, instant(blockEnd + hours48Milliseconds))).toBe(false)
    expect(isBlockingOperation({ ...operation, answeredAt: lastBlockedMoment }, blockEnd)).toBe(false)
  })
})
