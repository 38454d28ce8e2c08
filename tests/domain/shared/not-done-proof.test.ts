import { describe, expect, it } from 'vitest'
import { OperationNotDoneProof } from '@/domain/shared/operation-not-done-proof'
import { anOperationRecord } from './an-operation-record'

describe('the proof that an operation was not done', () => {
  it("is the lender's rejection", () => {
    expect(OperationNotDoneProof.fromOperation({ status: 'rejected', attempts: 1 })?.reason).toBe('lender')
  })

  it.each(['created', 'rejected'] as const)('exists for an unsent one that is %s', (status) => {
    expect(OperationNotDoneProof.fromOperation({ status, attempts: 0 })?.reason).toBe('never-sent')
  })

  it.each([
    ['created', 1],
    ['redirected', 0],
    ['redirected', 1],
    ['sent', 0],
    ['sent', 1],
    ['notReceived', 1],
    ['confirmed', 1],
  ] as const)('does not exist for one that is %s after %i attempts', (status, attempts) => {
    expect(OperationNotDoneProof.fromOperation({ status, attempts })).toBeUndefined()
  })

  it('exists for a press that created nothing, unless it was a retry', () => {
    expect(OperationNotDoneProof.fromPressWithoutOperation(undefined)?.reason).toBe('never-sent')
    expect(
      OperationNotDoneProof.fromPressWithoutOperation(anOperationRecord({ status: 'notReceived' })),
    ).toBeUndefined()
    expect(
      OperationNotDoneProof.fromPressWithoutOperation(anOperationRecord({ status: 'rejected' }))?.reason,
    ).toBe('lender')
  })
})
