import { accessContract } from '@/adapters/contract/access.contract'
import { cardUpdateContract } from '@/adapters/contract/card-update.contract'
import { protectionContract } from '@/adapters/contract/protection.contract'
import { updateCardCallInput } from './card-update-answers'
import { createContractCase, type ContractCase } from './contract-case'
import { createResultFromCondition, successValueOrThrow } from './portal-client'
import {
  expectedJsonSuccessAnswer,
  signedInAsMarta,
  martasCardUpdateLinkData,
  martaTaxId,
  expectedEmptySuccessAnswer,
} from './marta'

const { reportLostPhone, listDevices, endSessions, removePasskey, disownChange } = protectionContract
const lostPhoneCallInput = { body: { dni: '28456123', password: 'cuota2026' } }
const expectedLostPhoneRefusal = { status: 409, code: 'LOST_PHONE_NOT_PROVED' }

/**
 * Demo state in which the lender blocks changes to the account, because the customer reported a lost
 * phone.
 */
export const demoStateBlockingAccountChanges = { demoState: { set: { heldBack: 'LOST_PHONE' } } } as const
export const expectedBlockedChangeRefusal = { status: 409, code: 'OPERATION_HELD_BACK' }

export const accountProtectionSuccessCases: readonly ContractCase[] = [
  createContractCase(reportLostPhone, {
    title: 'protects the account by DNI and password, without a code',
    input: lostPhoneCallInput,
    expected: expectedJsonSuccessAnswer,
  }),
  {
    call: reportLostPhone.name,
    title: 'logs the customer in again with the password',
    makeCall: async ({ client }) => {
      successValueOrThrow(await client.send(reportLostPhone, lostPhoneCallInput))
      return client.send(accessContract.logInWithPassword, {
        path: { customerTaxId: martaTaxId },
        query: { isAuthFromApp: 'false' },
        body: { password: lostPhoneCallInput.body.password },
      })
    },
    expected: expectedJsonSuccessAnswer,
  },
]

const callInputWithPasswordProof = {
  path: { taxId: martaTaxId },
  body: { proof: { currentPass: 'cuota2026' } },
}
const wrongProofBody = { proof: { currentPass: 'otra2026' } }

export const customerDeviceSuccessCases: readonly ContractCase[] = [
  createContractCase(listDevices, {
    title: 'returns the open sessions, and marks the current one',
    ...signedInAsMarta,
    input: { path: { taxId: martaTaxId } },
    expected: expectedJsonSuccessAnswer,
  }),
  {
    call: endSessions.name,
    title: 'ends all sessions except the one that asks',
    ...signedInAsMarta,
    makeCall: async ({ client }) => {
      successValueOrThrow(await client.send(endSessions, callInputWithPasswordProof))
      const left = successValueOrThrow(
        await client.send(listDevices, { path: { taxId: martaTaxId } }),
      ).sessions
      return createResultFromCondition(left.length === 1 && left[0]?.isCurrent === true, undefined)
    },
    expected: expectedJsonSuccessAnswer,
  },
  createContractCase(endSessions, {
    title: 'ends one session after the password',
    ...signedInAsMarta,
    input: {
      ...callInputWithPasswordProof,
      body: { ...callInputWithPasswordProof.body, sessionId: 'chrome-android' },
    },
    expected: expectedEmptySuccessAnswer,
  }),
  createContractCase(removePasskey, {
    title: 'removes a passkey after the password',
    ...signedInAsMarta,
    input: { ...callInputWithPasswordProof, body: { ...callInputWithPasswordProof.body, passkeyId: 'una' } },
    expected: expectedEmptySuccessAnswer,
  }),
  createContractCase(disownChange, {
    title: 'protects the account after a change that the customer did not make',
    ...signedInAsMarta,
    input: { path: { taxId: martaTaxId }, body: { change: 'PHONE' } },
    expected: expectedEmptySuccessAnswer,
  }),
]

const expectedProofRefusal = { status: 409, code: 'PROOF_REFUSED' }

export const accountProtectionRefusalCases: readonly ContractCase[] = [
  createContractCase(reportLostPhone, {
    title: 'refuses a wrong password',
    input: { body: { ...lostPhoneCallInput.body, password: 'otra2026' } },
    expected: expectedLostPhoneRefusal,
  }),
  createContractCase(reportLostPhone, {
    title: 'answers the same for an unknown DNI',
    input: { body: { ...lostPhoneCallInput.body, dni: '11111111' } },
    expected: expectedLostPhoneRefusal,
  }),
  {
    call: reportLostPhone.name,
    title: 'answers the same once the user is blocked, also with the right password',
    makeCall: async ({ client }) => {
      const wrong = { body: { ...lostPhoneCallInput.body, password: 'otra2026' } }
      for (let times = 0; times < 3; times += 1) await client.send(reportLostPhone, wrong)
      return client.send(reportLostPhone, lostPhoneCallInput)
    },
    expected: expectedLostPhoneRefusal,
  },
  createContractCase(endSessions, {
    title: 'ends no session with a wrong password',
    ...signedInAsMarta,
    input: { ...callInputWithPasswordProof, body: wrongProofBody },
    expected: expectedProofRefusal,
  }),
  createContractCase(endSessions, {
    title: 'ends no session without a proof',
    ...signedInAsMarta,
    input: { ...callInputWithPasswordProof, body: { proof: {} } },
    expected: expectedProofRefusal,
  }),
  createContractCase(removePasskey, {
    title: 'removes no passkey with a wrong password',
    ...signedInAsMarta,
    input: { ...callInputWithPasswordProof, body: { ...wrongProofBody, passkeyId: 'una' } },
    expected: expectedProofRefusal,
  }),
  createContractCase(cardUpdateContract.updateCard, {
    title: 'refuses a new card while changes are blocked',
    ...demoStateBlockingAccountChanges,
    input: { path: { id: martasCardUpdateLinkData }, body: updateCardCallInput },
    expected: expectedBlockedChangeRefusal,
  }),
]
