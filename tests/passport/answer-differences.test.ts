import { describe, expect, it } from 'vitest'
import { paymentsContract } from '@/adapters/contract/payments.contract'
import { findAnswerDifferences } from '#passport/checks/answer-differences'

/** Returns a request that the server answered with the given status and JSON body. */
function createExchange(status: number, json: unknown) {
  return {
    call: paymentsContract.payWithSavedCard,
    method: 'POST',
    url: '/x',
    sentHeaders: {},
    sentBody: undefined,
    answer: { status, json, headers: new Headers(), bytes: new Uint8Array() },
  }
}

const approved = createExchange(200, { paymentSuccess: true })

describe('two answers to requests with one idempotency key', () => {
  it.each([
    [409, { code: 'OPERATION_IN_PROCESS', message: 'Esperá.' }],
    [409, { message: 'Esperá.' }],
    [409, undefined],
  ])('do not differ if one is %d %o, because the first request is still being done', (status, json) => {
    expect(findAnswerDifferences([approved, createExchange(status, json)])).toEqual([])
  })

  it.each([
    [409, { code: 'DUPLICATE' }],
    [503, { code: 'OPERATION_IN_PROCESS' }],
    [200, { paymentSuccess: false }],
  ])('differ if one is %d %o', (status, json) => {
    expect(findAnswerDifferences([approved, createExchange(status, json)])).toHaveLength(1)
  })
})
