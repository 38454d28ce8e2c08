import { cardRefusalCodes } from '@/adapters/contract/refusals'
import { ordersContract } from '@/adapters/contract/orders.contract'
import { refinancingContract as calls } from '@/adapters/contract/refinancing.contract'
import { refinancingLinkHashOfPersona } from '#tests/support/lender-links'
import { createContractCase, type ContractCase } from './contract-case'
import { createResultFromCondition, successValueOrThrow, type PortalClient } from './portal-client'
import { identityCheckContract } from '@/adapters/contract/identity-check.contract'
import { runIdentityCheck, exampleSelfieBase64 } from './identity-answers'
import { expectedJsonSuccessAnswer, expectedEmptySuccessAnswer } from './marta'

const ramonaTaxId = '27169088336'
const ramonasPathParameters = { customerTaxId: ramonaTaxId }
const refinancingLinkQuery = { hash: refinancingLinkHashOfPersona('ramona') }
const ramonasLinkInput = { path: ramonasPathParameters, query: refinancingLinkQuery }
const planRequestBody = { requestedAmount: 216_897.88, maxInstallmentAmount: 260_000, maxInstallments: 18 }
const downPaymentPesos = 24_099.77
const cardFields = {
  customerTaxId: ramonaTaxId,
  customerFullName: 'Ramona Paredes',
  cardNumber: '4517650012344821',
  cardExpirationMonth: '12',
  cardExpirationYear: '39',
  cvv: '123',
}

async function requestPlans({ client }: PortalClient) {
  return successValueOrThrow(
    await client.send(calls.installmentPlan, { ...ramonasLinkInput, body: planRequestBody }),
  )
}

/**
 * Returns the body of a request that chooses the plan of twelve installments. Throws if the lender offers no
 * such plan.
 */
async function createTwelveInstallmentLoanBody(portalClient: PortalClient) {
  const plan = (await requestPlans(portalClient)).find(({ installment }) => installment === 12)
  if (!plan) throw new Error('There is no plan of twelve')
  return {
    requestedAmount: planRequestBody.requestedAmount,
    installmentAmount: plan.amount,
    installments: 12,
    lineId: plan.lineId,
  }
}

async function createRefinancingLoan(portalClient: PortalClient, idempotencyKey = 'key-refinancing-1') {
  const body = await createTwelveInstallmentLoanBody(portalClient)
  return portalClient.client.send(calls.createLoan, { ...ramonasLinkInput, body, idempotencyKey })
}

const unknownCheckIds = { idtx: 'otro', externalTransactionId: 'otro' }

/**
 * Runs an identity check of Ramona that succeeds. Returns its two ids, under the names that the API uses.
 */
async function runRamonasIdentityCheck(
  portalClient: PortalClient,
  purpose: 'PHONE' | 'REFINANCING' = 'REFINANCING',
) {
  const wanted = { taxId: ramonaTaxId, purpose }
  const { idtx, externalId } = await runIdentityCheck(portalClient, 'HIT', wanted)
  return { idtx, externalTransactionId: externalId }
}

async function sendDownPayment(
  portalClient: PortalClient,
  change: {
    readonly amount?: number
    readonly loan?: string
    readonly key?: string
    readonly face?: Awaited<ReturnType<typeof runRamonasIdentityCheck>>
  } = {},
) {
  const externalLoanId = change.loan ?? successValueOrThrow(await createRefinancingLoan(portalClient)).loanId
  const face = change.face ?? (await runRamonasIdentityCheck(portalClient))
  const body = { ...cardFields, ...face, externalLoanId, amount: change.amount ?? downPaymentPesos }
  return portalClient.client.send(calls.payDownPayment, {
    ...ramonasLinkInput,
    body,
    idempotencyKey: change.key ?? 'key-down-1',
  })
}

