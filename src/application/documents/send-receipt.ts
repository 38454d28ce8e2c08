import { inject, injectable } from 'inversify'
import type { Result } from '@/domain/shared/result'
import type { UploadableFile } from '@/domain/shared/upload'
import { SessionStore } from '@/application/session/session-store'
import { ReceiptUploadGateway, type SendReceiptFailure } from './document.port'

/** Sends the lender the receipt of a payment that the customer made outside the portal. Source: MOV-03. */
@injectable()
export class SendReceipt {
  constructor(
    @inject(ReceiptUploadGateway) private readonly gateway: Pick<ReceiptUploadGateway, 'sendReceipt'>,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  async execute(typeId: string, file: UploadableFile): Promise<Result<void, SendReceiptFailure>> {
    return this.sessions.withCustomer(({ taxId }) => this.gateway.sendReceipt({ taxId, typeId, file }))
  }
}
