import { revolvingLineContract } from '@/adapters/contract/revolving-line.contract'
import { createContractCase, type ContractCase } from './contract-case'
import { creditLineLoanCallInput, luciaCustomerId } from './lucia'

const { createLoan, findLine, installmentPlan } = revolvingLineContract
const signedInAsLucia = { signedInPersonaId: 'lucia' } as const

export const creditLineRefusalCases: readonly ContractCase[] = [
  createContractCase(findLine, {
    title: "does not return another customer's line",
    signedInPersonaId: 'marta',
    input: { path: { id: luciaCustomerId } },
    expected: { status: 403, code: 'FORBIDDEN' },
  }),
  createContractCase(createLoan, {
    title: 'makes no loan for another customer',
    signedInPersonaId: 'marta',
    input: creditLineLoanCallInput,
    expected: { status: 403, code: 'FORBIDDEN' },
  }),
  createContractCase(createLoan, {
    title: 'refuses a plan that it did not offer',
    ...signedInAsLucia,
    input: { ...creditLineLoanCallInput, body: { ...creditLineLoanCallInput.body, installmentAmount: 1 } },
    expected: { status: 409, code: 'INVALID_INSTALLMENT_PLAN' },
  }),
  {
    call: 'revolving-line.createLoan',
    title: 'refuses a cent more than what is left',
    ...signedInAsLucia,
    makeCall: async ({ client }) => {
      const whole = { installmentAmount: 90_609.43, requestedAmount: 412_350.5 }
      const first = { ...creditLineLoanCallInput, body: { ...creditLineLoanCallInput.body, ...whole } }
      await client.send(createLoan, first)
      return client.send(createLoan, { ...creditLineLoanCallInput, idempotencyKey: 'key-line-2' })
    },
    expected: { status: 409, code: 'AMOUNT_OVER_REMAINING' },
  },
  createContractCase(installmentPlan, {
    title: 'returns no plan for more than what is left',
    ...signedInAsLucia,
    input: { path: { customerId: luciaCustomerId, amount: '412350.51' } },
    expected: { status: 409, code: 'AMOUNT_OVER_REMAINING' },
  }),
  createContractCase(createLoan, {
    title: 'refuses a customer in debt',
    signedInPersonaId: 'hector',
    input: { ...creditLineLoanCallInput, path: { id: 'c-07c9e5ab' } },
    expected: { status: 409, code: 'CUSTOMER_NOT_UP_TO_DATE' },
  }),
  createContractCase(createLoan, {
    title: 'refuses a disabled line',
    signedInPersonaId: 'norma',
    input: { ...creditLineLoanCallInput, path: { id: 'c-b18d63f0' } },
    expected: { status: 409, code: 'LINE_NOT_ENABLED' },
  }),
  {
    call: 'revolving-line.createLoan',
    title: 'refuses a key that was used for another loan',
    ...signedInAsLucia,
    makeCall: async ({ client }) => {
      await client.send(createLoan, creditLineLoanCallInput)
      return client.send(createLoan, {
        ...creditLineLoanCallInput,
        body: { ...creditLineLoanCallInput.body, requestedAmount: 60_000 },
      })
    },
    expected: { status: 409, code: 'IDEMPOTENCY_KEY_REUSED' },
  },
]
