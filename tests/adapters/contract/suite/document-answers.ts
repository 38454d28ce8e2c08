import { cancellationContract } from '@/adapters/contract/cancellation.contract'
import { certificatesContract } from '@/adapters/contract/certificates.contract'
import { debtFreeContract } from '@/adapters/contract/debt-free.contract'
import { documentsContract } from '@/adapters/contract/documents.contract'
import { invoicesContract } from '@/adapters/contract/invoices.contract'
import { createContractCase, type ContractCase } from './contract-case'
import {
  expectedJsonSuccessAnswer,
  signedInAsMarta,
  martaCustomerId,
  martaLoanId,
  martaTaxId,
  expectedEmptySuccessAnswer,
} from './marta'

/** Number of Gabriela's debt-free certificate of 21 November 2026. */
const gabrielasCertificateNumber = 'c-f30b62d5-324-90936050'

const expectedPdfAnswer = { status: 200, contentType: 'application/pdf' }

export const uploadPaymentReceiptCallInput = {
  path: { taxId: martaTaxId },
  body: {
    file: new File(['%PDF-1.4\n%%EOF\n'], 'pago.pdf', { type: 'application/pdf' }),
    paymentVoucherType: 'TRANSFERENCIA',
  },
} as const

/**
 * Input of an early cancellation of the loan for Marta's purchase in a store. The amount is one full
 * installment of 12.625 pesos plus eight installments at 82 %.
 */
const cancellationCallInput = {
  path: { loanId: 'p-6b1f0c92' },
  body: { amount: 95_445, user: martaCustomerId },
} as const

export const documentSuccessCases: readonly ContractCase[] = [
  createContractCase(documentsContract.couponBook, {
    title: 'returns a PDF',
    ...signedInAsMarta,
    input: { path: { id: martaCustomerId, loanId: 'p-6b1f0c92' } },
    expected: expectedPdfAnswer,
  }),
  createContractCase(documentsContract.loanFile, {
    title: 'returns the contract',
    ...signedInAsMarta,
    input: { path: { taxId: martaTaxId, externalId: martaLoanId, fileType: 'DISCLAIMER' } },
    expected: expectedPdfAnswer,
  }),
  createContractCase(documentsContract.listReceiptTypes, {
    title: 'returns the kinds of receipt',
    ...signedInAsMarta,
    input: { path: {} },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(documentsContract.sendReceipt, {
    title: 'accepts a PDF',
    ...signedInAsMarta,
    input: uploadPaymentReceiptCallInput,
    expected: expectedEmptySuccessAnswer,
  }),
  createContractCase(debtFreeContract.debtFreeCertificate, {
    title: 'returns a PDF',
    signedInPersonaId: 'gabriela',
    input: { path: { id: 'c-f30b62d5' } },
    expected: expectedPdfAnswer,
  }),
  createContractCase(certificatesContract.signedCertificate, {
    title: 'returns the signed text',
    signedInPersonaId: 'gabriela',
    input: { path: { id: 'c-f30b62d5' } },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(certificatesContract.issuerKeys, {
    title: 'returns the public keys',
    input: {},
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(certificatesContract.certificateStanding, {
    title: 'returns the present status of a certificate',
    input: { body: { number: gabrielasCertificateNumber } },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(invoicesContract.invoice, {
    title: 'returns a PDF',
    ...signedInAsMarta,
    input: { path: { id: martaCustomerId, number: '0004-00000001' } },
    expected: expectedPdfAnswer,
  }),
  createContractCase(cancellationContract.findTerms, {
    title: 'returns the amount and its last day',
    ...signedInAsMarta,
    input: { path: cancellationCallInput.path },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(cancellationContract.requestCancellation, {
    title: 'accepts the amount that was shown',
    ...signedInAsMarta,
    input: cancellationCallInput,
    expected: { status: 201 },
  }),
  createContractCase(cancellationContract.cancellationDocument, {
    title: 'returns a PDF',
    ...signedInAsMarta,
    input: cancellationCallInput,
    expected: expectedPdfAnswer,
  }),
]

export const documentRefusalCases: readonly ContractCase[] = [
  createContractCase(cancellationContract.requestCancellation, {
    title: 'refuses a cancellation once the month is closed',
    ...signedInAsMarta,
    demoState: { set: { monthClosed: true } },
    input: cancellationCallInput,
    expected: { status: 409, code: 'ERROR_CREATE_PREPAID_LOAN_END_MONTH' },
  }),
  createContractCase(cancellationContract.requestCancellation, {
    title: 'refuses a loan of ten days ago or less',
    signedInPersonaId: 'tomas',
    input: { path: { loanId: 'p-a2c81f56' }, body: { amount: 169_272.06, user: 'c-682fc91e' } },
    expected: { status: 409, code: 'PREPAID_LOAN_TOO_EARLY' },
  }),
  createContractCase(cancellationContract.requestCancellation, {
    title: 'refuses another amount',
    ...signedInAsMarta,
    input: { ...cancellationCallInput, body: { ...cancellationCallInput.body, amount: 1 } },
    expected: { status: 409, code: 'PREPAID_LOAN_OTHER_AMOUNT' },
  }),
  createContractCase(cancellationContract.cancellationDocument, {
    title: "returns nothing under another customer's number",
    ...signedInAsMarta,
    input: { ...cancellationCallInput, body: { ...cancellationCallInput.body, user: 'c-17be90a3' } },
    expected: { status: 403, code: 'FORBIDDEN' },
  }),
]
