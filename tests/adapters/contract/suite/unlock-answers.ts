import { passkeysContract } from '@/adapters/contract/passkeys.contract'
import { createContractCase, type ContractCase } from './contract-case'
import { successIf, valueOrThrow } from './portal-client'
import { successWithJson, signedInAsMarta, martaTaxId, successWithoutContent } from './marta'
import { MartasPasskeyPhone } from './martas-phone'

/** Contract cases of successful answers to the calls of passkeys, with real keys and signatures. */
export const unlockAnswers: readonly ContractCase[] = [
  createContractCase(passkeysContract.registrationChallenge, {
    title: 'returns a challenge',
    ...signedInAsMarta,
    input: { path: {} },
    expected: successWithJson,
  }),
  {
    call: 'passkeys.register',
    title: 'accepts the key of the phone',
    ...signedInAsMarta,
    ask: (portalClient) => new MartasPasskeyPhone(portalClient).createAndRegisterPasskey(),
    expected: { status: 201 },
  },
  {
    call: 'passkeys.findRegistration',
    title: 'reports whether a key was registered',
    ...signedInAsMarta,
    ask: async (portalClient) => {
      const phone = new MartasPasskeyPhone(portalClient)
      const before = valueOrThrow(await phone.findRegistration())
      valueOrThrow(await phone.createAndRegisterPasskey())
      const after = valueOrThrow(await phone.findRegistration())
      return successIf(!before.registered && after.registered, { before, after })
    },
    expected: successWithJson,
  },
  {
    call: 'passkeys.authenticationChallenge',
    title: 'returns the ids of its keys',
    ...signedInAsMarta,
    ask: async (portalClient) => {
      const phone = new MartasPasskeyPhone(portalClient)
      valueOrThrow(await phone.createAndRegisterPasskey())
      const { credentialID } = valueOrThrow(await phone.requestLoginChallenge())
      return successIf(credentialID.join() === phone.authenticator.heldCredentialIds().join(), credentialID)
    },
    expected: successWithJson,
  },
  {
    call: 'passkeys.authenticationChallenge',
    title: 'does not reveal whether the account exists',
    ask: async ({ client }) => {
      const row = passkeysContract.authenticationChallenge
      const path = { taxId: '20111111112' }
      const found = valueOrThrow(await client.send(row, { path }))
      return successIf(found.credentialID.length === 0 && found.challenge !== '', found)
    },
    expected: successWithJson,
  },
  {
    call: 'passkeys.authenticate',
    title: "logs in with the phone's signature",
    ...signedInAsMarta,
    ask: async (portalClient) => {
      const phone = new MartasPasskeyPhone(portalClient)
      valueOrThrow(await phone.createAndRegisterPasskey())
      const entered = valueOrThrow(await phone.logInWithPasskey(await phone.signChallenge()))
      return successIf(entered.customerTaxId === martaTaxId, entered.customerTaxId)
    },
    expected: successWithJson,
  },
  {
    call: 'passkeys.deleteCredentials',
    title: 'deletes every key',
    ...signedInAsMarta,
    ask: async (portalClient) => {
      const phone = new MartasPasskeyPhone(portalClient)
      valueOrThrow(await phone.createAndRegisterPasskey())
      return phone.deletePasskeys()
    },
    expected: successWithoutContent,
  },
  {
    call: 'passkeys.deleteCredentials',
    title: 'reports no registered key afterwards',
    ...signedInAsMarta,
    ask: async (portalClient) => {
      const phone = new MartasPasskeyPhone(portalClient)
      valueOrThrow(await phone.createAndRegisterPasskey())
      valueOrThrow(await phone.deletePasskeys())
      const found = valueOrThrow(await phone.findRegistration())
      return successIf(!found.registered, found)
    },
    expected: successWithJson,
  },
]
