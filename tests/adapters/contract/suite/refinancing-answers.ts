import { cardRefusals } from '@/adapters/contract/card-refusals'
import { ordersContract } from '@/adapters/contract/orders.contract'
import { refinancingContract as rows } from '@/adapters/contract/refinancing.contract'
import { refinancingHashOf } from '#tests/support/lender-links'
import { caseOf, type ContractCase } from './contract-case'
import { checked, valueOf, type Conversation } from './conversation'
import { identityCheckContract } from '@/adapters/contract/identity-check.contract'
import { checkedFace, picture } from './identity-answers'
import { good, nothing } from './marta'

const customerTaxId = '27169088336'
const path = { customerTaxId }
const query = { hash: refinancingHashOf('ramona') }
const asked = { requestedAmount: 216_897.88, maxInstallmentAmount: 260_000, maxInstallments: 18 }
const anticipated = 24_099.77
const card = {
  customerTaxId,
  customerFullName: 'Ramona Paredes',
  cardNumber: '4517650012344821',
  cardExpirationMonth: '12',
  cardExpirationYear: '39',
  cvv: '123',
}

async function plansOf({ client }: Conversation) {
  return valueOf(await client.send(rows.installmentPlan, { path, query, body: asked }))
}

/** The plan of twelve installments. */
async function twelve(conversation: Conversation) {
  const plan = (await plansOf(conversation)).find(({ installment }) => installment === 12)
  if (!plan) throw new Error('There is no plan of twelve')
  return {
    requestedAmount: asked.requestedAmount,
    installmentAmount: plan.amount,
    installments: 12,
    lineId: plan.lineId,
  }
}

async function make(conversation: Conversation, idempotencyKey = 'key-refinancing-1') {
  const body = await twelve(conversation)
  return conversation.client.send(rows.createLoan, { path, query, body, idempotencyKey })
}

const strangersFace = { idtx: 'otro', externalTransactionId: 'otro' }

/** A check of Ramona's face for that, as calls name it. */
async function faceFor(conversation: Conversation, purpose: 'PHONE' | 'REFINANCING' = 'REFINANCING') {
  const wanted = { id: customerTaxId, purpose }
  const { idtx, externalId } = await checkedFace(conversation, 'HIT', wanted)
  return { idtx, externalTransactionId: externalId }
}

async function pay(
  conversation: Conversation,
  change: {
    readonly amount?: number
    readonly loan?: string
    readonly key?: string
    readonly face?: Awaited<ReturnType<typeof faceFor>>
  } = {},
) {
  const externalLoanId = change.loan ?? valueOf(await make(conversation)).loanId
  const face = change.face ?? (await faceFor(conversation))
  const body = { ...card, ...face, externalLoanId, amount: change.amount ?? anticipated }
  return conversation.client.send(rows.payDownPayment, {
    path,
    query,
    body,
    idempotencyKey: change.key ?? 'key-down-1',
  })
}

export const refinancingAnswers: readonly ContractCase[] = [
  caseOf(rows.findProposal, { title: 'gives what is offered', input: { path, query }, expected: good }),
  {
    call: 'refinancing.findProposal',
    title: 'offers nothing by a link that has expired, and names nobody',
    ask: async ({ client }) => {
      const input = { path: { customerTaxId: '20230156493' }, query: { hash: refinancingHashOf('julio') } }
      const told = valueOf(await client.send(rows.findProposal, input))
      return checked(told.refinancingAmount === undefined && told.customerFullName === undefined, told)
    },
    expected: good,
  },
  caseOf(rows.installmentPlan, {
    title: 'gives the ways to pay it back',
    input: { path, query, body: asked },
    expected: good,
  }),
  {
    call: 'refinancing.createLoan',
    title: 'makes a loan',
    ask: async (conversation) => make(conversation),
    expected: good,
  },
  {
    call: 'refinancing.createLoan',
    title: 'makes one loan for a key',
    ask: async (conversation) => {
      const [one, other] = [valueOf(await make(conversation)), valueOf(await make(conversation))]
      return checked(one.loanId === other.loanId, { one, other })
    },
    expected: good,
  },
  {
    call: 'identity-check.savePhoto',
    title: 'takes the picture',
    ask: async (conversation) => {
      const { loanId } = valueOf(await make(conversation))
      const body = { loanId, imageBase64: picture, ...(await faceFor(conversation)) }
      return conversation.client.send(identityCheckContract.savePhoto, { path: {}, body })
    },
    expected: nothing,
  },
  {
    call: 'refinancing.payDownPayment',
    title: 'charges the down payment',
    ask: async (conversation) => pay(conversation),
    expected: { status: 200 },
  },
  {
    call: 'refinancing.payDownPayment',
    title: 'takes what is offered away once it is paid, and tells what became of it by its key',
    ask: async (conversation) => {
      await pay(conversation)
      const { client } = conversation
      const left = valueOf(await client.send(rows.findProposal, { path, query }))
      const byKey = { path, query: { idempotencyKey: 'key-down-1' } }
      const told = valueOf(await client.send(ordersContract.statusWithoutSession, byKey))
      return checked(left.refinancingAmount === undefined && told.status === 'APPROVED', { left, told })
    },
    expected: { status: 200 },
  },
]

