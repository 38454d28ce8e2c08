import { describe, expect, it } from 'vitest'
import { FakeBackEndClient, createTestRequest, stringOrThrow } from './fake-back-end-client'

const peoplePath = '/users/28456123'
const payPath = '/debitCard/installmentPaymentDebitCard/40128753'
const chargeRequest = {
  idempotencyKey: 'k-1',
  body: { debitCardId: 'td-51c7a8e0', installmentAmount: 12625 },
}

describe('the next answer of a call', () => {
  it('is given once, in the arranged order, and only to that call', async () => {
    const asking = new FakeBackEndClient()
    asking.backEnd.changeDemoState({
      next: [
        { call: 'access.findPeople', answer: { status: 500, code: 'BOOM', message: 'No anduvo.' } },
        { call: 'access.findPeople', answer: { status: 200, body: [] } },
      ],
    })
    expect((await asking.get('/authenticate/27284561231/credentials')).status).toBe(200)
    const first = await asking.get(peoplePath)
    expect([first.status, first.json]).toEqual([500, { code: 'BOOM', message: 'No anduvo.' }])
    expect((await asking.get(peoplePath)).json).toEqual([])
    expect((await asking.get(peoplePath)).json[0]).toMatchObject({ fullname: 'Marta Giménez' })
    expect(asking.backEnd.demoState().next).toEqual([])
  })

  it('can be one that no schema accepts', async () => {
    const asking = new FakeBackEndClient({
      demoState: { next: [{ call: 'access.findPeople', answer: 'malformed' }] },
    })
    const answer = await asking.get(peoplePath)
    expect([answer.status, answer.json]).toEqual([200, 0])
  })

  it("can be a network's login page, without any work done", async () => {
    const asking = new FakeBackEndClient()
    const token = await asking.logIn('marta')
    const call = 'payments.payWithSavedCard'
    asking.backEnd.changeDemoState({ next: [{ call, answer: 'captive-portal' }] })
    const body = { debitCardId: 'td-51c7a8e0', installmentAmount: 12625 }
    const path = '/debitCard/installmentPaymentDebitCard/40128753'
    const { status, headers } = await asking.post(path, { token, idempotencyKey: 'k-1', body })
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(asking.backEnd.countCharges()).toBe(0)
  })

  it('can be a broken connection', async () => {
    const asking = new FakeBackEndClient({
      demoState: { next: [{ call: 'access.findPeople', answer: 'network-error' }] },
    })
    await expect(asking.get(peoplePath)).rejects.toThrow(TypeError)
    expect((await asking.get(peoplePath)).status).toBe(200)
  })

  it('can be lost after the work was done', async () => {
    const asking = new FakeBackEndClient()
    const token = await asking.logIn('marta')
    asking.backEnd.changeDemoState({ next: [{ call: 'payments.payWithSavedCard', answer: 'lost-answer' }] })
    const question = {
      token,
      idempotencyKey: 'k-1',
      body: { debitCardId: 'td-51c7a8e0', installmentAmount: 12625 },
    }
    const path = '/debitCard/installmentPaymentDebitCard/40128753'
    await expect(asking.post(path, question)).rejects.toThrow(TypeError)
    expect(asking.backEnd.countCharges()).toBe(1)
    expect((await asking.post(path, question)).json['paymentSuccess']).toBe(true)
    expect(asking.backEnd.countCharges()).toBe(1)
  })

  it.each([500, 502, 503, 504, 408, 409, 429])('can be a %d after the work was done', async (status) => {
    const asking = new FakeBackEndClient()
    const token = await asking.logIn('marta')
    asking.backEnd.changeDemoState({
      next: [{ call: 'payments.payWithSavedCard', answer: { done: { status } } }],
    })
    expect((await asking.post(payPath, { ...chargeRequest, token })).status).toBe(status)
    expect(asking.backEnd.listChargedAmounts()).toEqual([1_262_500])
  })

  it('can be a broken connection, with a request that arrives after other calls', async () => {
    const asking = new FakeBackEndClient()
    const token = await asking.logIn('marta')
    asking.backEnd.changeDemoState({ next: [{ call: 'payments.payWithSavedCard', answer: { late: 2 } }] })
    await expect(asking.post(payPath, { ...chargeRequest, token })).rejects.toThrow(TypeError)
    const state = async () =>
      (await asking.get('/payments/status?idempotencyKey=k-1', { token })).json['status']
    expect([await state(), asking.backEnd.countCharges()]).toEqual(['NOT_FOUND', 0])
    expect([await state(), asking.backEnd.countCharges()]).toEqual(['NOT_FOUND', 1])
    expect(await state()).toBe('APPROVED')
  })

  it('can be absent until the caller stops waiting', async () => {
    const asking = new FakeBackEndClient({
      demoState: { next: [{ call: 'access.findPeople', answer: 'never' }] },
    })
    const caller = new AbortController()
    const asked = asking.get(peoplePath, { signal: caller.signal })
    caller.abort()
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('the latency', () => {
  it('passes before the answer', async () => {
    const slept: number[] = []
    const asking = new FakeBackEndClient({
      demoState: { latencyMs: 1200 },
      sleep: async (milliseconds) => void slept.push(milliseconds),
    })
    expect((await asking.get(peoplePath)).status).toBe(200)
    expect(slept).toEqual([1200])
  })

  it('ends at once when the caller stops waiting', async () => {
    const asking = new FakeBackEndClient({
      demoState: { latencyMs: 80_000 },
      sleep: () => new Promise(() => {}),
    })
    const caller = new AbortController()
    const asked = asking.get(peoplePath, { signal: caller.signal })
    caller.abort(new DOMException('timeout', 'TimeoutError'))
    await expect(asked).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  it('prevents the work of a caller who stopped waiting before', async () => {
    const asking = new FakeBackEndClient()
    await expect(asking.get(peoplePath, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})

describe('the lender without a network', () => {
  it('answers nothing until the network is back', async () => {
    const asking = new FakeBackEndClient({ demoState: { offline: true } })
    await expect(asking.get(peoplePath)).rejects.toThrow('Failed to fetch')
    asking.backEnd.changeDemoState({ offline: false })
    expect((await asking.get(peoplePath)).status).toBe(200)
  })
})

describe('a login by the demo panel', () => {
  it('needs no network and uses up none of the arranged answers', async () => {
    const asking = new FakeBackEndClient({
      demoState: { offline: true, next: [{ call: 'access.sendCode', answer: 'never' }] },
    })
    const entered = asking.backEnd.signIn('marta')
    expect(entered?.customerTaxId).toBe('27284561231')
    expect(asking.backEnd.demoState().next).toHaveLength(1)
    asking.backEnd.changeDemoState({ offline: false })
    expect(
      (await asking.get('/customers/validateSession', { token: stringOrThrow(entered?.accessToken) })).status,
    ).toBe(204)
  })

  it('fails for an unknown customer', () => {
    expect(new FakeBackEndClient().backEnd.signIn('nadie')).toBeUndefined()
  })
})

describe('a path', () => {
  it('can begin with the base of the portal or without it', async () => {
    const { backEnd } = new FakeBackEndClient()
    const response = await backEnd.handle(
      createTestRequest('http://localhost:4000/users/28456123', 'GET', {}),
    )
    expect(response.status).toBe(200)
  })
})
