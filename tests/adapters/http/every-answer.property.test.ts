import fc from 'fast-check'
import { expect, it } from 'vitest'
import { apiContractNames, apiContracts } from '@/adapters/contract/contracts'
import type { ApiCall } from '@/adapters/contract/call'
import { displaySafeText } from '@/domain/shared/readable-text'
import { failure } from '@/domain/shared/result'
import { findServedCall } from '@/adapters/fake/call-table'
import { createArbitraryFromSchema } from '#tests/support/arbitrary-of'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryCrossTabLock } from '#tests/support/memory-device'
import { MemoryStorage } from '#tests/support/memory-storage'
import { createSessionStore } from '#tests/support/sessions-in'
import { BrowserWithFakeBackEnd, TabWithFakeBackEnd } from './connected-browser'
import { listCallableGatewayMethods, type CallableGatewayMethod } from './every-gateway-method'

const apiCalls: readonly ApiCall[] = apiContractNames.flatMap((capability): readonly ApiCall[] =>
  Object.values(apiContracts[capability]),
)

const answersArbitrary = fc.record(
  Object.fromEntries(
    apiCalls.flatMap(({ name, answer }) =>
      typeof answer === 'string' ? [] : [[name, createArbitraryFromSchema(answer)]],
    ),
  ),
)

/** Returns a `fetch` function that answers each API call with the given answer for that call. */
function createFetchAnswering(answers: Readonly<Record<string, unknown>>): typeof globalThis.fetch {
  return async (input, init) => {
    const { url, method } = new Request(input, init)
    const call = findServedCall(method, new URL(url).pathname.replace(/^\/(api|push)\//, '/'))?.call
    if (call?.answer === 'none') return new Response(undefined, { status: 204 })
    if (call?.answer === 'file')
      return new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } })
    return new Response(JSON.stringify(answers[call?.name ?? ''], replaceTextIfInvisible))
  }
}

/**
 * Returns `x` in place of a text without visible characters, which the portal would read as empty. Source:
 * GEN-14.
 */
function replaceTextIfInvisible(_: string, value: unknown): unknown {
  return typeof value === 'string' && value !== '' && displaySafeText(value) === '' ? 'x' : value
}

/**
 * Returns whether an answer reports both success and a reason for failure. Such an answer is not accepted.
 */
function isContradictoryAnswer(answer: unknown): boolean {
  const { paymentSuccess, errorCode } = Object(answer)
  return Boolean(paymentSuccess && errorCode)
}

it('the portal reads every answer that its schema accepts, without throwing', async () => {
  const asMarta = new BrowserWithFakeBackEnd().signIn('marta')
  const storage = new MemoryStorage()
  createSessionStore(storage).openSession(asMarta)
  await fc.assert(
    fc.asyncProperty(answersArbitrary, async (answers) => {
      const tab = new TabWithFakeBackEnd(
        createFetchAnswering(answers),
        storage,
        new MemoryCrossTabLock(),
        new ManualClock(),
      )
      const uses = listCallableGatewayMethods(tab.gateways, asMarta)
      const contradictions = Object.keys(answers)
        .filter((name) => isContradictoryAnswer(answers[name]))
        .map((name) => `${name}: ${JSON.stringify([failure({ kind: 'unreadable', reference: name })])}`)
      expect((await Promise.all(uses.map(callAndDescribeFailure))).flat()).toEqual(contradictions)
    }),
    { numRuns: 40 },
  )
})

/**
 * Calls a gateway method. Returns a list with one text if the method throws or cannot read an answer;
 * otherwise an empty list.
 */
async function callAndDescribeFailure({
  methodName,
  callMethod,
}: CallableGatewayMethod): Promise<readonly string[]> {
  const results: readonly unknown[] = await callMethod().catch((reason: unknown) => [String(reason)])
  const isRead = results.every(
    (each) => typeof each === 'object' && Object(Object(each).failure).kind !== 'unreadable',
  )
  return isRead ? [] : [`${methodName}: ${JSON.stringify(results)}`]
}
