import { describe, expect, it } from 'vitest'
import { NotDoneProof } from '@/domain/shared/not-done-proof'
import { anOperationRecord } from './an-operation-record'

describe('the proof that an operation was not done', () => {
  it("is the lender's rejection", () => {
    expect(NotDoneProof.fromOperation({ status: 'rejected', attempts: 1 })?.by).toBe('lender')
  })

  it.each(['created', 'rejected'] as const)('exists for an unsent one that is %s', (status) => {
    expect(NotDoneProof.fromOperation({ status, attempts: 0 })?.by).toBe('never-sent')
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
    expect(NotDoneProof.fromOperation({ status, attempts })).toBeUndefined()
  })

  it('exists for a press that created nothing, unless it was a retry', () => {
    expect(NotDoneProof.fromButtonPress(undefined)?.by).toBe('never-sent')
    expect(NotDoneProof.fromButtonPress(anOperationRecord({ status: 'notReceived' }))).toBeUndefined()
    expect(NotDoneProof.fromButtonPress(anOperationRecord({ status: 'rejected' }))?.by).toBe('lender')
  })
})
