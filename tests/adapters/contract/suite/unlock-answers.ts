import { passkeysContract } from '@/adapters/contract/passkeys.contract'
import { createContractCase, type ContractCase } from './contract-case'
import { createSuccessIf, valueOrThrow } from './portal-client'
import { expectedJsonSuccess, martaAsCaller, martaTaxId, expectedEmptySuccess } from './marta'
import { MartasPasskeyPhone } from './martas-phone'

/**
 * Tests of the API contract in which the lender answers with success to the requests for passkeys. The
 * keys and signatures are real.
 */
export const passkeySuccessCases: readonly ContractCase[] = [
  createContractCase(passkeysContract.registrationChallenge, {
    title: 'returns a challenge',
    ...martaAsCaller,
    input: { path: {} },
    expected: expectedJsonSuccess,
  }),
  {
    call: 'passkeys.register',
    title: 'accepts the key of the phone',
    ...martaAsCaller,
    makeCall: (portalClient) => new MartasPasskeyPhone(portalClient).createAndRegisterPasskey(),
    expected: { status: 201 },
  },
  {
    call: 'passkeys.findRegistration',
    title: 'reports whether a key was registered',
    ...martaAsCaller,
    makeCall: async (portalClient) => {
      const phone = new MartasPasskeyPhone(portalClient)
      const before = valueOrThrow(await phone.requestRegisteredPasskey())
      valueOrThrow(await phone.createAndRegisterPasskey())
      const after = valueOrThrow(await phone.requestRegisteredPasskey())
      return createSuccessIf(!before.registered && after.registered, { before, after })
    },
    expected: expectedJsonSuccess,
  },
  {
    call: 'passkeys.authenticationChallenge',
    title: 'returns the ids of its keys',
    ...martaAsCaller,
    makeCall: async (portalClient) => {
      const phone = new MartasPasskeyPhone(portalClient)
      valueOrThrow(await phone.createAndRegisterPasskey())
      const { credentialID } = valueOrThrow(await phone.requestLoginChallenge())
      return createSuccessIf(
        credentialID.join() === phone.authenticator.storedCredentialIds().join(),
        credentialID,
      )
    },
    expected: expectedJsonSuccess,
  },
  {
    call: 'passkeys.authenticationChallenge',
    title: 'does not reveal whether the account exists',
    makeCall: async ({ client }) => {
      const row = passkeysContract.authenticationChallenge
      const path = { taxId: '20111111112' }
      const found = valueOrThrow(await client.send(row, { path }))
      return createSuccessIf(found.credentialID.length === 0 && found.challenge !== '', found)
    },
    expected: expectedJsonSuccess,
  },
  {
    call: 'passkeys.authenticate',
    title: "logs in with the phone's signature",
    ...martaAsCaller,
    makeCall: async (portalClient) => {
      const phone = new MartasPasskeyPhone(portalClient)
      valueOrThrow(await phone.createAndRegisterPasskey())
      const entered = valueOrThrow(await phone.logInWithPasskey(await phone.requestAndSignLoginChallenge()))
      return createSuccessIf(entered.customerTaxId === martaTaxId, entered.customerTaxId)
    },
    expected: expectedJsonSuccess,
  },
  {
    call: 'passkeys.deleteCredentials',
    title: 'deletes every key',
    ...martaAsCaller,
    makeCall: async (portalClient) => {
      const phone = new MartasPasskeyPhone(portalClient)
      valueOrThrow(await phone.createAndRegisterPasskey())
      return phone.deletePasskeys()
    },
    expected: expectedEmptySuccess,
  },
  {
    call: 'passkeys.deleteCredentials',
    title: 'reports no registered key afterwards',
    ...martaAsCaller,
    makeCall: async (portalClient) => {
      const phone = new MartasPasskeyPhone(portalClient)
      valueOrThrow(await phone.createAndRegisterPasskey())
      valueOrThrow(await phone.deletePasskeys())
      const found = valueOrThrow(await phone.requestRegisteredPasskey())
      return createSuccessIf(!found.registered, found)
    },
    expected: expectedJsonSuccess,
  },
]
