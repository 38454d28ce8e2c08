import { beforeEach, describe, expect, it } from 'vitest'
import { callRateLimits, findCallRateLimits } from '@/adapters/contract/call-rate-limits'
import { servedCalls } from '@/adapters/fake/call-table'
import { FakeBackEndClient, type TestResponseContent } from './fake-back-end-client'

const hourMilliseconds = 3_600_000
const martaTaxId = '27284561231'
let client: FakeBackEndClient

beforeEach(() => {
  client = new FakeBackEndClient()
})

function requestLoginCode(taxId = martaTaxId): Promise<TestResponseContent> {
  return client.get(`/users/${taxId}/verificationCode/sendSMS`)
}

async function repeatRequestAndReturnStatuses(
  times: number,
  ask: () => Promise<TestResponseContent>,
): Promise<readonly number[]> {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1) statuses.push((await ask()).status)
  return statuses
}

describe('a call with a limit', () => {
  it('is answered so many times within the hour for a person, and then refused', async () => {
    const statuses = await repeatRequestAndReturnStatuses(21, () => requestLoginCode())
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  })

  it('states in seconds when it is answered again', async () => {
    await repeatRequestAndReturnStatuses(20, () => requestLoginCode())
    client.clock.advance(hourMilliseconds / 4)
    const refused = await requestLoginCode()
    expect([refused.json['code'], refused.headers.get('Retry-After')]).toEqual(['TOO_MANY_REQUESTS', '2700'])
  })

  it('is answered again when that time has passed', async () => {
    await repeatRequestAndReturnStatuses(20, () => requestLoginCode())
    client.clock.advance(hourMilliseconds)
    expect((await requestLoginCode()).status).toBe(200)
  })

  it('has the same wait when the customer asks during it', async () => {
    await repeatRequestAndReturnStatuses(30, () => requestLoginCode())
    client.clock.advance(hourMilliseconds)
    expect((await requestLoginCode()).status).toBe(200)
  })

  it('is still answered for another person', async () => {
    await repeatRequestAndReturnStatuses(21, () => requestLoginCode())
    expect((await requestLoginCode('20382146906')).status).toBe(200)
  })

  it('is refused to an address that asks for one person after the other', async () => {
    const dnis = Array.from({ length: 301 }, (_, number) => `${10_000_000 + number}`)
    const statuses: number[] = []
    for (const dni of dnis) statuses.push((await client.get(`/users/${dni}`)).status)
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([404, 429])
  })

  it('counts a repeated key once', async () => {
    client.backEnd.changeDemoState({ set: { requestsAllowed: 1 } })
    const token = client.backEnd.signIn('marta')?.accessToken ?? ''
    const claim = { token, body: { reason: 'OTRO', email: 'marta@correo.example' } }
    const file = (idempotencyKey: string) => client.post('/claims', { ...claim, idempotencyKey })
    expect([(await file('one')).status, (await file('one')).status, (await file('two')).status]).toEqual([
      201, 201, 429,
    ])
  })

  it('has its full limit again after a reset of the lender', async () => {
    await repeatRequestAndReturnStatuses(21, () => requestLoginCode())
    client.backEnd.reset()
    expect((await requestLoginCode()).status).toBe(200)
  })
})

it('a consumer request has no limit that another person could use up', () => {
  expect(callRateLimits['revocations.sendRevocation']?.map(({ per }) => per)).toEqual(['address'])
})

it('every call that answers about any person has a limit for each address', () => {
  const without = servedCalls
    .filter(({ call }) => call.objectAccess.ownership === 'anybody')
    .filter(({ call }) => !findCallRateLimits(call).some(({ per }) => per === 'address'))
  expect(without.map(({ name }) => name)).toEqual([])
})
