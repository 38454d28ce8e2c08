import { describe, expect, it } from 'vitest'
import { firstUnacknowledged } from '@/domain/shared/operation-guard'
import type { OperationStatus } from '@/domain/shared/operation-status'
import { anOperationRecord } from './an-operation-record'

const nobody = { acknowledgedKeys: [] }

function named(idempotencyKey: string, status: OperationStatus) {
  return anOperationRecord({ idempotencyKey, status })
}

describe('the operation to show before another one is sent', () => {
  it('is none when nothing is known', () => {
    expect(firstUnacknowledged([], nobody)).toBeUndefined()
  })

  it.each(['rejected', 'created'] as const)('is none that is %s', (status) => {
    expect(firstUnacknowledged([named('a', status)], nobody)).toBeUndefined()
  })

  it.each(['redirected', 'sent', 'notReceived', 'confirmed'] as const)('is one that is %s', (status) => {
    const known = named('a', status)
    expect(firstUnacknowledged([known], nobody)).toBe(known)
  })

  it.each(['sent', 'notReceived'] as const)(
    'is first one that is %s, although another came later',
    (status) => {
      const [latest, unknown] = [named('b', 'confirmed'), named('a', status)]
      expect(firstUnacknowledged([latest, unknown], nobody)).toBe(unknown)
    },
  )

  it('is the latest of those that were done', () => {
    const [latest, first] = [named('b', 'confirmed'), named('a', 'redirected')]
    expect(firstUnacknowledged([latest, first], nobody)).toBe(latest)
  })

  it('is neither one that the customer has acknowledged nor the one to retry', () => {
    const [a, b, c] = [named('a', 'sent'), named('b', 'notReceived'), named('c', 'confirmed')]
    const shown = { acknowledgedKeys: ['a'], retryOf: b }
    expect(firstUnacknowledged([a, b, c], shown)).toBe(c)
    expect(firstUnacknowledged([a, b], shown)).toBeUndefined()
  })
})
