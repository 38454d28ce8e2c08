import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { Upload } from '@/domain/shared/upload'
import type { ReceiptType } from '@/domain/documents/receipt'
import type { LoanFileKind } from '@/domain/loans/loan'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** A paper that the lender keeps of a loan. Source: LOA-10. */
export interface LoanDocument {
  readonly taxId: Cuit
  readonly externalId: string
  readonly kind: LoanFileKind
}

/** Why the lender did not accept the receipt. Source: MOV-03. */
export type ReceiptFailure = GatewayFailure | { readonly kind: 'file-refused' }

/** The papers of a loan, and the receipts that a customer sends. Source: 1§7. */
export interface DocumentGateway {
  /** The contract or the services receipt. */
  loanFile(paper: LoanDocument): Promise<Result<PortalFile, GatewayFailure>>
  couponBook(of: {
    readonly customerId: string
    readonly loanId: string
  }): Promise<Result<PortalFile, GatewayFailure>>
  /** Only the kinds that the portal knows how to explain. */
  receiptTypes(): Promise<Result<readonly ReceiptType[], GatewayFailure>>
  sendReceipt(receipt: {
    readonly taxId: Cuit
    readonly typeId: string
    readonly file: Upload
  }): Promise<Result<void, ReceiptFailure>>
}
export const DocumentGateway = Symbol('DocumentGateway')
