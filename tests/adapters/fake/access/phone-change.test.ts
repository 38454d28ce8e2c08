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

const marta = '27284561231'
const minute = 60_000
let asking: FakeBackEndClient

beforeEach(() => {
  asking = new FakeBackEndClient()
})

async function start(redirectPath = '/cambio-celular', taxId = marta): Promise<TestResponseContent> {
  const query = new URLSearchParams({ redirectPath, purpose: 'PHONE' })
  return asking.get(`/users/generateBiometricOnboardingData/${taxId}?${query}`)
}

/** Makes an identity check with the given result. Returns its two ids. */
async function checked(decision: IdentityCheckResultChoice['decision'], taxId = marta) {
  const externalId = stringOrThrow((await start('/cambio-celular', taxId)).json['externalId'])
  const back = new URL(
    asking.backEnd.saveIdentityCheckResult(externalId, { decision, spelling: 'externalID' }) ?? '',
  )
  return { idtx: back.searchParams.get('idtx') ?? '', externalId }
}

async function decisionOf({ idtx, externalId }: { readonly idtx: string; readonly externalId: string }) {
  return (await asking.get(`/users/${idtx}/validateBiometricResult/${externalId}?purpose=PHONE`)).json
}

interface NamedFace {
  readonly idtx: string
  readonly externalId: string
}

function askCode(cellphone: string, { idtx, externalId }: NamedFace): Promise<TestResponseContent> {
  const query = new URLSearchParams({ phone: cellphone, idtx, externalTransactionId: externalId })
  return asking.get(`/users/${marta}/verificationCode/sendSMS?${query}`)
}

async function codeFor(cellphone: string, face: NamedFace): Promise<string> {
  return stringOrThrow((await askCode(cellphone, face)).json['smsCode'])
}

function change(
  cellphone: string,
  smsCode: string,
  { idtx, externalId }: NamedFace,
): Promise<TestResponseContent> {
  const body = { cellphone, smsCode, idtx, externalTransactionId: externalId }
  return asking.sendRequest('PUT', `/users/${marta}/updateCellphone`, { body })
}

describe('an identity check', () => {
  it('begins with the form of the stand-in, on the origin that asked', async () => {
    const begun = await start()
    expect(begun.json).toMatchObject({
      url: 'https://portal.test/demo-identidad',
      customerId: 'c-8f21d04b',
      externalId: expect.stringMatching(/^[A-Za-z]{32}$/),
    })
  })

  it.each(['', 'cambio-celular', '//otro.example', '/\\otro.example', 'https://otro.example/'])(
    'never returns to %j',
    async (redirectPath) => {
      expect((await start(redirectPath)).status).toBe(400)
    },
  )

  it('is for customers only', async () => {
    expect((await start('/cambio-celular', '11111111111')).status).toBe(404)
  })

  it.each(identityCheckIdParameterNames)('returns with its query and the id as %s', async (spelling) => {
    const externalId = stringOrThrow((await start('/linea-revolvente?step=biometria')).json['externalId'])
    const back = new URL(
      asking.backEnd.saveIdentityCheckResult(externalId, { decision: 'HIT', spelling }) ?? '',
    )
    expect(back.origin + back.pathname).toBe('https://portal.test/linea-revolvente')
    expect(Object.fromEntries(back.searchParams)).toEqual({
      step: 'biometria',
      idtx: expect.any(String),
      [spelling]: externalId,
    })
  })

  it.each([
    ['HIT', 'HIT'],
    ['NO_HIT', 'NO_HIT'],
    ['ERR_RNP', 'ERR_RNP'],
    ['abandoned', 'NOT_FOUND'],
  ] as const)('that a trainer ends as %s is %s', async (decision, expected) => {
    expect(await decisionOf(await checked(decision))).toMatchObject({ decision: expected })
  })

  it('is not found before its result, under another number, or after 15 minutes', async () => {
    const check = await checked('HIT')
    expect(await decisionOf({ ...check, idtx: 'otro' })).toEqual({ decision: 'NOT_FOUND' })
    expect(await decisionOf({ idtx: 'undefined', externalId: check.externalId })).toEqual({
      decision: 'NOT_FOUND',
    })
    asking.clock.advance(15 * minute)
    expect(await decisionOf(check)).toEqual({ decision: 'NOT_FOUND' })
  })

  it('that was not begun gets no result', () => {
    expect(
      asking.backEnd.saveIdentityCheckResult('x', { decision: 'HIT', spelling: 'externalID' }),
    ).toBeUndefined()
  })

  it('gets its result on one page and is known on the next', async () => {
    const journal = new MemoryChangeLogStorage()
    asking = new FakeBackEndClient({ journal })
    const externalId = stringOrThrow((await start()).json['externalId'])
    const standIn = new FakeBackEndClient({ journal })
    const back = standIn.backEnd.saveIdentityCheckResult(externalId, {
      decision: 'NO_HIT',
      spelling: 'externaltxid',
    })
    const idtx = new URL(back ?? '').searchParams.get('idtx') ?? ''
    expect(await decisionOf({ idtx, externalId })).toEqual({ decision: 'NO_HIT' })
  })

  it('ends as the demo state says', async () => {
    const check = await checked('HIT')
    asking.backEnd.changeDemoState({ set: { identityDecision: 'NO_HIT' } })
    expect(await decisionOf(check)).toEqual({ decision: 'NO_HIT' })
  })
})

