import { loanCostContract } from '@/adapters/contract/loan-cost.contract'
import { ordersContract } from '@/adapters/contract/orders.contract'
import { paymentsContract } from '@/adapters/contract/payments.contract'
import { revolvingLineContract } from '@/adapters/contract/revolving-line.contract'
import { caseOf, type ContractCase } from './contract-case'
import { checked, valueOf, type Conversation } from './conversation'
import { lineLoan, luciaCustomerId, luciaTaxId } from './lucia'
import { good } from './marta'

const lucia = { by: 'lucia' } as const
const rows = revolvingLineContract

async function loanOf({ client }: Conversation): Promise<string> {
  return valueOf(await client.send(rows.createLoan, lineLoan)).loanId
}

export const lineAnswers: readonly ContractCase[] = [
  caseOf(rows.findLine, {
    title: 'gives the line with its movements',
    ...lucia,
    input: { path: { id: luciaCustomerId } },
    expected: good,
  }),
  caseOf(rows.nextExpiration, {
    title: 'gives what falls due next',
    ...lucia,
    input: { path: { taxId: luciaTaxId } },
    expected: good,
  }),
  caseOf(rows.installmentPlan, {
    title: 'gives the ways to pay an amount back',
    ...lucia,
    input: { path: { customerId: luciaCustomerId, amount: '50000' } },
    expected: good,
  }),
  caseOf(rows.createLoan, { title: 'makes a loan', ...lucia, input: lineLoan, expected: good }),
  {
    call: 'revolving-line.createLoan',
    title: 'makes one loan for a key',
    ...lucia,
    ask: async (conversation) => {
      const [first, second] = [await loanOf(conversation), await loanOf(conversation)]
      const path = { id: luciaCustomerId }
      const { remainingAmount } = valueOf(await conversation.client.send(rows.findLine, { path }))
      return checked(first === second && remainingAmount === 362_350.5, { first, second, remainingAmount })
    },
    expected: good,
  },
  {
    call: 'payments.paymentStatus',
    title: 'tells which loan was made for a key',
    ...lucia,
    ask: async (conversation) => {
      const made = await loanOf(conversation)
      const query = { idempotencyKey: lineLoan.idempotencyKey }
      const told = valueOf(await conversation.client.send(paymentsContract.paymentStatus, { query }))
      return checked(told.status === 'APPROVED' && told.loanId === made, { made, told })
    },
    expected: good,
  },
  {
    call: 'orders.statusWithoutSession',
    title: 'tells it to who has no session, by the tax id',
    ...lucia,
    ask: async (conversation) => {
      const made = await loanOf(conversation)
      const ask = async (customerTaxId: string) =>
        valueOf(
          await conversation.client.send(ordersContract.statusWithoutSession, {
            path: { customerTaxId },
            query: { idempotencyKey: lineLoan.idempotencyKey },
          }),
        )
      const [own, other] = [await ask(luciaTaxId), await ask('27284561231')]
      return checked(own.loanId === made && other.status === 'NOT_FOUND', { own, other })
    },
    expected: good,
  },
  {
    call: 'revolving-line.findActiveCard',
    title: 'gives the card that pays a loan',
    ...lucia,
    ask: async (conversation) =>
      conversation.client.send(rows.findActiveCard, {
        path: { taxId: luciaTaxId, loanId: await loanOf(conversation) },
      }),
    expected: good,
  },
  {
    call: 'loan-cost.costDetail',
    title: 'gives a cost that adds up to the installments',
    ...lucia,
    ask: async (conversation) => {
      const path = { loanId: await loanOf(conversation) }
      const cost = valueOf(await conversation.client.send(loanCostContract.costDetail, { path }))
      const sum = Math.round(
        ((cost.amountFinanced ?? 0) + (cost.interests ?? 0) + (cost.outgoings ?? 0) + (cost.taxes ?? 0)) *
          100,
      )
      const total = Math.round((cost.amountToReturn ?? 0) * 100)
      const installments = Math.round(lineLoan.body.installmentAmount * 100) * lineLoan.body.installments
      return checked(sum === total && total === installments, cost)
    },
    expected: good,
  },
  {
    call: 'loan-cost.agreement',
    title: 'gives the terms as a PDF',
    ...lucia,
    ask: async (conversation) =>
      conversation.client.send(loanCostContract.agreement, { path: { loanId: await loanOf(conversation) } }),
    expected: { status: 200, contentType: 'application/pdf' },
  },
]
