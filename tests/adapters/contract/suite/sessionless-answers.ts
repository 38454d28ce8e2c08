import { autoLoginContract } from '@/adapters/contract/auto-login.contract'
import { passwordsContract } from '@/adapters/contract/passwords.contract'
import { revocationsContract } from '@/adapters/contract/revocations.contract'
import { createContractCase, type ContractCase } from './contract-case'
import { createResultFromCondition, successValueOrThrow } from './portal-client'
import { autoLoginLinkDataOfPersona } from '#tests/support/lender-links'
import { changePasswordAndLogIn } from './changed-password'
import { expectedJsonSuccessAnswer, signedInAsMarta, martaTaxId, expectedEmptySuccessAnswer } from './marta'

/**
 * Tests of the API contract in which the lender answers with success to requests without a session: a
 * login by a lender's link, the requests that consumer law grants, and setting a new password.
 */
export const sessionlessSuccessCases: readonly ContractCase[] = [
  {
    call: 'auto-login.enterWithLink',
    title: 'logs in and returns the target of the link',
    makeCall: async ({ client }) => {
      const query = { data: autoLoginLinkDataOfPersona('marta', 'loans') }
      const call = autoLoginContract.enterWithLink
      const entered = successValueOrThrow(await client.send(call, { path: {}, query }))
      const holds = entered.customerTaxId === martaTaxId && entered.redirectTo === '/mis-prestamos'
      return createResultFromCondition(holds, entered)
    },
    expected: expectedJsonSuccessAnswer,
  },
  createContractCase(revocationsContract.sendRevocation, {
    title: 'returns a case number without a session',
    input: {
      path: {},
      body: { kind: 'REVOCATION', dni: '28456123', fullName: 'Marta Giménez', contact: '1145556677' },
    },
    expected: { ...expectedJsonSuccessAnswer, status: 201 },
  }),
  createContractCase(passwordsContract.setPassword, {
    title: 'accepts the new password',
    ...signedInAsMarta,
    input: { path: {}, body: { newPass: 'otraClave7' } },
    expected: expectedEmptySuccessAnswer,
  }),
  {
    call: 'passwords.setPassword',
    title: 'logs in with the new password',
    ...signedInAsMarta,
    makeCall: ({ client }) => changePasswordAndLogIn(client, 'otraClave7'),
    expected: expectedJsonSuccessAnswer,
  },
]