export const refinancingRefusals: readonly ContractCase[] = [
  caseOf(rows.findProposal, {
    title: 'tells nothing by a link that was never sent',
    input: { path, query: { hash: query.hash.split('.')[0] ?? '' } },
    expected: { status: 404, code: 'CUSTOMER_NOT_FOUND' },
  }),
  {
    call: 'refinancing.createLoan',
    title: 'makes no loan of a plan that it did not offer',
    ask: async (conversation) => {
      const body = { ...(await twelve(conversation)), installmentAmount: 1 }
      return conversation.client.send(rows.createLoan, {
        path,
        query,
        body,
        idempotencyKey: 'key-refinancing-1',
      })
    },
    expected: { status: 409, code: 'INVALID_INSTALLMENT_PLAN' },
  },
  {
    call: 'refinancing.createLoan',
    title: 'makes no loan of what was paid',
    ask: async (conversation) => {
      const body = await twelve(conversation)
      await pay(conversation)
      return conversation.client.send(rows.createLoan, {
        path,
        query,
        body,
        idempotencyKey: 'key-refinancing-2',
      })
    },
    expected: { status: 409, code: 'REFINANCING_NOT_AVAILABLE' },
  },
  {
    call: 'identity-check.savePhoto',
    title: 'puts no picture beside the loan of who was not checked for it',
    ask: async (conversation) => {
      const { loanId } = valueOf(await make(conversation))
      const body = { loanId, imageBase64: picture, ...(await faceFor(conversation, 'PHONE')) }
      return conversation.client.send(identityCheckContract.savePhoto, { path: {}, body })
    },
    expected: { status: 409, code: 'IDENTITY_CHECK_PURPOSE' },
  },
  {
    call: 'identity-check.savePhoto',
    title: 'puts no picture of a stranger beside a loan',
    ask: async (conversation) => {
      const { loanId } = valueOf(await make(conversation))
      const body = { loanId, imageBase64: picture, ...strangersFace }
      return conversation.client.send(identityCheckContract.savePhoto, { path: {}, body })
    },
    expected: { status: 409, code: 'IDENTITY_CHECK_EXPIRED' },
  },
  {
    call: 'identity-check.savePhoto',
    title: 'puts no picture beside a loan by a check that was used',
    ask: async (conversation) => {
      const face = await faceFor(conversation)
      const { loanId } = valueOf(await make(conversation))
      valueOf(await pay(conversation, { loan: loanId, face }))
      const body = { loanId, imageBase64: picture, ...face }
      return conversation.client.send(identityCheckContract.savePhoto, { path: {}, body })
    },
    expected: { status: 409, code: 'IDENTITY_CHECK_USED' },
  },
  {
    call: 'refinancing.payDownPayment',
    title: 'charges nothing more by a check that was used',
    arranged: { set: { refinancedAgain: true } },
    ask: async (conversation) => {
      const face = await faceFor(conversation)
      valueOf(await pay(conversation, { face }))
      const loan = valueOf(await make(conversation, 'key-refinancing-2')).loanId
      return pay(conversation, { loan, face, key: 'key-down-2' })
    },
    expected: { status: 409, code: 'IDENTITY_CHECK_USED' },
  },
  {
    call: 'refinancing.payDownPayment',
    title: 'charges nothing to who was not checked',
    ask: async (conversation) => pay(conversation, { face: strangersFace }),
    expected: { status: 409, code: 'IDENTITY_CHECK_EXPIRED' },
  },
  {
    call: 'refinancing.payDownPayment',
    title: 'charges nothing by a check for something else',
    ask: async (conversation) => pay(conversation, { face: await faceFor(conversation, 'PHONE') }),
    expected: { status: 409, code: 'IDENTITY_CHECK_PURPOSE' },
  },
  {
    call: 'refinancing.payDownPayment',
    title: 'charges no other amount than the one that it told',
    ask: async (conversation) => pay(conversation, { amount: 0.01 }),
    expected: { status: 409, code: 'INVALID_AMOUNT' },
  },
  {
    call: 'refinancing.payDownPayment',
    title: 'charges nothing for a loan that another plan replaced',
    ask: async (conversation) => {
      const { loanId } = valueOf(await make(conversation))
      await make(conversation, 'key-refinancing-2')
      return pay(conversation, { loan: loanId })
    },
    expected: { status: 409, code: 'REFINANCING_NOT_AVAILABLE' },
  },
  {
    call: 'refinancing.payDownPayment',
    title: 'charges nothing for the loan of nobody',
    ask: async (conversation) => pay(conversation, { loan: 'n-nadie' }),
    expected: { status: 404, code: 'LOAN_NOT_FOUND' },
  },
  ...Object.keys(cardRefusals).map((code): ContractCase => ({
    call: 'refinancing.payDownPayment',
    title: `tells that the card was refused: ${code}`,
    arranged: { set: { cardRefusal: code } },
    ask: async (conversation) => pay(conversation),
    expected: { status: 409, code },
  })),
]
