import type { documentsContract } from '@/adapters/contract/documents.contract'
import { createLoanContractPdf, createServiceReceiptPdf } from './contract-pdf'
import { detectAcceptedFileType, hasMatchingExtension } from '@/adapters/fake/shared/file-kind'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import { forbiddenRefusal, loanNotFoundRefusal, createRefusal } from '@/adapters/fake/shared/refusal'

const fileNotFoundRefusal = createRefusal(404, 'FILE_NOT_FOUND', 'No encontramos ese archivo.')
const couponBookNotFoundRefusal = createRefusal(
  404,
  'COUPON_BOOK_NOT_FOUND',
  'Este préstamo no tiene cuponera.',
)
const invalidFileRefusal = createRefusal(409, 'INVALID_FILE', 'El archivo no se puede recibir.')
const invalidReceiptTypeRefusal = createRefusal(
  409,
  'INVALID_RECEIPT_TYPE',
  'Ese comprobante no se puede enviar.',
)

/**
 * The only kind of payment receipt that the customer uploads as a file. The portal tells the customer to keep
 * receipts of the other kinds.
 */
const transferReceiptType = 'TRANSFERENCIA'

export const documentsHandlers: ContractHandlers<typeof documentsContract> = {
  loanFile({ path, customer, lender }) {
    const balance = lender.ledger.findBalanceByExternalId(path.externalId)
    if (balance?.loan.taxId !== customer.id) return loanNotFoundRefusal
    const has = balance.loan.terms.files.some((type) => type === path.fileType)
    if (!has) return fileNotFoundRefusal
    const createPdf = path.fileType === 'RAPIPAGO' ? createServiceReceiptPdf : createLoanContractPdf
    const contentType = lender.overrides.fileType ?? 'application/pdf'
    return { bytes: createPdf(balance, customer, lender.clock.today()), contentType }
  },

  async couponBook({ path, customer, lender }) {
    const balance = lender.ledger.findBalanceByLoanId(path.loanId)
    if (balance?.loan.taxId !== customer.id) return loanNotFoundRefusal
    if (path.id !== customer.customerId) return forbiddenRefusal
    if (balance.loan.terms.withoutCouponBook) return couponBookNotFoundRefusal
    const { createCouponBookPdf } = await import('./coupon-book-pdf')
    return { bytes: createCouponBookPdf(balance, customer), contentType: 'application/pdf' }
  },

  listReceiptTypes() {
    return [
      { id: transferReceiptType, labelKey: 'transfer' },
      { id: 'TICKET', labelKey: 'ticket' },
    ]
  },

  async sendReceipt({ body }) {
    if (body.paymentVoucherType !== transferReceiptType) return invalidReceiptTypeRefusal
    const { file } = body
    const name = file instanceof File ? file.name : ''
    const kind = detectAcceptedFileType(new Uint8Array(await file.arrayBuffer()))
    return kind && hasMatchingExtension(name, kind) ? undefined : invalidFileRefusal
  },
}
