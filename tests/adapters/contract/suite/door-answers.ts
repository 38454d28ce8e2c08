import { autoLoginContract } from '@/adapters/contract/auto-login.contract'
import { passwordsContract } from '@/adapters/contract/passwords.contract'
import { revocationsContract } from '@/adapters/contract/revocations.contract'
import { caseOf, type ContractCase } from './contract-case'
import { checked, valueOf } from './portal-client'
import { autoLoginOf } from '#tests/support/lender-links'
import { enterAfterChange } from './changed-password'
import { jsonAnswer, marta, martaTaxId, nothing } from './marta'

/**
 * Answers to calls without a login: the lender's links, the buttons that the law requires, a new password.
 */
export const doorAnswers: readonly ContractCase[] = [
  {
    call: 'auto-login.enterWithLink',
    title: 'logs in and returns the target of the link',
    ask: async ({ client }) => {
      const query = { data: autoLoginOf('marta', 'loans') }
      const row = autoLoginContract.enterWithLink
      const entered = valueOf(await client.send(row, { path: {}, query }))
      const holds = entered.customerTaxId === martaTaxId && entered.redirectTo === '/mis-prestamos'
      return checked(holds, entered)
    },
    expected: jsonAnswer,
  },
  caseOf(revocationsContract.sendRevocation, {
    title: 'returns a case number without a session',
    input: {
      path: {},
      body: { kind: 'REVOCATION', dni: '28456123', fullName: 'Marta Giménez', contact: '1145556677' },
    },
    expected: { ...jsonAnswer, status: 201 },
  }),
  caseOf(passwordsContract.setPassword, {
    title: 'accepts the new password',
    ...marta,
    input: { path: {}, body: { newPass: 'otraClave7' } },
    expected: nothing,
  }),
  {
    call: 'passwords.setPassword',
    title: 'logs in with the new password',
    ...marta,
    ask: ({ client }) => enterAfterChange(client, 'otraClave7'),
    expected: jsonAnswer,
  },
]