describe('a new phone', () => {
  it.each([
    ['the face of another customer', () => checked('HIT', '20243189072')],
    ['a face that did not match', () => checked('NO_HIT')],
    ['no check at all', async () => ({ idtx: '', externalId: '' })],
  ])('gets no code and is not saved by %s', async (_, seen) => {
    const face = await seen()
    const owned = await checked('HIT')
    const smsCode = await codeFor('1155550001', owned)
    expect((await askCode('1155550001', face)).json['code']).toBe('IDENTITY_CHECK_EXPIRED')
    const changed = await change('1155550001', smsCode, { ...face, idtx: face.idtx || 'x' })
    expect(changed.status).toBeGreaterThanOrEqual(400)
  })

  it('is not saved by a person who only knows the tax id, while their own check is valid', async () => {
    const { externalId } = await checked('HIT')
    expect((await askCode('1155550009', { idtx: 'adivinado', externalId })).status).toBe(409)
    expect((await asking.get(`/users/${marta}/verificationCode/sendSMS?phone=1155550009`)).status).toBe(409)
  })

  it('is saved with the code that it received, and receives the codes from then on', async () => {
    const face = await checked('HIT')
    expect((await change('1155550001', await codeFor('1155550001', face), face)).status).toBe(204)
    const sent = await asking.get(`/users/${marta}/verificationCode/sendSMS`)
    expect(sent.json['phoneNumber']).toBe('1155550001')
  })

  it('is saved once for each check', async () => {
    const face = await checked('HIT')
    const second = await codeFor('1155550002', face)
    await change('1155550001', await codeFor('1155550001', face), face)
    expect((await change('1155550002', second, face)).json['code']).toBe('IDENTITY_CHECK_USED')
    expect((await askCode('1155550002', face)).json['code']).toBe('IDENTITY_CHECK_USED')
  })

  it('can be retried: a wrong code does not use up the check', async () => {
    const face = await checked('HIT')
    const code = await codeFor('1155550001', face)
    expect((await change('1155550001', code === '0000' ? '0001' : '0000', face)).status).toBe(409)
    expect((await change('1155550001', code, face)).status).toBe(204)
  })

  it('needs a check of the last 15 minutes', async () => {
    const face = await checked('HIT')
    asking.clock.advance(10 * minute)
    const code = await codeFor('1155550001', face)
    asking.clock.advance(5 * minute)
    expect((await change('1155550001', code, face)).json['code']).toBe('IDENTITY_CHECK_EXPIRED')
  })

  it('is not proved by a code sent to the old phone or to a third one, nor by an expired code', async () => {
    const face = await checked('HIT')
    const old = stringOrThrow((await asking.get(`/users/${marta}/verificationCode/sendSMS`)).json['smsCode'])
    const third = await codeFor('1155550002', face)
    for (const code of [old, third])
      expect((await change('1155550001', code, face)).json['code']).toBe('INVALID_SMS_CODE_ERROR')
    const code = await codeFor('1155550001', face)
    asking.clock.advance(10 * minute)
    expect((await change('1155550001', code, face)).json['code']).toBe('INVALID_SMS_CODE_ERROR')
  })

  it('does not log in with the code that it received', async () => {
    const smsCode = await codeFor('1155550001', await checked('HIT'))
    const entered = await asking.post(`/users/${marta}/authenticateCustomer`, { body: { smsCode } })
    expect(entered.json['code']).toBe('INVALID_SMS_CODE_ERROR')
  })

  it('is refused when another customer has it', async () => {
    const face = await checked('HIT')
    const taken = '3815209946'
    expect((await change(taken, await codeFor(taken, face), face)).json['code']).toBe(
      'ERROR_UPDATE_CUSTOMER_CELLPHONE',
    )
  })

  it('is a number of up to 12 digits', async () => {
    const face = await checked('HIT')
    for (const cellphone of ['', '11-5555', '1155550001234'])
      expect((await change(cellphone, '0000', face)).status).toBe(400)
  })
})