export const refinancingSuccessCases: readonly ContractCase[] = [
  createContractCase(calls.findProposal, {
    title: 'returns the offer',
    input: ramonasLinkInput,
    expected: expectedJsonSuccessAnswer,
  }),
  {
    call: 'refinancing.findProposal',
    title: 'offers nothing by an expired link, and gives no name',
    makeCall: async ({ client }) => {
      const input = {
        path: { customerTaxId: '20230156493' },
        query: { hash: refinancingLinkHashOfPersona('julio') },
      }
      const found = successValueOrThrow(await client.send(calls.findProposal, input))
      return createResultFromCondition(
        found.refinancingAmount === undefined && found.customerFullName === undefined,
        found,
      )
    },
    expected: expectedJsonSuccessAnswer,
  },
  createContractCase(calls.installmentPlan, {
    title: 'returns the plans',
    input: { ...ramonasLinkInput, body: planRequestBody },
    expected: expectedJsonSuccessAnswer,
  }),
  {
    call: 'refinancing.createLoan',
    title: 'makes a loan',
    makeCall: async (portalClient) => createRefinancingLoan(portalClient),
    expected: expectedJsonSuccessAnswer,
  },
  {
    call: 'refinancing.createLoan',
    title: 'makes one loan for a key',
    makeCall: async (portalClient) => {
      const [one, other] = [
        successValueOrThrow(await createRefinancingLoan(portalClient)),
        successValueOrThrow(await createRefinancingLoan(portalClient)),
      ]
      return createResultFromCondition(one.loanId === other.loanId, { one, other })
    },
    expected: expectedJsonSuccessAnswer,
  },
  {
    call: 'identity-check.savePhoto',
    title: 'accepts the picture',
    makeCall: async (portalClient) => {
      const { loanId } = successValueOrThrow(await createRefinancingLoan(portalClient))
      const body = {
        loanId,
        imageBase64: exampleSelfieBase64,
        ...(await runRamonasIdentityCheck(portalClient)),
      }
      return portalClient.client.send(identityCheckContract.savePhoto, { path: {}, body })
    },
    expected: expectedEmptySuccessAnswer,
  },
  {
    call: 'refinancing.payDownPayment',
    title: 'charges the down payment',
    makeCall: async (portalClient) => sendDownPayment(portalClient),
    expected: { status: 200 },
  },
  {
    call: 'refinancing.payDownPayment',
    title: 'withdraws the offer once it is paid, and reports the outcome by its key',
    makeCall: async (portalClient) => {
      await sendDownPayment(portalClient)
      const { client } = portalClient
      const left = successValueOrThrow(await client.send(calls.findProposal, ramonasLinkInput))
      const byKey = { path: ramonasPathParameters, query: { idempotencyKey: 'key-down-1' } }
      const found = successValueOrThrow(await client.send(ordersContract.statusWithoutSession, byKey))
      return createResultFromCondition(left.refinancingAmount === undefined && found.status === 'APPROVED', {
        left,
        found,
      })
    },
    expected: { status: 200 },
  },
]

