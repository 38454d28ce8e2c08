import { accessContract } from '@/adapters/contract/access.contract'
import { passkeysContract } from '@/adapters/contract/passkeys.contract'
import { phoneChangeContract } from '@/adapters/contract/phone-change.contract'
import { createContractCase, type ContractCase } from './contract-case'
import { successValueOrThrow, type PortalClient } from './portal-client'
import {
  requestPhoneChangeCode,
  confirmPhoneChange,
  changePhoneWithIdentityCheck,
  runIdentityCheck,
  requestAndReadPhoneChangeCode,
  newPhoneNumber,
} from './identity-answers'
import { signedInAsMarta, martaTaxId } from './marta'
import { MartasPasskeyPhone } from './martas-phone'

const raulTaxId = '20243189072'
const raulPhone = '3514567823'
const unknownTaxId = '20111111112'

const createNotFoundAnswer = (code: string) => ({ status: 404, code })
const createConflictAnswer = (code: string) => ({ status: 409, code })

const passkeyRefusalCases: readonly ContractCase[] = [
  {
    call: 'passkeys.register',
    title: 'refuses a key of a phone that did not verify its user',
    ...signedInAsMarta,
    makeCall: (portalClient) => {
      const phone = new MartasPasskeyPhone(portalClient)
      phone.authenticator.verifiesUser = false
      return phone.createAndRegisterPasskey()
    },
    expected: createConflictAnswer('WEBAUTHN_NOT_VERIFIED'),
  },
  {
    call: 'passkeys.register',
    title: 'refuses a key that was made on another site',
    ...signedInAsMarta,
    makeCall: (portalClient) => {
      const phone = new MartasPasskeyPhone(portalClient)
      phone.authenticator.origin = 'https://otro-sitio.example'
      return phone.createAndRegisterPasskey()
    },
    expected: createConflictAnswer('WEBAUTHN_NOT_VERIFIED'),
  },
  {
    call: 'passkeys.authenticate',
    title: 'accepts a signature once',
    ...signedInAsMarta,
    makeCall: async (portalClient) => {
      const phone = new MartasPasskeyPhone(portalClient)
      successValueOrThrow(await phone.createAndRegisterPasskey())
      const signed = await phone.requestAndSignLoginChallenge()
      successValueOrThrow(await phone.logInWithPasskey(signed))
      return phone.logInWithPasskey(signed)
    },
    expected: createConflictAnswer('WEBAUTHN_NOT_VERIFIED'),
  },
  {
    call: 'passkeys.authenticate',
    title: 'refuses a login with a deleted key',
    ...signedInAsMarta,
    makeCall: async (portalClient) => {
      const phone = new MartasPasskeyPhone(portalClient)
      successValueOrThrow(await phone.createAndRegisterPasskey())
      successValueOrThrow(await phone.deletePasskeys())
      return phone.logInWithPasskey(await phone.requestAndSignLoginChallenge())
    },
    expected: createConflictAnswer('WEBAUTHN_NOT_VERIFIED'),
  },
  createContractCase(passkeysContract.deleteCredentials, {
    title: 'deletes nothing of another customer',
    ...signedInAsMarta,
    input: { path: {}, query: { taxId: raulTaxId } },
    expected: { status: 403, code: 'FORBIDDEN' },
  }),
]

/**
 * Requests five login codes for Marta, one after another. Enters a wrong code three times for each one, which
 * uses it up.
 */
async function exhaustFiveLoginCodes(portalClient: PortalClient): Promise<void> {
  for (let codes = 0; codes < 5; codes += 1) {
    const sent = await portalClient.requestLoginSmsCode(martaTaxId)
    const smsCode = sent === '0000' ? '0001' : '0000'
    const attempt = { path: { taxId: martaTaxId }, body: { smsCode } }
    for (let times = 0; times < 3; times += 1)
      await portalClient.client.send(accessContract.authenticateWithCode, attempt)
  }
}

/** Passes Marta's identity check for a loan of the revolving credit line. */
function runIdentityCheckForCreditLine(portalClient: PortalClient) {
  return runIdentityCheck(portalClient, 'HIT', { taxId: martaTaxId, purpose: 'LINE' })
}

const unknownCheckIds = { idtx: 'otro', externalId: 'otro' }

