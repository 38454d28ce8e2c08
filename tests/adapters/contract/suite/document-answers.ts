import { cancellationContract } from '@/adapters/contract/cancellation.contract'
import { certificatesContract } from '@/adapters/contract/certificates.contract'
import { debtFreeContract } from '@/adapters/contract/debt-free.contract'
import { documentsContract } from '@/adapters/contract/documents.contract'
import { invoicesContract } from '@/adapters/contract/invoices.contract'
import { createContractCase, type ContractCase } from './contract-case'
import {
  expectedJsonSuccess,
  martaAsCaller,
  martaCustomerId,
  martaLoanId,
  martaTaxId,
  expectedEmptySuccess,
} from './marta'

/** Number of Gabriela's debt-free certificate of 21 November 2026. */
const gabrielasCertificate = 'c-f30b62d5-324-90936050'

const pdf = { status: 200, contentType: 'application/pdf' }

export const paymentReceiptUploadInput = {
  path: { taxId: martaTaxId },
  body: {
    file: new File(['%PDF-1.4\n%%EOF\n'], 'pago.pdf', { type: 'application/pdf' }),
    paymentVoucherType: 'TRANSFERENCIA',
  },
} as const

/**
 * Input of an early cancellation of Marta's store purchase. The amount is that of one installment of $
 * 12.625, and eight at 82 %.
 */
const order = {
  path: { loanId: 'p-6b1f0c92' },
  body: { amount: 95_445, user: martaCustomerId },
} as const

export const documentSuccessCases: readonly ContractCase[] = [
  createContractCase(documentsContract.couponBook, {
    title: 'returns a PDF',
    ...martaAsCaller,
    input: { path: { id: martaCustomerId, loanId: 'p-6b1f0c92' } },
    expected: pdf,
  }),
  createContractCase(documentsContract.loanFile, {
    title: 'returns the contract',
    ...martaAsCaller,
    input: { path: { taxId: martaTaxId, externalId: martaLoanId, fileType: 'DISCLAIMER' } },
    expected: pdf,
  }),
  createContractCase(documentsContract.listReceiptTypes, {
    title: 'returns the kinds of receipt',
    ...martaAsCaller,
    input: { path: {} },
    expected: expectedJsonSuccess,
  }),
  createContractCase(documentsContract.sendReceipt, {
    title: 'accepts a PDF',
    ...martaAsCaller,
    input: paymentReceiptUploadInput,
    expected: expectedEmptySuccess,
  }),
  createContractCase(debtFreeContract.debtFreeCertificate, {
    title: 'returns a PDF',
    by: 'gabriela',
    input: { path: { id: 'c-f30b62d5' } },
    expected: pdf,
  }),
  createContractCase(certificatesContract.signedCertificate, {
    title: 'returns the signed text',
    by: 'gabriela',
    input: { path: { id: 'c-f30b62d5' } },
    expected: expectedJsonSuccess,
  }),
  createContractCase(certificatesContract.issuerKeys, {
    title: 'returns the public keys',
    input: {},
    expected: expectedJsonSuccess,
  }),
  createContractCase(certificatesContract.certificateStanding, {
    title: 'returns the present status of a certificate',
    input: { body: { number: gabrielasCertificate } },
    expected: expectedJsonSuccess,
  }),
  createContractCase(invoicesContract.invoice, {
    title: 'returns a PDF',
    ...martaAsCaller,
    input: { path: { id: martaCustomerId, number: '0004-00000001' } },
    expected: pdf,
  }),
  createContractCase(cancellationContract.findTerms, {
    title: 'returns the amount and its last day',
    ...martaAsCaller,
    input: { path: order.path },
    expected: expectedJsonSuccess,
  }),
  createContractCase(cancellationContract.requestCancellation, {
    title: 'accepts the amount that was shown',
    ...martaAsCaller,
    input: order,
    expected: { status: 201 },
  }),
  createContractCase(cancellationContract.cancellationDocument, {
    title: 'returns a PDF',
    ...martaAsCaller,
    input: order,
    expected: pdf,
  }),
]

export const documentRefusalCases: readonly ContractCase[] = [
  createContractCase(cancellationContract.requestCancellation, {
    title: 'refuses a cancellation once the month is closed',
    ...martaAsCaller,
    arranged: { set: { monthClosed: true } },
    input: order,
    expected: { status: 409, code: 'ERROR_CREATE_PREPAID_LOAN_END_MONTH' },
  }),
  createContractCase(cancellationContract.requestCancellation, {
    title: 'refuses a loan of ten days ago or less',
    by: 'tomas',
    input: { path: { loanId: 'p-a2c81f56' }, body: { amount: 169_272.06, user: 'c-682fc91e' } },
    expected: { status: 409, code: 'PREPAID_LOAN_TOO_EARLY' },
  }),
  createContractCase(cancellationContract.requestCancellation, {
    title: 'refuses another amount',
    ...martaAsCaller,
    input: { ...order, body: { ...order.body, amount: 1 } },
    expected: { status: 409, code: 'PREPAID_LOAN_OTHER_AMOUNT' },
  }),
  createContractCase(cancellationContract.cancellationDocument, {
    title: "returns nothing under another customer's number",
    ...martaAsCaller,
    input: { ...order, body: { ...order.body, user: 'c-17be90a3' } },
    expected: { status: 403, code: 'FORBIDDEN' },
  }),
]
