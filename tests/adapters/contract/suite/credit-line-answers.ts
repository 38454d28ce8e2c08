import { loanCostContract } from '@/adapters/contract/loan-cost.contract'
import { ordersContract } from '@/adapters/contract/orders.contract'
import { paymentsContract } from '@/adapters/contract/payments.contract'
import { revolvingLineContract } from '@/adapters/contract/revolving-line.contract'
import { createContractCase, type ContractCase } from './contract-case'
import { createResultFromCondition, successValueOrThrow, type PortalClient } from './portal-client'
import { creditLineLoanCallInput, luciaCustomerId, luciaTaxId } from './lucia'
import { expectedJsonSuccessAnswer } from './marta'

const signedInAsLucia = { signedInPersonaId: 'lucia' } as const
const creditLineCalls = revolvingLineContract

async function createLoanAndReturnId({ client }: PortalClient): Promise<string> {
  return successValueOrThrow(await client.send(creditLineCalls.createLoan, creditLineLoanCallInput)).loanId
}

export const creditLineSuccessCases: readonly ContractCase[] = [
  createContractCase(creditLineCalls.findLine, {
    title: 'returns the line with its movements',
    ...signedInAsLucia,
    input: { path: { id: luciaCustomerId } },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(creditLineCalls.nextExpiration, {
    title: 'returns the next amount due',
    ...signedInAsLucia,
    input: { path: { taxId: luciaTaxId } },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(creditLineCalls.installmentPlan, {
    title: 'returns the plans for an amount',
    ...signedInAsLucia,
    input: { path: { customerId: luciaCustomerId, amount: '50000' } },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(creditLineCalls.createLoan, {
    title: 'makes a loan',
    ...signedInAsLucia,
    input: creditLineLoanCallInput,
    expected: expectedJsonSuccessAnswer,
  }),
  {
    call: 'revolving-line.createLoan',
    title: 'makes one loan for a key',
    ...signedInAsLucia,
    makeCall: async (portalClient) => {
      const [first, second] = [
        await createLoanAndReturnId(portalClient),
        await createLoanAndReturnId(portalClient),
      ]
      const path = { id: luciaCustomerId }
      const { remainingAmount } = successValueOrThrow(
        await portalClient.client.send(creditLineCalls.findLine, { path }),
      )
      return createResultFromCondition(first === second && remainingAmount === 362_350.5, {
        first,
        second,
        remainingAmount,
      })
    },
    expected: expectedJsonSuccessAnswer,
  },
  {
    call: 'payments.paymentStatus',
    title: 'reports by key which loan was made',
    ...signedInAsLucia,
    makeCall: async (portalClient) => {
      const made = await createLoanAndReturnId(portalClient)
      const query = { idempotencyKey: creditLineLoanCallInput.idempotencyKey }
      const found = successValueOrThrow(
        await portalClient.client.send(paymentsContract.paymentStatus, { query }),
      )
      return createResultFromCondition(found.status === 'APPROVED' && found.loanId === made, { made, found })
    },
    expected: expectedJsonSuccessAnswer,
  },
  {
    call: 'orders.statusWithoutSession',
    title: 'reports it without a session, by the tax id',
    ...signedInAsLucia,
    makeCall: async (portalClient) => {
      const made = await createLoanAndReturnId(portalClient)
      const ask = async (customerTaxId: string) =>
        successValueOrThrow(
          await portalClient.client.send(ordersContract.statusWithoutSession, {
            path: { customerTaxId },
            query: { idempotencyKey: creditLineLoanCallInput.idempotencyKey },
          }),
        )
      const [own, other] = [await ask(luciaTaxId), await ask('27284561231')]
      return createResultFromCondition(own.loanId === made && other.status === 'NOT_FOUND', { own, other })
    },
    expected: expectedJsonSuccessAnswer,
  },
  {
    call: 'revolving-line.findActiveCard',
    title: 'returns the card that pays a loan',
    ...signedInAsLucia,
    makeCall: async (portalClient) =>
      portalClient.client.send(creditLineCalls.findActiveCard, {
        path: { taxId: luciaTaxId, loanId: await createLoanAndReturnId(portalClient) },
      }),
    expected: expectedJsonSuccessAnswer,
  },
  {
    call: 'loan-cost.costDetail',
    title: 'returns a cost that adds up to the installments',
    ...signedInAsLucia,
    makeCall: async (portalClient) => {
      const path = { loanId: await createLoanAndReturnId(portalClient) }
      const cost = successValueOrThrow(await portalClient.client.send(loanCostContract.costDetail, { path }))
      const sum = Math.round(
        ((cost.amountFinanced ?? 0) + (cost.interests ?? 0) + (cost.outgoings ?? 0) + (cost.taxes ?? 0)) *
          100,
      )
      const total = Math.round((cost.amountToReturn ?? 0) * 100)
      const installments =
        Math.round(creditLineLoanCallInput.body.installmentAmount * 100) *
        creditLineLoanCallInput.body.installments
      return createResultFromCondition(sum === total && total === installments, cost)
    },
    expected: expectedJsonSuccessAnswer,
  },
  {
    call: 'loan-cost.agreement',
    title: 'returns the terms as a PDF',
    ...signedInAsLucia,
    makeCall: async (portalClient) =>
      portalClient.client.send(loanCostContract.agreement, {
        path: { loanId: await createLoanAndReturnId(portalClient) },
      }),
    expected: { status: 200, contentType: 'application/pdf' },
  },
]
