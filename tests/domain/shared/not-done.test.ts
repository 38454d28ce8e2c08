import { describe, expect, it } from 'vitest'
import { NotDone } from '@/domain/shared/not-done'
import { anOperationRecord } from './an-operation-record'

describe('the proof that an operation was not done', () => {
  it("is the lender's rejection", () => {
    expect(NotDone.of({ status: 'rejected', attempts: 1 })?.by).toBe('lender')
  })

  it.each(['created', 'rejected'] as const)('exists for an unsent one that is %s', (status) => {
    expect(NotDone.of({ status, attempts: 0 })?.by).toBe('never-sent')
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
    expect(NotDone.of({ status, attempts })).toBeUndefined()
  })

  it('exists for a press that created nothing, unless it was a retry', () => {
    expect(NotDone.ofPress(undefined)?.by).toBe('never-sent')
    expect(NotDone.ofPress(anOperationRecord({ status: 'notReceived' }))).toBeUndefined()
    expect(NotDone.ofPress(anOperationRecord({ status: 'rejected' }))?.by).toBe('lender')
  })
})
