import { accessContract } from '@/adapters/contract/access.contract'
import { sessionContract } from '@/adapters/contract/session.contract'
import { createContractCase, type ContractCase } from './contract-case'
import { valueOrThrow } from './portal-client'
import { expectedJsonSuccess, martaAsCaller, martaTaxId, expectedEmptySuccess } from './marta'

export const loginSuccessCases: readonly ContractCase[] = [
  createContractCase(accessContract.findPeople, {
    title: 'returns one person',
    input: { path: { dni: '28456123' } },
    expected: expectedJsonSuccess,
  }),
  createContractCase(accessContract.findPeople, {
    title: 'returns three people who share a DNI',
    input: { path: { dni: '14223078' } },
    expected: expectedJsonSuccess,
  }),
  createContractCase(accessContract.findLastLoan, {
    title: 'returns the last loan',
    input: { path: { taxId: martaTaxId }, query: { statusList: 'ACT,CAN,HAB' } },
    expected: expectedJsonSuccess,
  }),
  createContractCase(accessContract.findLastLoan, {
    title: 'returns nothing without a loan',
    input: { path: { taxId: '20401182234' }, query: { statusList: 'ACT' } },
    expected: expectedEmptySuccess,
  }),
  createContractCase(accessContract.findCredentials, {
    title: 'states whether the person has a password',
    input: { path: { taxId: martaTaxId } },
    expected: expectedJsonSuccess,
  }),
  createContractCase(accessContract.sendCode, {
    title: 'sends the code to the phone and to the e-mail',
    input: { path: { id: martaTaxId }, query: { sendByEmail: 'true' } },
    expected: expectedJsonSuccess,
  }),
  {
    call: 'access.authenticateWithCode',
    title: 'logs in with the code',
    makeCall: async (portalClient) =>
      portalClient.client.send(accessContract.authenticateWithCode, {
        path: { taxId: martaTaxId },
        body: { smsCode: await portalClient.requestLoginSmsCode(martaTaxId) },
      }),
    expected: expectedJsonSuccess,
  },
  createContractCase(accessContract.logInWithPassword, {
    title: 'logs in with the password',
    input: {
      path: { customerTaxId: martaTaxId },
      query: { isAuthFromApp: 'false' },
      body: { password: 'cuota2026' },
    },
    expected: expectedJsonSuccess,
  }),
]

export const sessionSuccessCases: readonly ContractCase[] = [
  {
    call: 'session.refreshToken',
    title: 'returns a token that opens private calls',
    ...martaAsCaller,
    makeCall: async (portalClient) => {
      const { customer, tokens } = portalClient.sessionOrThrow
      const renewed = await portalClient.client.send(sessionContract.refreshToken, {
        path: { customerTaxId: customer.taxId },
        body: { refreshToken: tokens.refresh },
      })
      const { accessToken } = valueOrThrow(renewed)
      portalClient.sessions.renewTokens(tokens, { ...tokens, access: accessToken })
      await portalClient.client.send(sessionContract.validateSession, { path: {} })
      return renewed
    },
    expected: expectedEmptySuccess,
  },
  {
    call: 'session.logOut',
    title: 'ends the session of that token',
    ...martaAsCaller,
    makeCall: ({ client, sessionOrThrow: { tokens } }) =>
      client.send(sessionContract.logOut, {
        path: {},
        body: { refreshToken: tokens.refresh },
      }),
    expected: expectedEmptySuccess,
  },
  createContractCase(sessionContract.accountStatus, {
    title: 'returns the standing of a customer with a line',
    by: 'lucia',
    input: { path: { taxId: '27331274564' } },
    expected: expectedJsonSuccess,
  }),
  createContractCase(sessionContract.validateSession, {
    title: 'confirms that the session is valid',
    ...martaAsCaller,
    input: { path: {} },
    expected: expectedEmptySuccess,
  }),
]