const phoneChangeRefusalCases: readonly ContractCase[] = [
  {
    call: 'access.sendCode',
    title: 'sends no sixth code after five unused ones',
    makeCall: async (portalClient) => {
      await exhaustFiveLoginCodes(portalClient)
      return portalClient.client.send(accessContract.sendCode, { path: { id: martaTaxId } })
    },
    expected: { status: 429, code: 'TOO_MANY_ATTEMPTS' },
  },
  {
    call: 'access.sendCode',
    title: 'sends no code to a new phone when only the tax id is known',
    makeCall: async (portalClient) => {
      await runIdentityCheck(portalClient, 'HIT')
      return requestPhoneChangeCode(portalClient, {
        cellphone: newPhoneNumber,
        identityCheck: unknownCheckIds,
      })
    },
    expected: createConflictAnswer('IDENTITY_CHECK_EXPIRED'),
  },
  {
    call: 'access.sendCode',
    title: 'sends no code to a new phone when the face did not match',
    makeCall: async (portalClient) =>
      requestPhoneChangeCode(portalClient, {
        cellphone: newPhoneNumber,
        identityCheck: await runIdentityCheck(portalClient, 'NO_HIT'),
      }),
    expected: createConflictAnswer('IDENTITY_CHECK_EXPIRED'),
  },
  {
    call: 'access.sendCode',
    title: 'sends no code to a new phone by a check for another purpose',
    makeCall: async (portalClient) =>
      requestPhoneChangeCode(portalClient, {
        cellphone: newPhoneNumber,
        identityCheck: await runIdentityCheckForCreditLine(portalClient),
      }),
    expected: createConflictAnswer('IDENTITY_CHECK_PURPOSE'),
  },
  {
    call: 'phone-change.updateCellphone',
    title: 'refuses a phone by a check for another purpose',
    makeCall: async (portalClient) => {
      const wanted = {
        cellphone: newPhoneNumber,
        identityCheck: await runIdentityCheck(portalClient, 'HIT'),
      }
      const smsCode = await requestAndReadPhoneChangeCode(portalClient, wanted)
      return confirmPhoneChange(portalClient, {
        ...wanted,
        identityCheck: await runIdentityCheckForCreditLine(portalClient),
        smsCode,
      })
    },
    expected: createConflictAnswer('IDENTITY_CHECK_PURPOSE'),
  },
  {
    call: 'access.sendCode',
    title: 'sends no code to a second phone by the check of the first',
    makeCall: async (portalClient) => {
      const identityCheck = await runIdentityCheck(portalClient, 'HIT')
      const wanted = { cellphone: newPhoneNumber, identityCheck }
      successValueOrThrow(
        await confirmPhoneChange(portalClient, {
          ...wanted,
          smsCode: await requestAndReadPhoneChangeCode(portalClient, wanted),
        }),
      )
      return requestPhoneChangeCode(portalClient, { cellphone: '1155550002', identityCheck })
    },
    expected: createConflictAnswer('IDENTITY_CHECK_USED'),
  },
  {
    call: 'phone-change.updateCellphone',
    title: 'refuses a phone when only the tax id and the code are known',
    makeCall: async (portalClient) => {
      const wanted = {
        cellphone: newPhoneNumber,
        identityCheck: await runIdentityCheck(portalClient, 'HIT'),
      }
      const smsCode = await requestAndReadPhoneChangeCode(portalClient, wanted)
      return confirmPhoneChange(portalClient, {
        cellphone: newPhoneNumber,
        identityCheck: unknownCheckIds,
        smsCode,
      })
    },
    expected: createConflictAnswer('IDENTITY_CHECK_EXPIRED'),
  },
  {
    call: 'phone-change.updateCellphone',
    title: 'refuses a second phone by the same check',
    makeCall: async (portalClient) => {
      const identityCheck = await runIdentityCheck(portalClient, 'HIT')
      const [first, second] = [newPhoneNumber, '1155550002'].map((cellphone) => ({
        cellphone,
        identityCheck,
      }))
      if (!first || !second) throw new Error('Two phones were needed')
      const smsCode = await requestAndReadPhoneChangeCode(portalClient, second)
      successValueOrThrow(
        await confirmPhoneChange(portalClient, {
          ...first,
          smsCode: await requestAndReadPhoneChangeCode(portalClient, first),
        }),
      )
      return confirmPhoneChange(portalClient, { ...second, smsCode })
    },
    expected: createConflictAnswer('IDENTITY_CHECK_USED'),
  },
  {
    call: 'phone-change.updateCellphone',
    title: "refuses another customer's phone",
    makeCall: (portalClient) => changePhoneWithIdentityCheck(portalClient, raulPhone),
    expected: createConflictAnswer('ERROR_UPDATE_CUSTOMER_CELLPHONE'),
  },
  {
    call: 'phone-change.updateCellphone',
    title: 'refuses a code that was sent to the earlier phone',
    makeCall: async (portalClient) => {
      const identityCheck = await runIdentityCheck(portalClient, 'HIT')
      const smsCode = await portalClient.requestLoginSmsCode(martaTaxId)
      return confirmPhoneChange(portalClient, {
        cellphone: newPhoneNumber,
        identityCheck,
        smsCode,
      })
    },
    expected: createConflictAnswer('INVALID_SMS_CODE_ERROR'),
  },
  createContractCase(phoneChangeContract.updateCellphone, {
    title: 'finds no person with that number',
    input: {
      path: { taxId: unknownTaxId },
      body: { cellphone: newPhoneNumber, smsCode: '1234', idtx: 'a', externalTransactionId: 'b' },
    },
    expected: createNotFoundAnswer('CUSTOMER_NOT_FOUND'),
  }),
]

/**
 * Tests of the API contract in which the lender answers with an error to requests for passkeys and for a
 * change of phone by identity check.
 */
export const identityRefusalCases: readonly ContractCase[] = [
  ...passkeyRefusalCases,
  ...phoneChangeRefusalCases,
]
