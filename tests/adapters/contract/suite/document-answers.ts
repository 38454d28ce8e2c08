import { cancellationContract } from '@/adapters/contract/cancellation.contract'
import { certificatesContract } from '@/adapters/contract/certificates.contract'
import { debtFreeContract } from '@/adapters/contract/debt-free.contract'
import { documentsContract } from '@/adapters/contract/documents.contract'
import { invoicesContract } from '@/adapters/contract/invoices.contract'
import { caseOf, type ContractCase } from './contract-case'
import { jsonAnswer, marta, martaCustomerId, martaLoan, martaTaxId, nothing } from './marta'

/** Number of the certificate of 21 November 2026. */
const gabrielasCertificate = 'c-f30b62d5-324-90936050'

const pdf = { status: 200, contentType: 'application/pdf' }

export const receipt = {
  path: { taxId: martaTaxId },
  body: {
    file: new File(['%PDF-1.4\n%%EOF\n'], 'pago.pdf', { type: 'application/pdf' }),
    paymentVoucherType: 'TRANSFERENCIA',
  },
} as const

/** Early cancellation of Marta's store purchase: one installment of $ 12.625 and eight at 82 %. */
const order = {
  path: { loanId: 'p-6b1f0c92' },
  body: { amount: 95_445, user: martaCustomerId },
} as const

export const documentAnswers: readonly ContractCase[] = [
  caseOf(documentsContract.couponBook, {
    title: 'returns a PDF',
    ...marta,
    input: { path: { id: martaCustomerId, loanId: 'p-6b1f0c92' } },
    expected: pdf,
  }),
  caseOf(documentsContract.loanFile, {
    title: 'returns the contract',
    ...marta,
    input: { path: { taxId: martaTaxId, externalId: martaLoan, fileType: 'DISCLAIMER' } },
    expected: pdf,
  }),
  caseOf(documentsContract.listReceiptTypes, {
    title: 'returns the kinds of receipt',
    ...marta,
    input: { path: {} },
    expected: jsonAnswer,
  }),
  caseOf(documentsContract.sendReceipt, {
    title: 'accepts a PDF',
    ...marta,
    input: receipt,
    expected: nothing,
  }),
  caseOf(debtFreeContract.debtFreeCertificate, {
    title: 'returns a PDF',
    by: 'gabriela',
    input: { path: { id: 'c-f30b62d5' } },
    expected: pdf,
  }),
  caseOf(certificatesContract.signedCertificate, {
    title: 'returns the signed text',
    by: 'gabriela',
    input: { path: { id: 'c-f30b62d5' } },
    expected: jsonAnswer,
  }),
  caseOf(certificatesContract.issuerKeys, {
    title: 'returns the public keys',
    input: {},
    expected: jsonAnswer,
  }),
  caseOf(certificatesContract.certificateStanding, {
    title: 'returns the present status of a certificate',
    input: { body: { number: gabrielasCertificate } },
    expected: jsonAnswer,
  }),
  caseOf(invoicesContract.invoice, {
    title: 'returns a PDF',
    ...marta,
    input: { path: { id: martaCustomerId, number: '0004-00000001' } },
    expected: pdf,
  }),
  caseOf(cancellationContract.findTerms, {
    title: 'returns the amount and its last day',
    ...marta,
    input: { path: order.path },
    expected: jsonAnswer,
  }),
  caseOf(cancellationContract.requestCancellation, {
    title: 'accepts the amount that was shown',
    ...marta,
    input: order,
    expected: { status: 201 },
  }),
  caseOf(cancellationContract.cancellationDocument, {
    title: 'returns a PDF',
    ...marta,
    input: order,
    expected: pdf,
  }),
]

export const documentRefusals: readonly ContractCase[] = [
  caseOf(cancellationContract.requestCancellation, {
    title: 'refuses a cancellation once the month is closed',
    ...marta,
    arranged: { set: { monthClosed: true } },
    input: order,
    expected: { status: 409, code: 'ERROR_CREATE_PREPAID_LOAN_END_MONTH' },
  }),
  caseOf(cancellationContract.requestCancellation, {
    title: 'refuses a loan of ten days ago or less',
    by: 'tomas',
    input: { path: { loanId: 'p-a2c81f56' }, body: { amount: 169_272.06, user: 'c-682fc91e' } },
    expected: { status: 409, code: 'PREPAID_LOAN_TOO_EARLY' },
  }),
  caseOf(cancellationContract.requestCancellation, {
    title: 'refuses another amount',
    ...marta,
    input: { ...order, body: { ...order.body, amount: 1 } },
    expected: { status: 409, code: 'PREPAID_LOAN_OTHER_AMOUNT' },
  }),
  caseOf(cancellationContract.cancellationDocument, {
    title: "returns nothing under another customer's number",
    ...marta,
    input: { ...order, body: { ...order.body, user: 'c-17be90a3' } },
    expected: { status: 403, code: 'FORBIDDEN' },
  }),
]
