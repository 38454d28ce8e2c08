import { accessContract } from '@/adapters/contract/access.contract'
import { sessionContract } from '@/adapters/contract/session.contract'
import { createContractCase, type ContractCase } from './contract-case'
import { successValueOrThrow } from './portal-client'
import { expectedJsonSuccessAnswer, signedInAsMarta, martaTaxId, expectedEmptySuccessAnswer } from './marta'

export const loginSuccessCases: readonly ContractCase[] = [
  createContractCase(accessContract.findPeople, {
    title: 'returns one person',
    input: { path: { dni: '28456123' } },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(accessContract.findPeople, {
    title: 'returns three people who share a DNI',
    input: { path: { dni: '14223078' } },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(accessContract.findLastLoan, {
    title: 'returns the last loan',
    input: { path: { taxId: martaTaxId }, query: { statusList: 'ACT,CAN,HAB' } },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(accessContract.findLastLoan, {
    title: 'returns nothing without a loan',
    input: { path: { taxId: '20401182234' }, query: { statusList: 'ACT' } },
    expected: expectedEmptySuccessAnswer,
  }),
  createContractCase(accessContract.findCredentials, {
    title: 'states whether the person has a password',
    input: { path: { taxId: martaTaxId } },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(accessContract.sendCode, {
    title: 'sends the code to the phone and to the e-mail',
    input: { path: { id: martaTaxId }, query: { sendByEmail: 'true' } },
    expected: expectedJsonSuccessAnswer,
  }),
  {
    call: 'access.authenticateWithCode',
    title: 'logs in with the code',
    makeCall: async (portalClient) =>
      portalClient.client.send(accessContract.authenticateWithCode, {
        path: { taxId: martaTaxId },
        body: { smsCode: await portalClient.requestLoginSmsCode(martaTaxId) },
      }),
    expected: expectedJsonSuccessAnswer,
  },
  createContractCase(accessContract.logInWithPassword, {
    title: 'logs in with the password',
    input: {
      path: { customerTaxId: martaTaxId },
      query: { isAuthFromApp: 'false' },
      body: { password: 'cuota2026' },
    },
    expected: expectedJsonSuccessAnswer,
  }),
]

export const sessionSuccessCases: readonly ContractCase[] = [
  {
    call: 'session.refreshToken',
    title: 'returns a token that opens private calls',
    ...signedInAsMarta,
    makeCall: async (portalClient) => {
      const { customer, tokens } = portalClient.sessionOrThrow
      const renewed = await portalClient.client.send(sessionContract.refreshToken, {
        path: { customerTaxId: customer.taxId },
        body: { refreshToken: tokens.refresh },
      })
      const { accessToken } = successValueOrThrow(renewed)
      portalClient.sessions.renewTokens(tokens, { ...tokens, access: accessToken })
      await portalClient.client.send(sessionContract.validateSession, { path: {} })
      return renewed
    },
    expected: expectedEmptySuccessAnswer,
  },
  {
    call: 'session.logOut',
    title: 'ends the session of that token',
    ...signedInAsMarta,
    makeCall: ({ client, sessionOrThrow: { tokens } }) =>
      client.send(sessionContract.logOut, {
        path: {},
        body: { refreshToken: tokens.refresh },
      }),
    expected: expectedEmptySuccessAnswer,
  },
  createContractCase(sessionContract.accountStatus, {
    title: 'returns the standing of a customer with a line',
    signedInPersonaId: 'lucia',
    input: { path: { taxId: '27331274564' } },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(sessionContract.validateSession, {
    title: 'confirms that the session is valid',
    ...signedInAsMarta,
    input: { path: {} },
    expected: expectedEmptySuccessAnswer,
  }),
]
