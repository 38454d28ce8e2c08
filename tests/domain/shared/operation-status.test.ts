import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OperationNotDoneProof } from '@/domain/shared/operation-not-done-proof'
import {
  isUnknownOutcomeStatus,
  nextOperationStatus,
  type OperationEvent,
  type OperationStatus,
} from '@/domain/shared/operation-status'

const operationEvents: readonly OperationEvent[] = [
  'send',
  'redirect',
  'confirm',
  'reject',
  'miss',
  'pend',
  'cancel',
]

const eventSequencesArbitrary = fc.array(fc.constantFrom(...operationEvents), { maxLength: 12 })

function statusAfter(sequence: readonly OperationEvent[]): OperationStatus {
  return sequence.reduce<OperationStatus>(nextOperationStatus, 'created')
}

describe('the status of an operation', () => {
  it('is confirmed for good once the lender has confirmed it', () => {
    fc.assert(
      fc.property(eventSequencesArbitrary, eventSequencesArbitrary, (before, later) => {
        expect(statusAfter([...before, 'confirm', ...later])).toBe('confirmed')
      }),
    )
  })

  it('is rejected only by the lender, or before anything was sent', () => {
    fc.assert(
      fc.property(eventSequencesArbitrary, (sequence) => {
        if (statusAfter(sequence) !== 'rejected') return
        const leaving = sequence.findIndex((each) => ['send', 'redirect', 'pend'].includes(each))
        const cancelled = sequence.indexOf('cancel')
        const isNeverSent = cancelled >= 0 && (leaving < 0 || cancelled < leaving)
        expect(sequence.includes('reject') || isNeverSent).toBe(true)
      }),
    )
  })

  it('is unknown after a request was sent, until the lender decides', () => {
    fc.assert(
      fc.property(eventSequencesArbitrary, eventSequencesArbitrary, (before, later) => {
        const undecided = (each: OperationEvent) => each !== 'confirm' && each !== 'reject'
        const sequence = [
          ...before.filter((each) => undecided(each) && each !== 'cancel' && each !== 'redirect'),
          'send' as const,
          ...later.filter(undecided),
        ]
        expect(isUnknownOutcomeStatus(statusAfter(sequence))).toBe(true)
      }),
    )
  })

  it('allows no sending after a rejection', () => {
    expect(nextOperationStatus('rejected', 'send')).toBe('rejected')
  })
})

describe('the proof that an operation was not done', () => {
  it.each([
    ['created', 0, 'never-sent'],
    ['redirected', 1, undefined],
    ['sent', 1, undefined],
    ['notReceived', 1, undefined],
    ['confirmed', 1, undefined],
    ['rejected', 1, 'lender'],
    ['rejected', 0, 'never-sent'],
  ] as const)('for one that is %s after %i attempts: %s', (status, attempts, by) => {
    expect(OperationNotDoneProof.fromOperation({ status, attempts })?.reason).toBe(by)
  })

  it('for a press that created nothing is that of the operation to retry', () => {
    expect(OperationNotDoneProof.fromPressWithoutOperation(undefined)?.reason).toBe('never-sent')
  })
})
