import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { UploadableFile } from '@/domain/shared/upload'
import type { AcceptedReceiptType } from '@/domain/documents/receipt'
import type { LoanDocumentKind } from '@/domain/loans/loan'
import type {
  ReceiptUploadGateway,
  DocumentQueries,
  SendReceiptFailure,
} from '@/application/documents/document.port'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { documentsContract as calls } from '@/adapters/contract/documents.contract'
import { loanFileTypeCodes, toBrowserFile, toReceiptTypes } from './document-mapper'
import { HttpGateway, ignoreResponseBody } from './http-gateway'
import { toPortalFile } from './portal-file-mapper'

export class HttpDocumentGateway extends HttpGateway implements ReceiptUploadGateway, DocumentQueries {
  couponBook(loanId: string): Promise<Result<PortalFile, GatewayFailure>> {
    return this.withCustomer(({ customerId: id }) =>
      this.ask(calls.couponBook, { path: { id, loanId } }, toPortalFile),
    )
  }

  loanDocumentFile(externalId: string, kind: LoanDocumentKind): Promise<Result<PortalFile, GatewayFailure>> {
    const fileType = loanFileTypeCodes[kind]
    return this.withCustomer(({ taxId }) =>
      this.ask(calls.loanFile, { path: { taxId, externalId, fileType } }, toPortalFile),
    )
  }

  acceptedPaymentReceiptTypes(): Promise<Result<readonly AcceptedReceiptType[], GatewayFailure>> {
    return this.ask(calls.listReceiptTypes, {}, toReceiptTypes)
  }

  sendReceipt(receipt: {
    readonly taxId: Cuit
    readonly typeId: string
    readonly file: UploadableFile
  }): Promise<Result<void, SendReceiptFailure>> {
    const body = { file: toBrowserFile(receipt.file), paymentVoucherType: receipt.typeId }
    return this.askWithFailures(
      calls.sendReceipt,
      { path: { taxId: receipt.taxId }, body },
      { toValue: ignoreResponseBody, refusalFailures: { INVALID_FILE: { kind: 'file-refused' } } },
    )
  }
}
