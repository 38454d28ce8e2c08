import { describe, expect, it } from 'vitest'
import { toGatewayFailure } from '@/adapters/http/http-failure'

describe('a failure of HTTP, in the terms of every gateway', () => {
  it.each([
    [{ kind: 'no-answer' }, { kind: 'no-answer' }],
    [{ kind: 'session-ended' }, { kind: 'session-ended' }],
    [
      { kind: 'unreadable', reference: 'loans.listLoans' },
      { kind: 'unreadable', reference: 'loans.listLoans' },
    ],
    [{ kind: 'refused', status: 400 }, { kind: 'server-failure' }],
    [{ kind: 'refused', status: 403 }, { kind: 'server-failure' }],
    [{ kind: 'refused', status: 404 }, { kind: 'server-failure' }],
    [
      { kind: 'refused', status: 408 },
      { kind: 'server-failure', mayBeDone: true },
    ],
    [{ kind: 'refused', status: 409 }, { kind: 'server-failure' }],
    [
      { kind: 'refused', status: 500 },
      { kind: 'server-failure', mayBeDone: true },
    ],
    [
      { kind: 'refused', status: 409, code: 'BUSY', message: 'Volvé en un rato.' },
      { kind: 'server-failure', message: 'Volvé en un rato.' },
    ],
    [
      { kind: 'refused', status: 404, code: 'CUSTOMER_NOT_FOUND', message: 'No está.' },
      { kind: 'server-failure', message: 'No está.', customerProblem: 'not-found' },
    ],
    [
      { kind: 'refused', status: 409, code: 'INVALID_CUSTOMER_EMAIL' },
      { kind: 'server-failure', customerProblem: 'email-not-valid' },
    ],
    [
      { kind: 'refused', status: 409, code: 'INVALID_PHONE_NUMBER' },
      { kind: 'server-failure', customerProblem: 'phone-not-valid' },
    ],
    // The message of a framework that does not know the call.
    [{ kind: 'refused', status: 404, message: 'Cannot GET /api/myCards' }, { kind: 'server-failure' }],
    [{ kind: 'refused', status: 405, message: 'Method Not Allowed' }, { kind: 'server-failure' }],
    [
      { kind: 'refused', status: 501, code: 'NOT_BUILT', message: 'Not built' },
      { kind: 'server-failure', mayBeDone: true },
    ],
    // The portal's own answer for a call that the lender has switched off.
    [{ kind: 'refused', status: 501, isUnsent: true }, { kind: 'server-failure' }],
    [{ kind: 'refused', status: 409, code: 'constructor' }, { kind: 'server-failure' }],
  ] as const)('of %j is %j', (reason, expected) => {
    expect(toGatewayFailure(reason)).toEqual(expected)
  })
})
