import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { Upload } from '@/domain/shared/upload'
import type { ReceiptType } from '@/domain/documents/receipt'
import type { LoanFileKind } from '@/domain/loans/loan'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { port } from '@/application/shared/port'

/** A document of a loan: which loan and which kind. Source: LOA-10. */
export interface LoanDocument {
  readonly taxId: Cuit
  readonly externalId: string
  readonly kind: LoanFileKind
}

/** `file-refused`: the lender did not accept the receipt's file. Source: MOV-03. */
export type ReceiptFailure = GatewayFailure | { readonly kind: 'file-refused' }

/** The documents of a loan, and the payment receipts that customers upload. Source: 1§7. */
export interface DocumentGateway {
  /** Returns the contract or the services receipt. */
  loanFile(paper: LoanDocument): Promise<Result<PortalFile, GatewayFailure>>
  couponBook(of: {
    readonly customerId: string
    readonly loanId: string
  }): Promise<Result<PortalFile, GatewayFailure>>
  /** Returns the kinds of receipt that the lender accepts, without those that the portal has no text for. */
  receiptTypes(): Promise<Result<readonly ReceiptType[], GatewayFailure>>
  sendReceipt(receipt: {
    readonly taxId: Cuit
    readonly typeId: string
    readonly file: Upload
  }): Promise<Result<void, ReceiptFailure>>
}
export const DocumentGateway = port<DocumentGateway>('DocumentGateway')
