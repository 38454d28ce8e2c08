import { supportContract } from '@/adapters/contract/support.contract'
import { createContractCase, type ContractCase } from './contract-case'
import { expectedJsonSuccessAnswer, signedInAsMarta, martaCustomerId, martaLoanId } from './marta'

const claimCallInput = {
  body: { reason: 'NO_RECONOZCO', email: 'begoña@correo.example', externalId: martaLoanId },
  idempotencyKey: 'claim-1',
} as const

export const supportSuccessCases: readonly ContractCase[] = [
  createContractCase(supportContract.listClaimReasons, {
    title: 'returns the subjects of a claim',
    ...signedInAsMarta,
    input: {},
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(supportContract.sendClaim, {
    title: 'accepts a claim',
    ...signedInAsMarta,
    input: claimCallInput,
    expected: { ...expectedJsonSuccessAnswer, status: 201 },
  }),
  createContractCase(supportContract.sendClaim, {
    title: 'accepts a claim about a payment',
    ...signedInAsMarta,
    input: {
      body: {
        ...claimCallInput.body,
        externalId: undefined,
        payment: { paymentDate: '2026-10-28', amount: 12_625, externalId: martaLoanId },
      },
      idempotencyKey: 'claim-2',
    },
    expected: { ...expectedJsonSuccessAnswer, status: 201 },
  }),
  createContractCase(supportContract.sendClaim, {
    title: "accepts the page's errors with a claim",
    ...signedInAsMarta,
    input: {
      body: {
        ...claimCallInput.body,
        supportCode: 'KMPRTX',
        pageEvents: [{ kind: 'call', pattern: '/mis-prestamos', name: 'loans.listLoans', code: 'HTTP_500' }],
      },
      idempotencyKey: 'claim-3',
    },
    expected: { ...expectedJsonSuccessAnswer, status: 201 },
  }),
  createContractCase(supportContract.listClaims, {
    title: 'returns the claims of a customer',
    ...signedInAsMarta,
    input: { path: { customerId: martaCustomerId } },
    expected: expectedJsonSuccessAnswer,
  }),
]

export const supportRefusalCases: readonly ContractCase[] = [
  createContractCase(supportContract.sendClaim, {
    title: 'finds no loan of another customer',
    ...signedInAsMarta,
    input: { ...claimCallInput, body: { ...claimCallInput.body, externalId: '40116602' } },
    expected: { status: 404, code: 'LOAN_NOT_FOUND' },
  }),
  createContractCase(supportContract.sendClaim, {
    title: 'refuses an invalid e-mail for the answer',
    ...signedInAsMarta,
    demoState: { set: { emailUnreachable: true } },
    input: claimCallInput,
    expected: { status: 409, code: 'INVALID_CUSTOMER_EMAIL' },
  }),
  createContractCase(supportContract.sendClaim, {
    title: 'refuses a claim for an unknown reason',
    ...signedInAsMarta,
    input: { ...claimCallInput, body: { ...claimCallInput.body, reason: 'INVENTADO' } },
    expected: { status: 409, code: 'CLAIM_REASON_NOT_FOUND' },
  }),
]
