import { debtFreeContract } from '@/adapters/contract/debt-free.contract'
import { documentsContract } from '@/adapters/contract/documents.contract'
import { invoicesContract } from '@/adapters/contract/invoices.contract'
import { caseOf, type ContractCase } from './contract-case'
import { good, marta, martaCustomerId, martaLoan, martaTaxId, nothing } from './marta'

const pdf = { status: 200, contentType: 'application/pdf' }

export const receipt = {
  path: { taxId: martaTaxId },
  body: {
    file: new File(['%PDF-1.4\n%%EOF\n'], 'pago.pdf', { type: 'application/pdf' }),
    paymentVoucherType: 'TRANSFERENCIA',
  },
} as const

export const documentAnswers: readonly ContractCase[] = [
  caseOf(documentsContract.couponBook, {
    title: 'gives a PDF',
    ...marta,
    input: { path: { id: martaCustomerId, loanId: 'p-6b1f0c92' } },
    expected: pdf,
  }),
  caseOf(documentsContract.loanFile, {
    title: 'gives the contract',
    ...marta,
    input: { path: { taxId: martaTaxId, externalId: martaLoan, fileType: 'DISCLAIMER' } },
    expected: pdf,
  }),
  caseOf(documentsContract.listReceiptTypes, {
    title: 'gives the kinds of receipt',
    ...marta,
    input: { path: {} },
    expected: good,
  }),
  caseOf(documentsContract.sendReceipt, {
    title: 'takes a PDF',
    ...marta,
    input: receipt,
    expected: nothing,
  }),
  caseOf(debtFreeContract.debtFreeCertificate, {
    title: 'gives a PDF',
    by: 'gabriela',
    input: { path: { id: 'c-f30b62d5' } },
    expected: pdf,
  }),
  caseOf(invoicesContract.listInvoices, {
    title: 'gives an invoice for each payment',
    ...marta,
    input: { path: { id: martaCustomerId } },
    expected: good,
  }),
  caseOf(invoicesContract.invoice, {
    title: 'gives a PDF',
    ...marta,
    input: { path: { id: martaCustomerId, number: '0004-00000001' } },
    expected: pdf,
  }),
]
