import { accessContract } from '@/adapters/contract/access.contract'
import { passkeysContract } from '@/adapters/contract/passkeys.contract'
import { phoneChangeContract } from '@/adapters/contract/phone-change.contract'
import { caseOf, type ContractCase } from './contract-case'
import { valueOf, type PortalClient } from './portal-client'
import { askCodeTo, changePhone, changeWithFace, checkedFace, codeTo, newPhone } from './identity-answers'
import { marta, martaTaxId } from './marta'
import { MartasPhone } from './martas-phone'

const raulTaxId = '20243189072'
const raulPhone = '3514567823'
const nobodysTaxId = '20111111112'

const notFound = (code: string) => ({ status: 404, code })
const conflict = (code: string) => ({ status: 409, code })

const ofPasskeys: readonly ContractCase[] = [
  {
    call: 'passkeys.register',
    title: 'refuses a key of a phone that did not verify its user',
    ...marta,
    ask: (portalClient) => {
      const phone = new MartasPhone(portalClient)
      phone.authenticator.verifiesUser = false
      return phone.register()
    },
    expected: conflict('WEBAUTHN_NOT_VERIFIED'),
  },
  {
    call: 'passkeys.register',
    title: 'refuses a key that was made on another site',
    ...marta,
    ask: (portalClient) => {
      const phone = new MartasPhone(portalClient)
      phone.authenticator.origin = 'https://otro-sitio.example'
      return phone.register()
    },
    expected: conflict('WEBAUTHN_NOT_VERIFIED'),
  },
  {
    call: 'passkeys.authenticate',
    title: 'accepts a signature once',
    ...marta,
    ask: async (portalClient) => {
      const phone = new MartasPhone(portalClient)
      valueOf(await phone.register())
      const signed = await phone.signed()
      valueOf(await phone.enter(signed))
      return phone.enter(signed)
    },
    expected: conflict('WEBAUTHN_NOT_VERIFIED'),
  },
  {
    call: 'passkeys.authenticate',
    title: 'refuses a login with a deleted key',
    ...marta,
    ask: async (portalClient) => {
      const phone = new MartasPhone(portalClient)
      valueOf(await phone.register())
      valueOf(await phone.deleteAll())
      return phone.enter(await phone.signed())
    },
    expected: conflict('WEBAUTHN_NOT_VERIFIED'),
  },
  caseOf(passkeysContract.deleteCredentials, {
    title: 'deletes nothing of another customer',
    ...marta,
    input: { path: {}, query: { taxId: raulTaxId } },
    expected: { status: 403, code: 'FORBIDDEN' },
  }),
]

/** Uses up five codes with wrong attempts. */
async function tryFiveCodesInVain(portalClient: PortalClient): Promise<void> {
  for (let codes = 0; codes < 5; codes += 1) {
    const sent = await portalClient.sentCode(martaTaxId)
    const smsCode = sent === '0000' ? '0001' : '0000'
    const attempt = { path: { taxId: martaTaxId }, body: { smsCode } }
    for (let times = 0; times < 3; times += 1)
      await portalClient.client.send(accessContract.authenticateWithCode, attempt)
  }
}

/** Makes Marta's identity check for a loan of the line. */
function faceForLine(portalClient: PortalClient) {
  return checkedFace(portalClient, 'HIT', { id: martaTaxId, purpose: 'LINE' })
}

const strangersFace = { idtx: 'otro', externalId: 'otro' }

