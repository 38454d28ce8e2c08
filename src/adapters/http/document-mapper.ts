import type { UploadableFile, UploadFileType } from '@/domain/shared/upload'
import type { PaymentMethodOutsidePortal, AcceptedReceiptType } from '@/domain/documents/receipt'
import type { LoanDocumentKind } from '@/domain/loans/loan'
import type { CallAnswer } from '@/adapters/contract/call'
import type { documentsContract } from '@/adapters/contract/documents.contract'

type DocumentCalls = typeof documentsContract

export const loanFileTypeCodes: Readonly<Record<LoanDocumentKind, string>> = {
  contract: 'DISCLAIMER',
  'services-receipt': 'RAPIPAGO',
}

const receiptKindByLabelKey = new Map<string, PaymentMethodOutsidePortal>([
  ['transfer', 'transfer'],
  ['ticket', 'ticket'],
])

const uploadContentTypes: Readonly<Record<UploadFileType, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
}

export function toReceiptTypes(
  json: CallAnswer<DocumentCalls['listReceiptTypes']>,
): readonly AcceptedReceiptType[] {
  return json.flatMap(({ id, labelKey }) => {
    const kind = receiptKindByLabelKey.get(labelKey)
    return kind ? [{ id, kind }] : []
  })
}

export function toBrowserFile({ name, kind, bytes }: UploadableFile): File {
  return new File([new Uint8Array(bytes)], name, { type: uploadContentTypes[kind] })
}
