import { revolvingLineContract } from '@/adapters/contract/revolving-line.contract'
import { caseOf, type ContractCase } from './contract-case'
import { lineLoan, luciaCustomerId } from './lucia'

const { createLoan, findLine, installmentPlan } = revolvingLineContract
const lucia = { by: 'lucia' } as const

export const lineRefusals: readonly ContractCase[] = [
  caseOf(findLine, {
    title: "does not return another customer's line",
    by: 'marta',
    input: { path: { id: luciaCustomerId } },
    expected: { status: 403, code: 'FORBIDDEN' },
  }),
  caseOf(createLoan, {
    title: 'makes no loan for another customer',
    by: 'marta',
    input: lineLoan,
    expected: { status: 403, code: 'FORBIDDEN' },
  }),
  caseOf(createLoan, {
    title: 'refuses a plan that it did not offer',
    ...lucia,
    input: { ...lineLoan, body: { ...lineLoan.body, installmentAmount: 1 } },
    expected: { status: 409, code: 'INVALID_INSTALLMENT_PLAN' },
  }),
  {
    call: 'revolving-line.createLoan',
    title: 'refuses a cent more than what is left',
    ...lucia,
    ask: async ({ client }) => {
      const whole = { installmentAmount: 90_609.43, requestedAmount: 412_350.5 }
      const first = { ...lineLoan, body: { ...lineLoan.body, ...whole } }
      await client.send(createLoan, first)
      return client.send(createLoan, { ...lineLoan, idempotencyKey: 'key-line-2' })
    },
    expected: { status: 409, code: 'AMOUNT_OVER_REMAINING' },
  },
  caseOf(installmentPlan, {
    title: 'returns no plan for more than what is left',
    ...lucia,
    input: { path: { customerId: luciaCustomerId, amount: '412350.51' } },
    expected: { status: 409, code: 'AMOUNT_OVER_REMAINING' },
  }),
  caseOf(createLoan, {
    title: 'refuses a customer in debt',
    by: 'hector',
    input: { ...lineLoan, path: { id: 'c-07c9e5ab' } },
    expected: { status: 409, code: 'CUSTOMER_NOT_UP_TO_DATE' },
  }),
  caseOf(createLoan, {
    title: 'refuses a disabled line',
    by: 'norma',
    input: { ...lineLoan, path: { id: 'c-b18d63f0' } },
    expected: { status: 409, code: 'LINE_NOT_ENABLED' },
  }),
  {
    call: 'revolving-line.createLoan',
    title: 'refuses a key that was used for another loan',
    ...lucia,
    ask: async ({ client }) => {
      await client.send(createLoan, lineLoan)
      return client.send(createLoan, { ...lineLoan, body: { ...lineLoan.body, requestedAmount: 60_000 } })
    },
    expected: { status: 409, code: 'IDEMPOTENCY_KEY_REUSED' },
  },
]
