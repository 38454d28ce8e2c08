import { beforeEach, describe, expect, it } from 'vitest'
import { externalIdSpellings, type IdentityChoice } from '@/adapters/fake/identity-checks'
import { Asking, MemoryJournal, textOf, type Answer } from './asking'

const marta = '27284561231'
const minute = 60_000
let asking: Asking

beforeEach(() => {
  asking = new Asking()
})

async function start(redirectPath = '/cambio-celular', taxId = marta): Promise<Answer> {
  const query = new URLSearchParams({ redirectPath })
  return asking.get(`/users/generateBiometricOnboardingData/${taxId}?${query}`)
}

/** A check that ended so; how it is named on the way back. */
async function checked(decision: IdentityChoice['decision'], taxId = marta) {
  const externalId = textOf((await start('/cambio-celular', taxId)).json['externalId'])
  const back = new URL(asking.backEnd.decideIdentity(externalId, { decision, spelling: 'externalID' }) ?? '')
  return { idtx: back.searchParams.get('idtx') ?? '', externalId }
}

async function decisionOf({ idtx, externalId }: { readonly idtx: string; readonly externalId: string }) {
  return (await asking.get(`/users/${idtx}/validateBiometricResult/${externalId}`)).json
}

async function codeFor(cellphone: string): Promise<string> {
  const sent = await asking.get(`/users/${marta}/verificationCode/sendSMS?phone=${cellphone}`)
  return textOf(sent.json['smsCode'])
}

function change(cellphone: string, smsCode: string): Promise<Answer> {
  return asking.ask('PUT', `/users/${marta}/updateCellphone`, { body: { cellphone, smsCode } })
}

describe('an identity check', () => {
  it('begins with the form of the stand-in, on the origin that was asked', async () => {
    const begun = await start()
    expect(begun.json).toMatchObject({
      url: 'https://portal.test/demo-identidad',
      customerId: 'c-8f21d04b',
      externalId: expect.stringMatching(/^[A-Za-z]{32}$/),
    })
  })

  it.each(['', 'cambio-celular', '//otro.example', '/\\otro.example', 'https://otro.example/'])(
    'never comes back to %j',
    async (redirectPath) => {
      expect((await start(redirectPath)).status).toBe(400)
    },
  )

  it('is for customers only', async () => {
    expect((await start('/cambio-celular', '11111111111')).status).toBe(404)
  })

  it.each(externalIdSpellings)('comes back with its query kept and the id as %s', async (spelling) => {
    const externalId = textOf((await start('/linea-revolvente?step=biometria')).json['externalId'])
    const back = new URL(asking.backEnd.decideIdentity(externalId, { decision: 'HIT', spelling }) ?? '')
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
  ] as const)('that a trainer ends as %s is %s', async (decision, told) => {
    expect(await decisionOf(await checked(decision))).toMatchObject({ decision: told })
  })

  it('is not found before it was decided, under another number, or after 15 minutes', async () => {
    const check = await checked('HIT')
    expect(await decisionOf({ ...check, idtx: 'otro' })).toEqual({ decision: 'NOT_FOUND' })
    expect(await decisionOf({ idtx: 'undefined', externalId: check.externalId })).toEqual({
      decision: 'NOT_FOUND',
    })
    asking.clock.advance(15 * minute)
    expect(await decisionOf(check)).toEqual({ decision: 'NOT_FOUND' })
  })

  it('that nobody began cannot be decided', () => {
    expect(asking.backEnd.decideIdentity('x', { decision: 'HIT', spelling: 'externalID' })).toBeUndefined()
  })

  it('is decided in one page and known in the next', async () => {
    const journal = new MemoryJournal()
    asking = new Asking({ journal })
    const externalId = textOf((await start()).json['externalId'])
    const standIn = new Asking({ journal })
    const back = standIn.backEnd.decideIdentity(externalId, { decision: 'NO_HIT', spelling: 'externaltxid' })
    const idtx = new URL(back ?? '').searchParams.get('idtx') ?? ''
    expect(await decisionOf({ idtx, externalId })).toEqual({ decision: 'NO_HIT' })
  })

  it('ends as the situation says, when it says so', async () => {
    const check = await checked('HIT')
    asking.backEnd.arrange({ set: { identityDecision: 'NO_HIT' } })
    expect(await decisionOf(check)).toEqual({ decision: 'NO_HIT' })
  })

  it('lends its photo to a loan that exists', async () => {
    const photo = (loanId: string) =>
      asking.post('/users/saveBiometricResultPhoto', { body: { loanId, imageBase64: 'aGVsbG8=' } })
    expect([(await photo('p-6b1f0c92')).status, (await photo('otro')).status]).toEqual([204, 404])
  })
})

describe('another phone', () => {
  it('needs the face of the customer', async () => {
    const refused = await change('1155550001', await codeFor('1155550001'))
    expect([refused.status, refused.json['code']]).toEqual([409, 'ERROR_UPDATE_CUSTOMER_CELLPHONE'])
  })

  it('is not had with the face of another customer, nor with one that did not match', async () => {
    await checked('HIT', '20243189072')
    await checked('NO_HIT')
    expect((await change('1155550001', await codeFor('1155550001'))).status).toBe(409)
  })

  it('is hers with the code that reached it, and codes go there from then on', async () => {
    await checked('HIT')
    expect((await change('1155550001', await codeFor('1155550001'))).status).toBe(204)
    const sent = await asking.get(`/users/${marta}/verificationCode/sendSMS`)
    expect(sent.json['phoneNumber']).toBe('1155550001')
  })

  it('is not proved by a code that went to the old one, to a third one, or that is over', async () => {
    await checked('HIT')
    const old = textOf((await asking.get(`/users/${marta}/verificationCode/sendSMS`)).json['smsCode'])
    const third = await codeFor('1155550002')
    for (const code of [old, third])
      expect((await change('1155550001', code)).json['code']).toBe('INVALID_SMS_CODE_ERROR')
    const code = await codeFor('1155550001')
    asking.clock.advance(10 * minute)
    expect((await change('1155550001', code)).json['code']).toBe('INVALID_SMS_CODE_ERROR')
  })

  it('lets nobody in by the code that went to it', async () => {
    const smsCode = await codeFor('1155550001')
    const entered = await asking.post(`/users/${marta}/authenticateCustomer`, { body: { smsCode } })
    expect(entered.json['code']).toBe('INVALID_SMS_CODE_ERROR')
  })

  it('is not one that another customer has', async () => {
    await checked('HIT')
    const taken = '3815209946'
    expect((await change(taken, await codeFor(taken))).json['code']).toBe('ERROR_UPDATE_CUSTOMER_CELLPHONE')
  })

  it('is a number of up to 12 digits', async () => {
    await checked('HIT')
    for (const cellphone of ['', '11-5555', '1155550001234'])
      expect((await change(cellphone, '0000')).status).toBe(400)
  })
})
