import type { Result } from '@/domain/shared/result'
import type { Invoice } from '@/domain/documents/invoice'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** A paper that the lender will have, and has not yet. Source: DOC-02, DOC-03. */
export type CustomerDocumentFailure = GatewayFailure | { readonly kind: 'not-there-yet' }

/** The papers of a customer that belong to no loan alone. Source: 1§7. */
export interface CustomerDocumentGateway {
  debtFreeCertificate(customerId: string): Promise<Result<PortalFile, CustomerDocumentFailure>>
  /** In the server's order. */
  invoices(customerId: string): Promise<Result<readonly Invoice[], GatewayFailure>>
  invoice(of: {
    readonly customerId: string
    readonly number: string
  }): Promise<Result<PortalFile, CustomerDocumentFailure>>
}
export const CustomerDocumentGateway = Symbol('CustomerPaperGateway')
