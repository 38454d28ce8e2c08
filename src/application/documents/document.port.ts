import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { UploadableFile } from '@/domain/shared/upload'
import type { AcceptedReceiptType } from '@/domain/documents/receipt'
import type { LoanDocumentKind } from '@/domain/loans/loan'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { definePort } from '@/application/shared/port'

/**
 * Why a receipt was not uploaded. `file-refused`: the lender did not accept the receipt's file.
 * Source: MOV-03.
 */
export type SendReceiptFailure = GatewayFailure | { readonly kind: 'file-refused' }

/** Sends to the lender the payment receipts that customers upload. Source: MOV-03. */
export interface ReceiptUploadGateway {
  sendReceipt(receipt: {
    readonly taxId: Cuit
    readonly typeId: string
    readonly file: UploadableFile
  }): Promise<Result<void, SendReceiptFailure>>
}
export const ReceiptUploadGateway = definePort<ReceiptUploadGateway>('ReceiptUploadGateway')

/**
 * Reads the documents of the signed-in customer's loans, and the kinds of payment receipt. Source: DOC-01,
 * LOA-10, MOV-03.
 */
export interface DocumentQueries {
  /** Returns a file with the coupon book of a loan. Source: DOC-01. */
  couponBook(loanId: string): Promise<Result<PortalFile, GatewayFailure>>
  /** Returns a file with the contract of a loan, or with its services receipt. Source: LOA-10. */
  loanDocumentFile(externalId: string, kind: LoanDocumentKind): Promise<Result<PortalFile, GatewayFailure>>
  /**
   * Returns the kinds of payment receipt that the lender accepts. Kinds for which the portal has no text
   * are left out.
   */
  acceptedPaymentReceiptTypes(): Promise<Result<readonly AcceptedReceiptType[], GatewayFailure>>
}
export const DocumentQueries = definePort<DocumentQueries>('DocumentQueries')
