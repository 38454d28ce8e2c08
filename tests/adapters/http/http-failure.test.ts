import { describe, expect, it } from 'vitest'
import { toGatewayFailure } from '@/adapters/http/http-failure'

describe('a failure of HTTP, in the words of every area', () => {
  it.each([
    [{ kind: 'no-answer' }, { kind: 'no-answer' }],
    [{ kind: 'session-ended' }, { kind: 'session-ended' }],
    [
      { kind: 'unreadable', reference: 'loans.listLoans' },
      { kind: 'unreadable', reference: 'loans.listLoans' },
    ],
    [{ kind: 'refused', status: 500 }, { kind: 'server-failure' }],
    [
      { kind: 'refused', status: 409, code: 'BUSY', message: 'Volvé en un rato.' },
      { kind: 'server-failure', message: 'Volvé en un rato.' },
    ],
  ] as const)('%j is %j', (reason, expected) => {
    expect(toGatewayFailure(reason)).toEqual(expected)
  })
})
