import { beforeEach, describe, expect, it } from 'vitest'
import {
  identityCheckIdParameterNames,
  type IdentityCheckResultChoice,
} from '@/adapters/fake/access/identity-checks'
import {
  FakeBackEndClient,
  MemoryChangeLogStorage,
  stringOrThrow,
  type TestResponseContent,
} from '#tests/adapters/fake/fake-back-end-client'

const martaTaxId = '27284561231'
const minuteMilliseconds = 60_000
let client: FakeBackEndClient

beforeEach(() => {
  client = new FakeBackEndClient()
})

async function startIdentityCheck(
  redirectPath = '/cambio-celular',
  taxId = martaTaxId,
): Promise<TestResponseContent> {
  const query = new URLSearchParams({ redirectPath, purpose: 'PHONE' })
  return client.get(`/users/generateBiometricOnboardingData/${taxId}?${query}`)
}

/** Makes an identity check with the given result. Returns its two ids. */
async function runIdentityCheck(decision: IdentityCheckResultChoice['decision'], taxId = martaTaxId) {
  const externalId = stringOrThrow((await startIdentityCheck('/cambio-celular', taxId)).json['externalId'])
  const back = new URL(
    client.backEnd.saveIdentityCheckResult(externalId, { decision, idParameterName: 'externalID' }) ?? '',
  )
  return { idtx: back.searchParams.get('idtx') ?? '', externalId }
}

async function fetchCheckResult({
  idtx,
  externalId,
}: {
  readonly idtx: string
  readonly externalId: string
}) {
  return (await client.get(`/users/${idtx}/validateBiometricResult/${externalId}?purpose=PHONE`)).json
}

interface IdentityCheckIds {
  readonly idtx: string
  readonly externalId: string
}

function requestPhoneChangeCode(
  cellphone: string,
  { idtx, externalId }: IdentityCheckIds,
): Promise<TestResponseContent> {
  const query = new URLSearchParams({ phone: cellphone, idtx, externalTransactionId: externalId })
  return client.get(`/users/${martaTaxId}/verificationCode/sendSMS?${query}`)
}

async function requestAndReadPhoneChangeCode(cellphone: string, face: IdentityCheckIds): Promise<string> {
  return stringOrThrow((await requestPhoneChangeCode(cellphone, face)).json['smsCode'])
}

function changePhoneNumber(
  cellphone: string,
  smsCode: string,
  { idtx, externalId }: IdentityCheckIds,
): Promise<TestResponseContent> {
  const body = { cellphone, smsCode, idtx, externalTransactionId: externalId }
  return client.sendRequest('PUT', `/users/${martaTaxId}/updateCellphone`, { body })
}

describe('an identity check', () => {
  it('begins with the form of the stand-in, on the origin that asked', async () => {
    const begun = await startIdentityCheck()
    expect(begun.json).toMatchObject({
      url: 'https://portal.test/demo-identidad',
      customerId: 'c-8f21d04b',
      externalId: expect.stringMatching(/^[A-Za-z]{32}$/),
    })
  })

  it.each(['', 'cambio-celular', '//otro.example', '/\\otro.example', 'https://otro.example/'])(
    'never returns to %j',
    async (redirectPath) => {
      expect((await startIdentityCheck(redirectPath)).status).toBe(400)
    },
  )

  it('is for customers only', async () => {
    expect((await startIdentityCheck('/cambio-celular', '11111111111')).status).toBe(404)
  })

  it.each(identityCheckIdParameterNames)(
    'returns with its query and the id as %s',
    async (idParameterName) => {
      const externalId = stringOrThrow(
        (await startIdentityCheck('/linea-revolvente?step=biometria')).json['externalId'],
      )
      const back = new URL(
        client.backEnd.saveIdentityCheckResult(externalId, { decision: 'HIT', idParameterName }) ?? '',
      )
      expect(back.origin + back.pathname).toBe('https://portal.test/linea-revolvente')
      expect(Object.fromEntries(back.searchParams)).toEqual({
        step: 'biometria',
        idtx: expect.any(String),
        [idParameterName]: externalId,
      })
    },
  )

  it.each([
    ['HIT', 'HIT'],
    ['NO_HIT', 'NO_HIT'],
    ['ERR_RNP', 'ERR_RNP'],
    ['abandoned', 'NOT_FOUND'],
  ] as const)('that a trainer ends as %s is %s', async (decision, expected) => {
    expect(await fetchCheckResult(await runIdentityCheck(decision))).toMatchObject({ decision: expected })
  })

  it('is not found before its result, under another number, or after 15 minutes', async () => {
    const check = await runIdentityCheck('HIT')
    expect(await fetchCheckResult({ ...check, idtx: 'otro' })).toEqual({ decision: 'NOT_FOUND' })
    expect(await fetchCheckResult({ idtx: 'undefined', externalId: check.externalId })).toEqual({
      decision: 'NOT_FOUND',
    })
    client.clock.advance(15 * minuteMilliseconds)
    expect(await fetchCheckResult(check)).toEqual({ decision: 'NOT_FOUND' })
  })

  it('that was not begun gets no result', () => {
    expect(
      client.backEnd.saveIdentityCheckResult('x', { decision: 'HIT', idParameterName: 'externalID' }),
    ).toBeUndefined()
  })

  it('gets its result on one page and is known on the next', async () => {
    const journal = new MemoryChangeLogStorage()
    client = new FakeBackEndClient({ journal })
    const externalId = stringOrThrow((await startIdentityCheck()).json['externalId'])
    const standIn = new FakeBackEndClient({ journal })
    const back = standIn.backEnd.saveIdentityCheckResult(externalId, {
      decision: 'NO_HIT',
      idParameterName: 'externaltxid',
    })
    const idtx = new URL(back ?? '').searchParams.get('idtx') ?? ''
    expect(await fetchCheckResult({ idtx, externalId })).toEqual({ decision: 'NO_HIT' })
  })

  it('ends as the demo state says', async () => {
    const check = await runIdentityCheck('HIT')
    client.backEnd.changeDemoState({ set: { identityDecision: 'NO_HIT' } })
    expect(await fetchCheckResult(check)).toEqual({ decision: 'NO_HIT' })
  })
})

