import type { Result } from '@/domain/shared/result'
import type { Invoice } from '@/domain/documents/invoice'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { port } from '@/application/shared/port'

/** `not-there-yet`: the lender has not issued the document yet. Source: DOC-02, DOC-03. */
export type CustomerDocumentFailure = GatewayFailure | { readonly kind: 'not-there-yet' }

/** The documents of a customer that do not belong to a single loan. Source: 1§7. */
export interface CustomerDocumentGateway {
  debtFreeCertificate(customerId: string): Promise<Result<PortalFile, CustomerDocumentFailure>>
  /** Returns the invoices in the server's order. */
  invoices(customerId: string): Promise<Result<readonly Invoice[], GatewayFailure>>
  invoice(of: {
    readonly customerId: string
    readonly number: string
  }): Promise<Result<PortalFile, CustomerDocumentFailure>>
}
export const CustomerDocumentGateway = port<CustomerDocumentGateway>('CustomerDocumentGateway')
