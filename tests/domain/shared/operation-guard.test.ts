import { describe, expect, it } from 'vitest'
import { firstUnacknowledgedOperation } from '@/domain/shared/operation-guard'
import type { OperationStatus } from '@/domain/shared/operation-status'
import { anOperationRecord } from './an-operation-record'

const noAcknowledgedOperations = { acknowledgedKeys: [] }

function operationWithKey(idempotencyKey: string, status: OperationStatus) {
  return anOperationRecord({ idempotencyKey, status })
}

describe('the operation to show before another one is sent', () => {
  it('is none when nothing is known', () => {
    expect(firstUnacknowledgedOperation([], noAcknowledgedOperations)).toBeUndefined()
  })

  it.each(['rejected', 'created'] as const)('is none that is %s', (status) => {
    expect(
      firstUnacknowledgedOperation([operationWithKey('a', status)], noAcknowledgedOperations),
    ).toBeUndefined()
  })

  it.each(['redirected', 'sent', 'notReceived', 'confirmed'] as const)('is one that is %s', (status) => {
    const known = operationWithKey('a', status)
    expect(firstUnacknowledgedOperation([known], noAcknowledgedOperations)).toBe(known)
  })

  it.each(['sent', 'notReceived'] as const)(
    'is first one that is %s, although another came later',
    (status) => {
      const [latest, unknown] = [operationWithKey('b', 'confirmed'), operationWithKey('a', status)]
      expect(firstUnacknowledgedOperation([latest, unknown], noAcknowledgedOperations)).toBe(unknown)
    },
  )

  it('is the latest of those that were done', () => {
    const [latest, first] = [operationWithKey('b', 'confirmed'), operationWithKey('a', 'redirected')]
    expect(firstUnacknowledgedOperation([latest, first], noAcknowledgedOperations)).toBe(latest)
  })

  it('is neither one that the customer has acknowledged nor the one to retry', () => {
    const [a, b, c] = [
      operationWithKey('a', 'sent'),
      operationWithKey('b', 'notReceived'),
      operationWithKey('c', 'confirmed'),
    ]
    const shown = { acknowledgedKeys: ['a'], operationToRetry: b }
    expect(firstUnacknowledgedOperation([a, b, c], shown)).toBe(c)
    expect(firstUnacknowledgedOperation([a, b], shown)).toBeUndefined()
  })
})
