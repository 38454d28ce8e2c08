import { beforeEach, describe, expect, it } from 'vitest'
import { FakeBackEndClient, stringOrThrow } from '#tests/adapters/fake/fake-back-end-client'

const minute = 60_000
const hour = 60 * minute
const validate = '/customers/validateSession'
const refreshPath = '/users/27284561231/refreshtoken'
let asking: FakeBackEndClient
let access: string
let refresh: string

beforeEach(async () => {
  asking = new FakeBackEndClient()
  const tokens = await asking.logInAndReturnTokens('marta')
  access = tokens.access
  refresh = tokens.refresh
})

describe('an access token', () => {
  it('opens private calls for fifteen minutes', async () => {
    expect((await asking.get(validate, { token: access })).status).toBe(204)
    asking.clock.advance(15 * minute - 1)
    expect((await asking.get(validate, { token: access })).status).toBe(204)
    asking.clock.advance(1)
    expect((await asking.get(validate, { token: access })).status).toBe(401)
  })

  it('keeps its remaining time after a clock jump forward, and is not shortened by a jump back', async () => {
    const year = 365 * 24 * hour
    const jump = (ahead: number): void => {
      const from = asking.clock.now()
      asking.clock.advance(ahead)
      asking.backEnd.changeDemoTime(asking.backEnd.demoState(), { from, to: from + ahead })
    }
    jump(year)
    expect((await asking.get(validate, { token: access })).status).toBe(204)
    asking.clock.advance(15 * minute)
    expect((await asking.get(validate, { token: access })).status).toBe(401)
    jump(year)
    expect((await asking.get(validate, { token: access })).status).toBe(401)
    jump(-2 * year)
    jump(2 * year)
    expect((await asking.post(refreshPath, { body: { refreshToken: refresh } })).status).toBe(200)
  })

  it('is required', async () => {
    const answer = await asking.get(validate)
    expect(answer.status).toBe(401)
    expect(answer.json['code']).toBe('UNAUTHORIZED')
  })

  it('cannot be a refresh token', async () => {
    expect((await asking.get(validate, { token: refresh })).status).toBe(401)
  })

  it('gives no data of another customer', async () => {
    const paths = ['/customers/20243189072/accountStatus', '/customers/paymentsDetails/c-17be90a3']
    for (const path of paths) expect((await asking.get(path, { token: access })).status).toBe(403)
    expect((await asking.get('/loans/40116602', { token: access })).json['code']).toBe('LOAN_NOT_FOUND')
  })
})

describe('a refresh token', () => {
  it('gives new access tokens for twelve hours', async () => {
    asking.clock.advance(12 * hour - 1)
    const renewed = await asking.post(refreshPath, { body: { refreshToken: refresh } })
    expect((await asking.get(validate, { token: stringOrThrow(renewed.json['accessToken']) })).status).toBe(
      204,
    )
    asking.clock.advance(1)
    const late = await asking.post(refreshPath, { body: { refreshToken: refresh } })
    expect([late.status, late.json['code']]).toEqual([403, 'REFRESH_TOKEN_REFUSED'])
  })

  it("is refused when it is unknown or another customer's", async () => {
    const raul = await asking.logInAndReturnTokens('raul')
    for (const refreshToken of ['desconocido', raul.refresh, access])
      expect((await asking.post(refreshPath, { body: { refreshToken } })).status).toBe(403)
  })

  it('ends at logout with every token of its login, and only those', async () => {
    const elsewhere = await asking.logInAndReturnTokens('marta')
    expect((await asking.post('/users/logout', { body: { refreshToken: refresh } })).status).toBe(204)
    expect((await asking.post(refreshPath, { body: { refreshToken: refresh } })).status).toBe(403)
    expect((await asking.get(validate, { token: access })).status).toBe(401)
    expect((await asking.get(validate, { token: elsewhere.access })).status).toBe(204)
  })
})
