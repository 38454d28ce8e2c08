import { passkeysContract } from '@/adapters/contract/passkeys.contract'
import { createContractCase, type ContractCase } from './contract-case'
import { createResultFromCondition, successValueOrThrow } from './portal-client'
import { expectedJsonSuccessAnswer, signedInAsMarta, martaTaxId, expectedEmptySuccessAnswer } from './marta'
import { MartasPasskeyPhone } from './martas-phone'

/**
 * Tests of the API contract in which the lender answers with success to the requests for passkeys. The
 * keys and signatures are real.
 */
export const passkeySuccessCases: readonly ContractCase[] = [
  createContractCase(passkeysContract.registrationChallenge, {
    title: 'returns a challenge',
    ...signedInAsMarta,
    input: { path: {} },
    expected: expectedJsonSuccessAnswer,
  }),
  {
    call: 'passkeys.register',
    title: 'accepts the key of the phone',
    ...signedInAsMarta,
    makeCall: (portalClient) => new MartasPasskeyPhone(portalClient).createAndRegisterPasskey(),
    expected: { status: 201 },
  },
  {
    call: 'passkeys.findRegistration',
    title: 'reports whether a key was registered',
    ...signedInAsMarta,
    makeCall: async (portalClient) => {
      const phone = new MartasPasskeyPhone(portalClient)
      const before = successValueOrThrow(await phone.askLenderForRegisteredPasskey())
      successValueOrThrow(await phone.createAndRegisterPasskey())
      const after = successValueOrThrow(await phone.askLenderForRegisteredPasskey())
      return createResultFromCondition(!before.registered && after.registered, { before, after })
    },
    expected: expectedJsonSuccessAnswer,
  },
  {
    call: 'passkeys.authenticationChallenge',
    title: 'returns the ids of its keys',
    ...signedInAsMarta,
    makeCall: async (portalClient) => {
      const phone = new MartasPasskeyPhone(portalClient)
      successValueOrThrow(await phone.createAndRegisterPasskey())
      const { credentialID } = successValueOrThrow(await phone.requestLoginChallenge())
      return createResultFromCondition(
        credentialID.join() === phone.authenticator.storedCredentialIds().join(),
        credentialID,
      )
    },
    expected: expectedJsonSuccessAnswer,
  },
  {
    call: 'passkeys.authenticationChallenge',
    title: 'does not reveal whether the account exists',
    makeCall: async ({ client }) => {
      const call = passkeysContract.authenticationChallenge
      const path = { taxId: '20111111112' }
      const found = successValueOrThrow(await client.send(call, { path }))
      return createResultFromCondition(found.credentialID.length === 0 && found.challenge !== '', found)
    },
    expected: expectedJsonSuccessAnswer,
  },
  {
    call: 'passkeys.authenticate',
    title: "logs in with the phone's signature",
    ...signedInAsMarta,
    makeCall: async (portalClient) => {
      const phone = new MartasPasskeyPhone(portalClient)
      successValueOrThrow(await phone.createAndRegisterPasskey())
      const entered = successValueOrThrow(
        await phone.logInWithPasskey(await phone.requestAndSignLoginChallenge()),
      )
      return createResultFromCondition(entered.customerTaxId === martaTaxId, entered.customerTaxId)
    },
    expected: expectedJsonSuccessAnswer,
  },
  {
    call: 'passkeys.deleteCredentials',
    title: 'deletes every key',
    ...signedInAsMarta,
    makeCall: async (portalClient) => {
      const phone = new MartasPasskeyPhone(portalClient)
      successValueOrThrow(await phone.createAndRegisterPasskey())
      return phone.deletePasskeys()
    },
    expected: expectedEmptySuccessAnswer,
  },
  {
    call: 'passkeys.deleteCredentials',
    title: 'reports no registered key afterwards',
    ...signedInAsMarta,
    makeCall: async (portalClient) => {
      const phone = new MartasPasskeyPhone(portalClient)
      successValueOrThrow(await phone.createAndRegisterPasskey())
      successValueOrThrow(await phone.deletePasskeys())
      const found = successValueOrThrow(await phone.askLenderForRegisteredPasskey())
      return createResultFromCondition(!found.registered, found)
    },
    expected: expectedJsonSuccessAnswer,
  },
]
