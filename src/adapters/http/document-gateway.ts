import type { Cuit } from '@/domain/shared/cuit'
import { failure, success, type Result } from '@/domain/shared/result'
import type { Upload } from '@/domain/shared/upload'
import type { ReceiptType } from '@/domain/documents/receipt'
import type { DocumentGateway, LoanPaper, ReceiptFailure } from '@/application/documents/document.port'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { documentsContract as rows } from '@/adapters/contract/documents.contract'
import { fileTypes, toPortalFile, toReceiptFile, toReceiptTypes } from './document-mapper'
import type { HttpClient } from './http-client'
import { toGatewayFailure, type HttpFailure } from './http-failure'

export class HttpDocumentGateway implements DocumentGateway {
  constructor(private readonly client: HttpClient) {}

  async loanFile({ taxId, externalId, kind }: LoanPaper): Promise<Result<PortalFile, GatewayFailure>> {
    const answer = await this.client.send('documents.loanFile', rows.loanFile, {
      path: { taxId, externalId, fileType: fileTypes[kind] },
    })
    return mapped(answer, toPortalFile)
  }

  async couponBook(of: {
    readonly customerId: string
    readonly loanId: string
  }): Promise<Result<PortalFile, GatewayFailure>> {
    const answer = await this.client.send('documents.couponBook', rows.couponBook, {
      path: { id: of.customerId, loanId: of.loanId },
    })
    return mapped(answer, toPortalFile)
  }

  async receiptTypes(): Promise<Result<readonly ReceiptType[], GatewayFailure>> {
    const answer = await this.client.send('documents.listReceiptTypes', rows.listReceiptTypes, { path: {} })
    return mapped(answer, toReceiptTypes)
  }

  async sendReceipt(receipt: {
    readonly taxId: Cuit
    readonly typeId: string
    readonly file: Upload
  }): Promise<Result<void, ReceiptFailure>> {
    const answer = await this.client.send('documents.sendReceipt', rows.sendReceipt, {
      path: { taxId: receipt.taxId },
      body: { file: toReceiptFile(receipt.file), paymentVoucherType: receipt.typeId },
    })
    if (answer.ok) return success()
    if (answer.failure.kind === 'refused' && answer.failure.code === 'INVALID_FILE')
      return failure({ kind: 'file-refused' })
    return failure(toGatewayFailure(answer.failure))
  }
}

function mapped<Json, Value>(
  answer: Result<Json, HttpFailure>,
  toValue: (json: Json) => Value,
): Result<Value, GatewayFailure> {
  return answer.ok ? success(toValue(answer.value)) : failure(toGatewayFailure(answer.failure))
}