export const refinancingRefusalCases: readonly ContractCase[] = [
  createContractCase(calls.findProposal, {
    title: 'returns nothing by a link that was never sent',
    input: { path: ramonasPathParameters, query: { hash: refinancingLinkQuery.hash.split('.')[0] ?? '' } },
    expected: { status: 404, code: 'CUSTOMER_NOT_FOUND' },
  }),
  {
    call: 'refinancing.createLoan',
    title: 'makes no loan while the account is protected',
    demoState: { set: { heldBack: 'LOST_PHONE' } },
    makeCall: async (portalClient) => createRefinancingLoan(portalClient),
    expected: { status: 409, code: 'OPERATION_HELD_BACK' },
  },
  {
    call: 'refinancing.createLoan',
    title: 'refuses a plan that it did not offer',
    makeCall: async (portalClient) => {
      const body = { ...(await createTwelveInstallmentLoanBody(portalClient)), installmentAmount: 1 }
      return portalClient.client.send(calls.createLoan, {
        ...ramonasLinkInput,
        body,
        idempotencyKey: 'key-refinancing-1',
      })
    },
    expected: { status: 409, code: 'INVALID_INSTALLMENT_PLAN' },
  },
  {
    call: 'refinancing.createLoan',
    title: 'makes no loan for a paid link',
    makeCall: async (portalClient) => {
      const body = await createTwelveInstallmentLoanBody(portalClient)
      await sendDownPayment(portalClient)
      return portalClient.client.send(calls.createLoan, {
        ...ramonasLinkInput,
        body,
        idempotencyKey: 'key-refinancing-2',
      })
    },
    expected: { status: 409, code: 'REFINANCING_NOT_AVAILABLE' },
  },
  {
    call: 'identity-check.savePhoto',
    title: 'refuses a picture without a check for the loan',
    makeCall: async (portalClient) => {
      const { loanId } = successValueOrThrow(await createRefinancingLoan(portalClient))
      const body = {
        loanId,
        imageBase64: exampleSelfieBase64,
        ...(await runRamonasIdentityCheck(portalClient, 'PHONE')),
      }
      return portalClient.client.send(identityCheckContract.savePhoto, { path: {}, body })
    },
    expected: { status: 409, code: 'IDENTITY_CHECK_PURPOSE' },
  },
  {
    call: 'identity-check.savePhoto',
    title: "refuses another person's picture",
    makeCall: async (portalClient) => {
      const { loanId } = successValueOrThrow(await createRefinancingLoan(portalClient))
      const body = { loanId, imageBase64: exampleSelfieBase64, ...unknownCheckIds }
      return portalClient.client.send(identityCheckContract.savePhoto, { path: {}, body })
    },
    expected: { status: 409, code: 'IDENTITY_CHECK_EXPIRED' },
  },
  {
    call: 'identity-check.savePhoto',
    title: 'refuses a picture by a check that was used',
    makeCall: async (portalClient) => {
      const face = await runRamonasIdentityCheck(portalClient)
      const { loanId } = successValueOrThrow(await createRefinancingLoan(portalClient))
      successValueOrThrow(await sendDownPayment(portalClient, { loan: loanId, face }))
      const body = { loanId, imageBase64: exampleSelfieBase64, ...face }
      return portalClient.client.send(identityCheckContract.savePhoto, { path: {}, body })
    },
    expected: { status: 409, code: 'IDENTITY_CHECK_USED' },
  },
  {
    call: 'refinancing.payDownPayment',
    title: 'refuses a charge by a check that was used',
    demoState: { set: { refinancedAgain: true } },
    makeCall: async (portalClient) => {
      const face = await runRamonasIdentityCheck(portalClient)
      successValueOrThrow(await sendDownPayment(portalClient, { face }))
      const loan = successValueOrThrow(await createRefinancingLoan(portalClient, 'key-refinancing-2')).loanId
      return sendDownPayment(portalClient, { loan, face, key: 'key-down-2' })
    },
    expected: { status: 409, code: 'IDENTITY_CHECK_USED' },
  },
  {
    call: 'refinancing.payDownPayment',
    title: 'refuses a charge without a check',
    makeCall: async (portalClient) => sendDownPayment(portalClient, { face: unknownCheckIds }),
    expected: { status: 409, code: 'IDENTITY_CHECK_EXPIRED' },
  },
  {
    call: 'refinancing.payDownPayment',
    title: 'refuses a charge by a check for another purpose',
    makeCall: async (portalClient) =>
      sendDownPayment(portalClient, { face: await runRamonasIdentityCheck(portalClient, 'PHONE') }),
    expected: { status: 409, code: 'IDENTITY_CHECK_PURPOSE' },
  },
  {
    call: 'refinancing.payDownPayment',
    title: 'refuses another amount than its own',
    makeCall: async (portalClient) => sendDownPayment(portalClient, { amount: 0.01 }),
    expected: { status: 409, code: 'INVALID_AMOUNT' },
  },
  {
    call: 'refinancing.payDownPayment',
    title: 'refuses a charge for a loan that another plan replaced',
    makeCall: async (portalClient) => {
      const { loanId } = successValueOrThrow(await createRefinancingLoan(portalClient))
      await createRefinancingLoan(portalClient, 'key-refinancing-2')
      return sendDownPayment(portalClient, { loan: loanId })
    },
    expected: { status: 409, code: 'REFINANCING_NOT_AVAILABLE' },
  },
  {
    call: 'refinancing.payDownPayment',
    title: 'refuses a charge for an unknown loan',
    makeCall: async (portalClient) => sendDownPayment(portalClient, { loan: 'n-nadie' }),
    expected: { status: 404, code: 'LOAN_NOT_FOUND' },
  },
  ...Object.keys(cardRefusalCodes).map((code): ContractCase => ({
    call: 'refinancing.payDownPayment',
    title: `reports that the card was refused: ${code}`,
    demoState: { set: { cardRefusal: code } },
    makeCall: async (portalClient) => sendDownPayment(portalClient),
    expected: { status: 409, code },
  })),
]
