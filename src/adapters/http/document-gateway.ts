import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { Upload } from '@/domain/shared/upload'
import type { ReceiptType } from '@/domain/documents/receipt'
import type { DocumentGateway, LoanDocument, ReceiptFailure } from '@/application/documents/document.port'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { documentsContract as rows } from '@/adapters/contract/documents.contract'
import { fileTypes, toUploadedFile, toReceiptTypes } from './document-mapper'
import { HttpGateway, nothing } from './http-gateway'
import { toPortalFile } from './portal-file-mapper'

export class HttpDocumentGateway extends HttpGateway implements DocumentGateway {
  loanFile({ taxId, externalId, kind }: LoanDocument): Promise<Result<PortalFile, GatewayFailure>> {
    const path = { taxId, externalId, fileType: fileTypes[kind] }
    return this.ask(rows.loanFile, { path }, toPortalFile)
  }

  couponBook(of: {
    readonly customerId: string
    readonly loanId: string
  }): Promise<Result<PortalFile, GatewayFailure>> {
    return this.ask(rows.couponBook, { path: { id: of.customerId, loanId: of.loanId } }, toPortalFile)
  }

  receiptTypes(): Promise<Result<readonly ReceiptType[], GatewayFailure>> {
    return this.ask(rows.listReceiptTypes, {}, toReceiptTypes)
  }

  sendReceipt(receipt: {
    readonly taxId: Cuit
    readonly typeId: string
    readonly file: Upload
  }): Promise<Result<void, ReceiptFailure>> {
    const body = { file: toUploadedFile(receipt.file), paymentVoucherType: receipt.typeId }
    return this.askOr(
      rows.sendReceipt,
      { path: { taxId: receipt.taxId }, body },
      { to: nothing, refused: { INVALID_FILE: { kind: 'file-refused' } } },
    )
  }
}
