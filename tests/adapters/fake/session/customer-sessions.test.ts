import { beforeEach, describe, expect, it } from 'vitest'
import { FakeBackEndClient, stringOrThrow } from '#tests/adapters/fake/fake-back-end-client'

const minuteMilliseconds = 60_000
const hourMilliseconds = 60 * minuteMilliseconds
const validateSessionPath = '/customers/validateSession'
const refreshTokenPath = '/users/27284561231/refreshtoken'
let client: FakeBackEndClient
let martasAccessToken: string
let martasRefreshToken: string

beforeEach(async () => {
  client = new FakeBackEndClient()
  const tokens = await client.logInAndReturnTokens('marta')
  martasAccessToken = tokens.access
  martasRefreshToken = tokens.refresh
})

describe('an access token', () => {
  it('opens private calls for fifteen minutes', async () => {
    expect((await client.get(validateSessionPath, { token: martasAccessToken })).status).toBe(204)
    client.clock.advance(15 * minuteMilliseconds - 1)
    expect((await client.get(validateSessionPath, { token: martasAccessToken })).status).toBe(204)
    client.clock.advance(1)
    expect((await client.get(validateSessionPath, { token: martasAccessToken })).status).toBe(401)
  })

  it('keeps its remaining time after a clock jump forward, and is not shortened by a jump back', async () => {
    const year = 365 * 24 * hourMilliseconds
    const jump = (ahead: number): void => {
      const from = client.clock.now()
      client.clock.advance(ahead)
      client.backEnd.changeDemoTime(client.backEnd.demoState(), { from, to: from + ahead })
    }
    jump(year)
    expect((await client.get(validateSessionPath, { token: martasAccessToken })).status).toBe(204)
    client.clock.advance(15 * minuteMilliseconds)
    expect((await client.get(validateSessionPath, { token: martasAccessToken })).status).toBe(401)
    jump(year)
    expect((await client.get(validateSessionPath, { token: martasAccessToken })).status).toBe(401)
    jump(-2 * year)
    jump(2 * year)
    expect((await client.post(refreshTokenPath, { body: { refreshToken: martasRefreshToken } })).status).toBe(
      200,
    )
  })

  it('is required', async () => {
    const answer = await client.get(validateSessionPath)
    expect(answer.status).toBe(401)
    expect(answer.json['code']).toBe('UNAUTHORIZED')
  })

  it('cannot be a refresh token', async () => {
    expect((await client.get(validateSessionPath, { token: martasRefreshToken })).status).toBe(401)
  })

  it('gives no data of another customer', async () => {
    const paths = ['/customers/20243189072/accountStatus', '/customers/paymentsDetails/c-17be90a3']
    for (const path of paths) expect((await client.get(path, { token: martasAccessToken })).status).toBe(403)
    expect((await client.get('/loans/40116602', { token: martasAccessToken })).json['code']).toBe(
      'LOAN_NOT_FOUND',
    )
  })
})

describe('a refresh token', () => {
  it('gives new access tokens for twelve hours', async () => {
    client.clock.advance(12 * hourMilliseconds - 1)
    const renewed = await client.post(refreshTokenPath, { body: { refreshToken: martasRefreshToken } })
    expect(
      (await client.get(validateSessionPath, { token: stringOrThrow(renewed.json['accessToken']) })).status,
    ).toBe(204)
    client.clock.advance(1)
    const late = await client.post(refreshTokenPath, { body: { refreshToken: martasRefreshToken } })
    expect([late.status, late.json['code']]).toEqual([403, 'REFRESH_TOKEN_REFUSED'])
  })

  it("is refused when it is unknown or another customer's", async () => {
    const raul = await client.logInAndReturnTokens('raul')
    for (const refreshToken of ['desconocido', raul.refresh, martasAccessToken])
      expect((await client.post(refreshTokenPath, { body: { refreshToken } })).status).toBe(403)
  })

  it('ends at logout with every token of its login, and only those', async () => {
    const elsewhere = await client.logInAndReturnTokens('marta')
    expect((await client.post('/users/logout', { body: { refreshToken: martasRefreshToken } })).status).toBe(
      204,
    )
    expect((await client.post(refreshTokenPath, { body: { refreshToken: martasRefreshToken } })).status).toBe(
      403,
    )
    expect((await client.get(validateSessionPath, { token: martasAccessToken })).status).toBe(401)
    expect((await client.get(validateSessionPath, { token: elsewhere.access })).status).toBe(204)
  })
})
