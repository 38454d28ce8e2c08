import { expect, it } from 'vitest'
import { recordApiCallFailure } from '@/adapters/http/call-failure-event'
import type { ReceivedServerAnswer } from '@/adapters/http/answer-deviation'
import { supportContract } from '@/adapters/contract/support.contract'
import type { PageEvent } from '@/application/shared/page-telemetry'

const encodeJson = (body: unknown): ArrayBuffer =>
  new Uint8Array(new TextEncoder().encode(JSON.stringify(body))).buffer

function recordFailure(answer: Partial<ReceivedServerAnswer>): Partial<PageEvent> | undefined {
  let found: Partial<PageEvent> | undefined
  recordApiCallFailure(
    { add: (event) => (found = event) },
    {
      call: supportContract.sendClaim,
      status: 500,
      contentType: 'application/json',
      bytes: encodeJson({}),
      isRead: true,
      milliseconds: 812.4,
      ...answer,
    },
    { pattern: '/consultas', sender: { customerId: undefined } },
  )
  return found
}

it('the event has the call, the code of the contract and the milliseconds', () => {
  const refusal = encodeJson({ code: 'LOAN_NOT_FOUND', message: 'El préstamo de Marta no está.' })
  expect(recordFailure({ status: 404, bytes: refusal })).toEqual({
    kind: 'call',
    pattern: '/consultas',
    name: 'support.sendClaim',
    code: 'LOAN_NOT_FOUND',
    milliseconds: 812,
  })
})

it('the event has no code outside the contract, because it could be about a person', () => {
  expect(recordFailure({ status: 409, bytes: encodeJson({ code: '28456123' }) })?.code).toBe('HTTP_409')
  expect(recordFailure({ status: 409, bytes: encodeJson({ code: 'toString' }) })?.code).toBe('HTTP_409')
})

it.each([
  ['no answer', { status: 0, isRead: false }, 'NO_ANSWER'],
  ['an answer of another origin', { status: 0, isRead: false, isFromOtherOrigin: true }, 'UNREADABLE'],
  ['an answer that cannot be read', { status: 200, isRead: false }, 'UNREADABLE'],
  ['a page of a proxy', { status: 502, isRead: false }, 'HTTP_502'],
] as const)('the event of %s names its kind', (_, answer, code) => {
  expect(recordFailure(answer)?.code).toBe(code)
})

it('a renewed token has no event', () => {
  expect(recordFailure({ status: 401 })).toBeUndefined()
})
