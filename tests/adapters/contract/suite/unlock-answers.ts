import { passkeysContract } from '@/adapters/contract/passkeys.contract'
import { caseOf, type ContractCase } from './contract-case'
import { checked, valueOf } from './portal-client'
import { jsonAnswer, marta, martaTaxId, nothing } from './marta'
import { MartasPhone } from './martas-phone'

/** Answers to unlocking with the phone. Keys and signatures are real. */
export const unlockAnswers: readonly ContractCase[] = [
  caseOf(passkeysContract.registrationChallenge, {
    title: 'returns a challenge',
    ...marta,
    input: { path: {} },
    expected: jsonAnswer,
  }),
  {
    call: 'passkeys.register',
    title: 'accepts the key of the phone',
    ...marta,
    ask: (portalClient) => new MartasPhone(portalClient).register(),
    expected: { status: 201 },
  },
  {
    call: 'passkeys.findRegistration',
    title: 'reports whether a key was registered',
    ...marta,
    ask: async (portalClient) => {
      const phone = new MartasPhone(portalClient)
      const before = valueOf(await phone.isRegistered())
      valueOf(await phone.register())
      const after = valueOf(await phone.isRegistered())
      return checked(!before.registered && after.registered, { before, after })
    },
    expected: jsonAnswer,
  },
  {
    call: 'passkeys.authenticationChallenge',
    title: 'returns the ids of its keys',
    ...marta,
    ask: async (portalClient) => {
      const phone = new MartasPhone(portalClient)
      valueOf(await phone.register())
      const { credentialID } = valueOf(await phone.challenge())
      return checked(credentialID.join() === phone.authenticator.held().join(), credentialID)
    },
    expected: jsonAnswer,
  },
  {
    call: 'passkeys.authenticationChallenge',
    title: 'does not reveal whether the account exists',
    ask: async ({ client }) => {
      const row = passkeysContract.authenticationChallenge
      const path = { taxId: '20111111112' }
      const found = valueOf(await client.send(row, { path }))
      return checked(found.credentialID.length === 0 && found.challenge !== '', found)
    },
    expected: jsonAnswer,
  },
  {
    call: 'passkeys.authenticate',
    title: "logs in with the phone's signature",
    ...marta,
    ask: async (portalClient) => {
      const phone = new MartasPhone(portalClient)
      valueOf(await phone.register())
      const entered = valueOf(await phone.enter(await phone.signed()))
      return checked(entered.customerTaxId === martaTaxId, entered.customerTaxId)
    },
    expected: jsonAnswer,
  },
  {
    call: 'passkeys.deleteCredentials',
    title: 'deletes every key',
    ...marta,
    ask: async (portalClient) => {
      const phone = new MartasPhone(portalClient)
      valueOf(await phone.register())
      return phone.deleteAll()
    },
    expected: nothing,
  },
  {
    call: 'passkeys.deleteCredentials',
    title: 'reports no registered key afterwards',
    ...marta,
    ask: async (portalClient) => {
      const phone = new MartasPhone(portalClient)
      valueOf(await phone.register())
      valueOf(await phone.deleteAll())
      const found = valueOf(await phone.isRegistered())
      return checked(!found.registered, found)
    },
    expected: jsonAnswer,
  },
]
