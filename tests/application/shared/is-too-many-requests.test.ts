import { expect, it } from 'vitest'
import { isTooManyRequests } from '@/application/shared/is-too-many-requests'

it.each([
  [{ kind: 'server-failure', tooManyRequests: {} }, true],
  [{ kind: 'server-failure', tooManyRequests: { retryAfterSeconds: 60 } }, true],
  [{ kind: 'server-failure' }, false],
  [{ kind: 'no-answer' }, false],
  [{ kind: 'number-not-valid' }, false],
] as const)('%j is too many requests: %s', (failure, expected) => {
  expect(isTooManyRequests(failure)).toBe(expected)
})
