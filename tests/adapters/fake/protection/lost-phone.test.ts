import { beforeEach, expect, it } from 'vitest'
import { FakeBackEndClient, type TestResponseContent } from '#tests/adapters/fake/fake-back-end-client'

let client: FakeBackEndClient

beforeEach(() => {
  client = new FakeBackEndClient()
})

function reportLostPhone(dni: string, password: string): Promise<TestResponseContent> {
  return client.post('/protection/lost-phone', { body: { dni, password } })
}

const decodeBodyText = ({ bytes }: TestResponseContent): string => new TextDecoder().decode(bytes)

it('reporting a lost phone ends every session, on every device', async () => {
  const first = await client.logInAndReturnTokens('marta')
  const second = await client.logInAndReturnTokens('marta')
  expect((await reportLostPhone('28456123', 'cuota2026')).status).toBe(200)
  const states = await Promise.all(
    [first, second].map(async ({ access, refresh: refreshToken }) => [
      (await client.get('/customers/validateSession', { token: access })).status,
      (await client.post('/users/27284561231/refreshtoken', { body: { refreshToken } })).status,
    ]),
  )
  expect(states).toEqual([
    [401, 403],
    [401, 403],
  ])
})

it('reporting a lost phone leaves the sessions of other customers open', async () => {
  const token = await client.logIn('raul')
  await reportLostPhone('28456123', 'cuota2026')
  expect((await client.get('/customers/validateSession', { token })).status).toBe(204)
})

it('reporting a lost phone blocks changes in later sessions for a day', async () => {
  await reportLostPhone('28456123', 'cuota2026')
  const token = await client.logIn('marta')
  const changed = await client.sendRequest('PUT', '/authenticate', { token, body: { newPass: 'ladron2026' } })
  expect([changed.status, changed.json['code']]).toEqual([409, 'OPERATION_HELD_BACK'])
})

it('reporting a lost phone gives exactly the same answer for every DNI and every mistake', async () => {
  const answers = [
    await reportLostPhone('11111111', 'cuota2026'),
    await reportLostPhone('28456123', 'otra2026'),
    await reportLostPhone('38214690', 'cuota2026'),
    await reportLostPhone('28456123', 'otra2026'),
    await reportLostPhone('28456123', 'otra2026'),
    await reportLostPhone('28456123', 'cuota2026'),
  ]
  expect(new Set(answers.map((answer) => `${answer.status} ${decodeBodyText(answer)}`)).size).toBe(1)
  expect(answers[0]?.json['code']).toBe('LOST_PHONE_NOT_PROVED')
})

it('reporting a lost phone counts its wrong passwords together with those of the login', async () => {
  for (let times = 0; times < 3; times += 1) await reportLostPhone('28456123', 'otra2026')
  const login = await client.post('/users/27284561231/login?isAuthFromApp=false', {
    body: { password: 'cuota2026' },
  })
  expect(login.json['code']).toBe('LOGIN_INVALID_USER_BLOCKED')
})
