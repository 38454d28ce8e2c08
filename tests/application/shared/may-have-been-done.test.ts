import { expect, it } from 'vitest'
import { mayRequestHaveBeenDone } from '@/application/shared/may-request-have-been-done'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

it.each<[string, GatewayFailure, boolean]>([
  ['the lender did not answer', { kind: 'no-answer' }, true],
  ['the answer cannot be read', { kind: 'unreadable', reference: 'cards.add' }, true],
  ['the lender failed', { kind: 'server-failure', mayBeDone: true }, true],
  ['the lender refused', { kind: 'server-failure', message: 'no' }, false],
  ['it was asked too often', { kind: 'server-failure', tooManyRequests: {} }, false],
  ['nothing left this device', { kind: 'no-answer', isUnsent: true }, false],
  ['the session is over', { kind: 'session-ended' }, false],
])('when %s, the operation may have been done: %j is %s', (_, failure, expected) => {
  expect(mayRequestHaveBeenDone(failure)).toBe(expected)
})