describe('a new phone', () => {
  it.each([
    ['the face of another customer', () => runIdentityCheck('HIT', '20243189072')],
    ['a face that did not match', () => runIdentityCheck('NO_HIT')],
    ['no check at all', async () => ({ idtx: '', externalId: '' })],
  ])('gets no code and is not saved by %s', async (_, seen) => {
    const face = await seen()
    const owned = await runIdentityCheck('HIT')
    const smsCode = await requestAndReadPhoneChangeCode('1155550001', owned)
    expect((await requestPhoneChangeCode('1155550001', face)).json['code']).toBe('IDENTITY_CHECK_EXPIRED')
    const changed = await changePhoneNumber('1155550001', smsCode, { ...face, idtx: face.idtx || 'x' })
    expect(changed.status).toBeGreaterThanOrEqual(400)
  })

  it('is not saved by a person who only knows the tax id, while their own check is valid', async () => {
    const { externalId } = await runIdentityCheck('HIT')
    expect((await requestPhoneChangeCode('1155550009', { idtx: 'adivinado', externalId })).status).toBe(409)
    expect((await client.get(`/users/${martaTaxId}/verificationCode/sendSMS?phone=1155550009`)).status).toBe(
      409,
    )
  })

  it('is saved with the code that it received, and receives the codes from then on', async () => {
    const face = await runIdentityCheck('HIT')
    expect(
      (await changePhoneNumber('1155550001', await requestAndReadPhoneChangeCode('1155550001', face), face))
        .status,
    ).toBe(204)
    const sent = await client.get(`/users/${martaTaxId}/verificationCode/sendSMS`)
    expect(sent.json['phoneNumber']).toBe('1155550001')
  })

  it('is saved once for each check', async () => {
    const face = await runIdentityCheck('HIT')
    const second = await requestAndReadPhoneChangeCode('1155550002', face)
    await changePhoneNumber('1155550001', await requestAndReadPhoneChangeCode('1155550001', face), face)
    expect((await changePhoneNumber('1155550002', second, face)).json['code']).toBe('IDENTITY_CHECK_USED')
    expect((await requestPhoneChangeCode('1155550002', face)).json['code']).toBe('IDENTITY_CHECK_USED')
  })

  it('can be retried: a wrong code does not use up the check', async () => {
    const face = await runIdentityCheck('HIT')
    const code = await requestAndReadPhoneChangeCode('1155550001', face)
    expect((await changePhoneNumber('1155550001', code === '0000' ? '0001' : '0000', face)).status).toBe(409)
    expect((await changePhoneNumber('1155550001', code, face)).status).toBe(204)
  })

  it('needs a check of the last 15 minutes', async () => {
    const face = await runIdentityCheck('HIT')
    client.clock.advance(10 * minuteMilliseconds)
    const code = await requestAndReadPhoneChangeCode('1155550001', face)
    client.clock.advance(5 * minuteMilliseconds)
    expect((await changePhoneNumber('1155550001', code, face)).json['code']).toBe('IDENTITY_CHECK_EXPIRED')
  })

  it('is not proved by a code sent to the old phone or to a third one, nor by an expired code', async () => {
    const face = await runIdentityCheck('HIT')
    const old = stringOrThrow(
      (await client.get(`/users/${martaTaxId}/verificationCode/sendSMS`)).json['smsCode'],
    )
    const third = await requestAndReadPhoneChangeCode('1155550002', face)
    for (const code of [old, third])
      expect((await changePhoneNumber('1155550001', code, face)).json['code']).toBe('INVALID_SMS_CODE_ERROR')
    const code = await requestAndReadPhoneChangeCode('1155550001', face)
    client.clock.advance(10 * minuteMilliseconds)
    expect((await changePhoneNumber('1155550001', code, face)).json['code']).toBe('INVALID_SMS_CODE_ERROR')
  })

  it('does not log in with the code that it received', async () => {
    const smsCode = await requestAndReadPhoneChangeCode('1155550001', await runIdentityCheck('HIT'))
    const entered = await client.post(`/users/${martaTaxId}/authenticateCustomer`, { body: { smsCode } })
    expect(entered.json['code']).toBe('INVALID_SMS_CODE_ERROR')
  })

  it('is refused when another customer has it', async () => {
    const face = await runIdentityCheck('HIT')
    const taken = '3815209946'
    expect(
      (await changePhoneNumber(taken, await requestAndReadPhoneChangeCode(taken, face), face)).json['code'],
    ).toBe('ERROR_UPDATE_CUSTOMER_CELLPHONE')
  })

  it('is a number of up to 12 digits', async () => {
    const face = await runIdentityCheck('HIT')
    for (const cellphone of ['', '11-5555', '1155550001234'])
      expect((await changePhoneNumber(cellphone, '0000', face)).status).toBe(400)
  })
})
