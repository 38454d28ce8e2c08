import { expect, it } from 'vitest'
import { nextStepAfterCardRefusal } from '@/domain/payments/card-refusal'

it.each([
  ['blocked', 'provider'],
  ['insufficient-funds', 'provider'],
  ['denied', 'provider'],
  ['wrong-number', 'card'],
  ['payment-error', 'provider'],
  ['limits-exceeded', 'provider'],
  ['too-many-attempts', 'none'],
] as const)('the portal offers after %s: %s', (refusal, way) => {
  expect(nextStepAfterCardRefusal(refusal)).toBe(way)
})
