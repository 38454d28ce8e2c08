import type { Instant } from '@/domain/shared/calendar-date'
import type { Result } from '@/domain/shared/result'
import type { IssuerKey } from '@/domain/documents/issuer-key'
import type { Invoice } from '@/domain/documents/invoice'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { definePort } from '@/application/shared/port'

/**
 * Why a document of the customer could not be read. `not-there-yet`: the lender has not issued the
 * document yet. Source: DOC-02, DOC-03.
 */
export type CustomerDocumentFailure = GatewayFailure | { readonly kind: 'not-there-yet' }

/**
 * Why a signed certificate or its keys could not be read. `not-offered`: the lender signs no
 * certificates. Source: DOC-04.
 */
export type SignedCertificateFailure = GatewayFailure | { readonly kind: 'not-offered' }

/**
 * Why the status of a certificate is unknown. `never-issued`: the lender has issued no certificate with the
 * given number. Source: DOC-04.
 */
export type CertificateStatusFailure = SignedCertificateFailure | { readonly kind: 'never-issued' }

/**
 * What the lender says today about a debt-free certificate: whether nothing is owed on the loans that it
 * covers, and whether it was withdrawn. Source: DOC-04.
 */
export interface CertificateStatus {
  readonly status: 'debt-free' | 'withdrawn'
  readonly statedAt: Instant
}

/** Reads the documents of the signed-in customer that do not belong to a single loan. Source: 1§7. */
export interface CustomerDocumentQueries {
  debtFreeCertificate(): Promise<Result<PortalFile, CustomerDocumentFailure>>
  /** Returns the invoices in the server's order. */
  invoices(): Promise<Result<readonly Invoice[], GatewayFailure>>
  invoice(number: string): Promise<Result<PortalFile, CustomerDocumentFailure>>
  /** Returns the public keys for verifying the lender's signatures on certificates. Source: DOC-04. */
  issuerKeys(): Promise<Result<readonly IssuerKey[], SignedCertificateFailure>>
  /** Returns the signed text of the customer's debt-free certificate. Source: DOC-04. */
  signedCertificate(): Promise<Result<string, SignedCertificateFailure>>
  /**
   * Returns what the lender says today about the debt-free certificate that has the given number. No
   * session is needed. Source: DOC-04.
   */
  certificateStatus(number: string): Promise<Result<CertificateStatus, CertificateStatusFailure>>
}
export const CustomerDocumentQueries = definePort<CustomerDocumentQueries>('CustomerDocumentQueries')
