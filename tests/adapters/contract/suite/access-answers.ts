import { accessContract } from '@/adapters/contract/access.contract'
import { sessionContract } from '@/adapters/contract/session.contract'
import { caseOf, type ContractCase } from './contract-case'
import { valueOf } from './portal-client'
import { jsonAnswer, marta, martaTaxId, nothing } from './marta'

export const accessAnswers: readonly ContractCase[] = [
  caseOf(accessContract.findPeople, {
    title: 'returns one person',
    input: { path: { dni: '28456123' } },
    expected: jsonAnswer,
  }),
  caseOf(accessContract.findPeople, {
    title: 'returns three people who share a DNI',
    input: { path: { dni: '14223078' } },
    expected: jsonAnswer,
  }),
  caseOf(accessContract.findLastLoan, {
    title: 'returns the last loan',
    input: { path: { taxId: martaTaxId }, query: { statusList: 'ACT,CAN,HAB' } },
    expected: jsonAnswer,
  }),
  caseOf(accessContract.findLastLoan, {
    title: 'returns nothing without a loan',
    input: { path: { taxId: '20401182234' }, query: { statusList: 'ACT' } },
    expected: nothing,
  }),
  caseOf(accessContract.findCredentials, {
    title: 'states whether the person has a password',
    input: { path: { taxId: martaTaxId } },
    expected: jsonAnswer,
  }),
  caseOf(accessContract.sendCode, {
    title: 'sends the code to the phone and to the e-mail',
    input: { path: { id: martaTaxId }, query: { sendByEmail: 'true' } },
    expected: jsonAnswer,
  }),
  {
    call: 'access.authenticateWithCode',
    title: 'logs in with the code',
    ask: async (portalClient) =>
      portalClient.client.send(accessContract.authenticateWithCode, {
        path: { taxId: martaTaxId },
        body: { smsCode: await portalClient.sentCode(martaTaxId) },
      }),
    expected: jsonAnswer,
  },
  caseOf(accessContract.logInWithPassword, {
    title: 'logs in with the password',
    input: {
      path: { customerTaxId: martaTaxId },
      query: { isAuthFromApp: 'false' },
      body: { password: 'cuota2026' },
    },
    expected: jsonAnswer,
  }),
]

export const sessionAnswers: readonly ContractCase[] = [
  {
    call: 'session.refreshToken',
    title: 'returns a token that opens private calls',
    ...marta,
    ask: async (portalClient) => {
      const { customer, tokens } = portalClient.session
      const renewed = await portalClient.client.send(sessionContract.refreshToken, {
        path: { customerTaxId: customer.taxId },
        body: { refreshToken: tokens.refresh },
      })
      const { accessToken } = valueOf(renewed)
      portalClient.sessions.renewTokens(tokens, { ...tokens, access: accessToken })
      await portalClient.client.send(sessionContract.validateSession, { path: {} })
      return renewed
    },
    expected: nothing,
  },
  {
    call: 'session.logOut',
    title: 'ends the session of that token',
    ...marta,
    ask: ({ client, session: { tokens } }) =>
      client.send(sessionContract.logOut, {
        path: {},
        body: { refreshToken: tokens.refresh },
      }),
    expected: nothing,
  },
  caseOf(sessionContract.accountStatus, {
    title: 'returns the standing of a customer with a line',
    by: 'lucia',
    input: { path: { taxId: '27331274564' } },
    expected: jsonAnswer,
  }),
  caseOf(sessionContract.validateSession, {
    title: 'confirms that the session is valid',
    ...marta,
    input: { path: {} },
    expected: nothing,
  }),
]
