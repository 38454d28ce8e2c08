import { supportContract } from '@/adapters/contract/support.contract'
import { caseOf, type ContractCase } from './contract-case'
import { jsonAnswer, marta, martaCustomerId, martaLoan } from './marta'

const claim = {
  body: { reason: 'NO_RECONOZCO', email: 'begoña@correo.example', externalId: martaLoan },
  idempotencyKey: 'claim-1',
} as const

export const supportAnswers: readonly ContractCase[] = [
  caseOf(supportContract.listClaimReasons, {
    title: 'returns the subjects of a claim',
    ...marta,
    input: {},
    expected: jsonAnswer,
  }),
  caseOf(supportContract.sendClaim, {
    title: 'accepts a claim',
    ...marta,
    input: claim,
    expected: { ...jsonAnswer, status: 201 },
  }),
  caseOf(supportContract.sendClaim, {
    title: 'accepts a claim about a payment',
    ...marta,
    input: {
      body: {
        ...claim.body,
        externalId: undefined,
        payment: { paymentDate: '2026-10-28', amount: 12_625, externalId: martaLoan },
      },
      idempotencyKey: 'claim-2',
    },
    expected: { ...jsonAnswer, status: 201 },
  }),
  caseOf(supportContract.sendClaim, {
    title: "accepts the page's errors with a claim",
    ...marta,
    input: {
      body: {
        ...claim.body,
        supportCode: 'KMPRTX',
        pageEvents: [{ kind: 'call', pattern: '/mis-prestamos', name: 'loans.listLoans', code: 'HTTP_500' }],
      },
      idempotencyKey: 'claim-3',
    },
    expected: { ...jsonAnswer, status: 201 },
  }),
  caseOf(supportContract.listClaims, {
    title: 'returns the claims of a customer',
    ...marta,
    input: { path: { customerId: martaCustomerId } },
    expected: jsonAnswer,
  }),
]

export const supportRefusals: readonly ContractCase[] = [
  caseOf(supportContract.sendClaim, {
    title: 'finds no loan of another customer',
    ...marta,
    input: { ...claim, body: { ...claim.body, externalId: '40116602' } },
    expected: { status: 404, code: 'LOAN_NOT_FOUND' },
  }),
  caseOf(supportContract.sendClaim, {
    title: 'refuses an invalid e-mail for the answer',
    ...marta,
    arranged: { set: { emailUnreachable: true } },
    input: claim,
    expected: { status: 409, code: 'INVALID_CUSTOMER_EMAIL' },
  }),
  caseOf(supportContract.sendClaim, {
    title: 'refuses a claim for an unknown reason',
    ...marta,
    input: { ...claim, body: { ...claim.body, reason: 'INVENTADO' } },
    expected: { status: 409, code: 'CLAIM_REASON_NOT_FOUND' },
  }),
]