const ofPhoneChange: readonly ContractCase[] = [
  {
    call: 'access.sendCode',
    title: 'sends no sixth code after five unused ones',
    ask: async (portalClient) => {
      await tryFiveCodesInVain(portalClient)
      return portalClient.client.send(accessContract.sendCode, { path: { id: martaTaxId } })
    },
    expected: { status: 429, code: 'TOO_MANY_ATTEMPTS' },
  },
  {
    call: 'access.sendCode',
    title: 'sends no code to a new phone when only the tax id is known',
    ask: async (portalClient) => {
      await checkedFace(portalClient, 'HIT')
      return askCodeTo(portalClient, { cellphone: newPhone, face: strangersFace })
    },
    expected: conflict('IDENTITY_CHECK_EXPIRED'),
  },
  {
    call: 'access.sendCode',
    title: 'sends no code to a new phone when the face did not match',
    ask: async (portalClient) =>
      askCodeTo(portalClient, { cellphone: newPhone, face: await checkedFace(portalClient, 'NO_HIT') }),
    expected: conflict('IDENTITY_CHECK_EXPIRED'),
  },
  {
    call: 'access.sendCode',
    title: 'sends no code to a new phone by a check for another purpose',
    ask: async (portalClient) =>
      askCodeTo(portalClient, { cellphone: newPhone, face: await faceForLine(portalClient) }),
    expected: conflict('IDENTITY_CHECK_PURPOSE'),
  },
  {
    call: 'phone-change.updateCellphone',
    title: 'refuses a phone by a check for another purpose',
    ask: async (portalClient) => {
      const wanted = { cellphone: newPhone, face: await checkedFace(portalClient, 'HIT') }
      const smsCode = await codeTo(portalClient, wanted)
      return changePhone(portalClient, { ...wanted, face: await faceForLine(portalClient), smsCode })
    },
    expected: conflict('IDENTITY_CHECK_PURPOSE'),
  },
  {
    call: 'access.sendCode',
    title: 'sends no code to a second phone by the check of the first',
    ask: async (portalClient) => {
      const face = await checkedFace(portalClient, 'HIT')
      const wanted = { cellphone: newPhone, face }
      valueOf(await changePhone(portalClient, { ...wanted, smsCode: await codeTo(portalClient, wanted) }))
      return askCodeTo(portalClient, { cellphone: '1155550002', face })
    },
    expected: conflict('IDENTITY_CHECK_USED'),
  },
  {
    call: 'phone-change.updateCellphone',
    title: 'refuses a phone when only the tax id and the code are known',
    ask: async (portalClient) => {
      const wanted = { cellphone: newPhone, face: await checkedFace(portalClient, 'HIT') }
      const smsCode = await codeTo(portalClient, wanted)
      return changePhone(portalClient, { cellphone: newPhone, face: strangersFace, smsCode })
    },
    expected: conflict('IDENTITY_CHECK_EXPIRED'),
  },
  {
    call: 'phone-change.updateCellphone',
    title: 'refuses a second phone by the same check',
    ask: async (portalClient) => {
      const face = await checkedFace(portalClient, 'HIT')
      const [first, second] = [newPhone, '1155550002'].map((cellphone) => ({ cellphone, face }))
      if (!first || !second) throw new Error('Two phones were needed')
      const smsCode = await codeTo(portalClient, second)
      valueOf(await changePhone(portalClient, { ...first, smsCode: await codeTo(portalClient, first) }))
      return changePhone(portalClient, { ...second, smsCode })
    },
    expected: conflict('IDENTITY_CHECK_USED'),
  },
  {
    call: 'phone-change.updateCellphone',
    title: "refuses another customer's phone",
    ask: (portalClient) => changeWithFace(portalClient, raulPhone),
    expected: conflict('ERROR_UPDATE_CUSTOMER_CELLPHONE'),
  },
  {
    call: 'phone-change.updateCellphone',
    title: 'refuses a code that was sent to the earlier phone',
    ask: async (portalClient) => {
      const face = await checkedFace(portalClient, 'HIT')
      const smsCode = await portalClient.sentCode(martaTaxId)
      return changePhone(portalClient, { cellphone: newPhone, face, smsCode })
    },
    expected: conflict('INVALID_SMS_CODE_ERROR'),
  },
  caseOf(phoneChangeContract.updateCellphone, {
    title: 'finds no person with that number',
    input: {
      path: { taxId: nobodysTaxId },
      body: { cellphone: newPhone, smsCode: '1234', idtx: 'a', externalTransactionId: 'b' },
    },
    expected: notFound('CUSTOMER_NOT_FOUND'),
  }),
]

/** Refusals of passkeys and of changing the phone by an identity check. */
export const identityRefusals: readonly ContractCase[] = [...ofPasskeys, ...ofPhoneChange]
