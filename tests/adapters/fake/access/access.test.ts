import { beforeEach, describe, expect, it } from 'vitest'
import {
  FakeBackEndClient,
  stringOrThrow,
  type TestResponseContent,
} from '#tests/adapters/fake/fake-back-end-client'

const minuteMilliseconds = 60_000
let client: FakeBackEndClient

beforeEach(() => {
  client = new FakeBackEndClient()
})

async function requestSmsCode(query = ''): Promise<string> {
  const answer = await client.get(`/users/27284561231/verificationCode/sendSMS${query}`)
  return stringOrThrow(answer.json['smsCode'])
}

function logInWithCode(smsCode: string): Promise<TestResponseContent> {
  return client.post('/users/27284561231/authenticateCustomer', { body: { smsCode } })
}

function codeOtherThan(code: string): string {
  return code === '0000' ? '1111' : '0000'
}

describe('the people with a DNI', () => {
  it('are all listed when they share it', async () => {
    const people = await client.get('/users/14223078')
    expect(people.json).toEqual([
      { fullname: 'Ana Laura Castro', customerTaxId: '27142230785', gender: 'F' },
      { fullname: 'Ana María Castro', customerTaxId: '24142230786', gender: 'F' },
      { fullname: 'Juan Carlos Rojas', customerTaxId: '20142230780', gender: 'M' },
    ])
  })

  it('are not found for an unknown DNI', async () => {
    const nobody = await client.get('/users/11111111')
    expect(nobody.status).toBe(404)
    expect(nobody.json).toEqual({
      code: 'CUSTOMER_NOT_FOUND',
      message: 'No encontramos datos para el dni ingresado',
    })
  })

  it('have a last loan, or none when they are not customers', async () => {
    const marta = await client.get('/users/27284561231/lastLoan?statusList=ACT,CAN,HAB')
    const pedro = await client.get('/users/20401182234/lastLoan?statusList=ACT,CAN,HAB')
    expect([marta.status, pedro.status]).toEqual([200, 204])
  })

  it('have a password or not', async () => {
    const marta = await client.get('/authenticate/27284561231/credentials')
    const bruno = await client.get('/authenticate/20382146906/credentials')
    expect([marta.json['hasCredentials'], bruno.json['hasCredentials']]).toEqual([true, false])
  })
})

describe('a login code', () => {
  it('is sent to the phone, and to the e-mail only on request, and the answer names both in full', async () => {
    const first = await client.get('/users/27284561231/verificationCode/sendSMS?sendByEmail=false')
    const again = await client.get('/users/27284561231/verificationCode/sendSMS?sendByEmail=true')
    expect(first.json).toMatchObject({
      phoneNumber: '1145678901',
      smsCode: expect.stringMatching(/^\d{4}$/),
    })
    expect(first.json['customerEmail']).toBeUndefined()
    expect(again.json['customerEmail']).toBe('marta.gimenez@correo.example')
  })

  it('logs in once', async () => {
    const code = await requestSmsCode()
    expect((await logInWithCode(code)).status).toBe(200)
    expect((await logInWithCode(code)).json['code']).toBe('INVALID_SMS_CODE_ERROR')
  })

  it('is valid for ten minutes', async () => {
    const code = await requestSmsCode()
    client.clock.advance(10 * minuteMilliseconds)
    expect((await logInWithCode(code)).json['code']).toBe('INVALID_SMS_CODE_ERROR')
  })

  it('is still valid a moment before', async () => {
    const code = await requestSmsCode()
    client.clock.advance(10 * minuteMilliseconds - 1)
    expect((await logInWithCode(code)).status).toBe(200)
  })

  it('survives two wrong attempts and ends with the third', async () => {
    const code = await requestSmsCode()
    await logInWithCode(codeOtherThan(code))
    await logInWithCode(codeOtherThan(code))
    expect((await logInWithCode(code)).status).toBe(200)
    const next = await requestSmsCode()
    for (let attempt = 0; attempt < 3; attempt += 1) await logInWithCode(codeOtherThan(next))
    expect((await logInWithCode(next)).json['code']).toBe('INVALID_SMS_CODE_ERROR')
  })

  it('is replaced by a new one', async () => {
    const earlier = await requestSmsCode()
    const later = await requestSmsCode('?sendByEmail=true')
    expect((await logInWithCode(earlier)).json['code']).toBe('INVALID_SMS_CODE_ERROR')
    expect((await logInWithCode(later)).status).toBe(200)
  })

  it('is not sent to an invalid phone number', async () => {
    const answer = await client.get('/users/27284561231/verificationCode/sendSMS?phone=abc')
    expect(answer.json['code']).toBe('INVALID_PHONE_NUMBER')
  })
})

describe('a password', () => {
  const logIn = (password: string) =>
    client.post('/users/27284561231/login?isAuthFromApp=false', { body: { password } })

  it('logs the customer in and returns opaque tokens', async () => {
    const answer = await logIn('cuota2026')
    expect(answer.json).toMatchObject({
      customerId: 'c-8f21d04b',
      customerTaxId: '27284561231',
      customerFirstName: 'Marta',
      customerDocument: '28456123',
      hasCredentials: true,
    })
    expect(
      stringOrThrow(answer.json['accessToken']) + stringOrThrow(answer.json['refreshToken']),
    ).not.toMatch(/\d/)
  })

  it('blocks the user at the third wrong attempt, also with the right one, until the demo is reset', async () => {
    expect((await logIn('otra')).json['code']).toBe('LOGIN_INVALID_USER_OR_PASSWORD')
    expect((await logIn('otra')).json['code']).toBe('LOGIN_INVALID_USER_OR_PASSWORD')
    expect((await logIn('otra')).json['code']).toBe('LOGIN_INVALID_USER_BLOCKED')
    expect((await logIn('cuota2026')).json['code']).toBe('LOGIN_INVALID_USER_BLOCKED')
    client.backEnd.reset()
    expect((await logIn('cuota2026')).status).toBe(200)
  })

  it('forgets the wrong attempts after a right one', async () => {
    await logIn('otra')
    await logIn('otra')
    await logIn('cuota2026')
    expect((await logIn('otra')).json['code']).toBe('LOGIN_INVALID_USER_OR_PASSWORD')
  })

  it('does not log in a customer who has none', async () => {
    const answer = await client.post('/users/20382146906/login?isAuthFromApp=false', {
      body: { password: 'cuota2026' },
    })
    expect(answer.json['code']).toBe('LOGIN_INVALID_USER_OR_PASSWORD')
  })
})
