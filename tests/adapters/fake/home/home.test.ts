import { beforeEach, describe, expect, it } from 'vitest'
import { FakeBackEndClient, MemoryChangeLogStorage } from '#tests/adapters/fake/fake-back-end-client'

let client: FakeBackEndClient
let token: string

beforeEach(async () => {
  client = new FakeBackEndClient()
  token = await client.logIn('sofia')
})

describe('the home of Sofía', () => {
  it('has the customer’s banners as embedded pictures', async () => {
    const banners = await client.get('/customers/getCustomBanner', { token })
    expect(banners.json[0]).toEqual({
      index: 10,
      link: '/mis-pagos',
      image: expect.stringMatching(/^data:image\/svg\+xml,%3Csvg.*720/),
      imageMobile: expect.stringMatching(/^data:image\/svg\+xml,%3Csvg.*360/),
    })
    expect(banners.json['length']).toBe(3)
  })

  it('has a benefit of 18 % and an unfinished request', async () => {
    expect((await client.get('/customers/prepaidBenefit', { token })).json).toEqual({
      amount: 168_018,
      totalInstallmentAmount: 204_900,
      alreadyShown: false,
    })
    expect((await client.get('/users/23398712064/lastPendingLoan', { token })).json).toEqual({
      hash: 'h-93e1b7c0',
      maxAmount: 420_000,
      requestedAmount: 300_000,
      installmentAmountSelected: 39_618.5,
      installmentsNumberSelected: 12,
    })
  })
})

describe('a notice', () => {
  it('stays until the customer sees it, also after a reload', async () => {
    const journal = new MemoryChangeLogStorage()
    const first = new FakeBackEndClient({ journal })
    const session = await first.logIn('sofia')
    expect((await first.get('/customers/notifications', { token: session })).json['length']).toBe(1)
    expect((await first.post('/customers/notifications/n-4b20', { token: session })).status).toBe(204)
    const again = new FakeBackEndClient({ journal })
    const later = await again.get('/customers/notifications', { token: session })
    expect(later.json).toEqual([])
  })

  it('can be marked as seen by its own customer only', async () => {
    const other = await client.logIn('marta')
    expect((await client.post('/customers/notifications/n-4b20', { token: other })).status).toBe(404)
    expect((await client.post('/customers/notifications/nada', { token })).status).toBe(404)
    expect((await client.get('/customers/notifications', { token })).json['length']).toBe(1)
  })
})

it('the other personas have no banner, notice, benefit or request', async () => {
  const other = await client.logIn('marta')
  expect((await client.get('/customers/getCustomBanner', { token: other })).json).toEqual([])
  expect((await client.get('/customers/notifications', { token: other })).json).toEqual([])
  expect((await client.get('/customers/prepaidBenefit', { token: other })).status).toBe(204)
  expect((await client.get('/users/27284561231/lastPendingLoan', { token: other })).status).toBe(204)
})
