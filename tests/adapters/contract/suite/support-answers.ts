import { supportContract } from '@/adapters/contract/support.contract'
import { createContractCase, type ContractCase } from './contract-case'
import { expectedJsonSuccess, martaAsCaller, martaCustomerId, martaLoanId } from './marta'

const claim = {
  body: { reason: 'NO_RECONOZCO', email: 'begoña@correo.example', externalId: martaLoanId },
  idempotencyKey: 'claim-1',
} as const

export const supportSuccessCases: readonly ContractCase[] = [
  createContractCase(supportContract.listClaimReasons, {
    title: 'returns the subjects of a claim',
    ...martaAsCaller,
    input: {},
    expected: expectedJsonSuccess,
  }),
  createContractCase(supportContract.sendClaim, {
    title: 'accepts a claim',
    ...martaAsCaller,
    input: claim,
    expected: { ...expectedJsonSuccess, status: 201 },
  }),
  createContractCase(supportContract.sendClaim, {
    title: 'accepts a claim about a payment',
    ...martaAsCaller,
    input: {
      body: {
        ...claim.body,
        externalId: undefined,
        payment: { paymentDate: '2026-10-28', amount: 12_625, externalId: martaLoanId },
      },
      idempotencyKey: 'claim-2',
    },
    expected: { ...expectedJsonSuccess, status: 201 },
  }),
  createContractCase(supportContract.sendClaim, {
    title: "accepts the page's errors with a claim",
    ...martaAsCaller,
    input: {
      body: {
        ...claim.body,
        supportCode: 'KMPRTX',
        pageEvents: [{ kind: 'call', pattern: '/mis-prestamos', name: 'loans.listLoans', code: 'HTTP_500' }],
      },
      idempotencyKey: 'claim-3',
    },
    expected: { ...expectedJsonSuccess, status: 201 },
  }),
  createContractCase(supportContract.listClaims, {
    title: 'returns the claims of a customer',
    ...martaAsCaller,
    input: { path: { customerId: martaCustomerId } },
    expected: expectedJsonSuccess,
  }),
]

export const supportRefusalCases: readonly ContractCase[] = [
  createContractCase(supportContract.sendClaim, {
    title: 'finds no loan of another customer',
    ...martaAsCaller,
    input: { ...claim, body: { ...claim.body, externalId: '40116602' } },
    expected: { status: 404, code: 'LOAN_NOT_FOUND' },
  }),
  createContractCase(supportContract.sendClaim, {
    title: 'refuses an invalid e-mail for the answer',
    ...martaAsCaller,
    arranged: { set: { emailUnreachable: true } },
    input: claim,
    expected: { status: 409, code: 'INVALID_CUSTOMER_EMAIL' },
  }),
  createContractCase(supportContract.sendClaim, {
    title: 'refuses a claim for an unknown reason',
    ...martaAsCaller,
    input: { ...claim, body: { ...claim.body, reason: 'INVENTADO' } },
    expected: { status: 409, code: 'CLAIM_REASON_NOT_FOUND' },
  }),
]
