import { inject, injectable } from 'inversify'
import type { Result } from '@/domain/shared/result'
import { SessionStore } from '@/application/session/session-store'
import {
  CustomerDocumentGateway,
  type CertificateStatus,
  type SignatureFailure,
  type CertificateStatusFailure,
} from './customer-document.port'

/** What the lender says about signed certificates. Source: DOC-04. */
@injectable()
export class CertificateQueries {
  constructor(
    @inject(CustomerDocumentGateway) private readonly gateway: CustomerDocumentGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  /** Returns the signed text of the customer's certificate. */
  async signedText(): Promise<Result<string, SignatureFailure>> {
    return this.sessions.forCustomer(({ customerId }) => this.gateway.signedCertificate(customerId))
  }

  /** Returns what the lender says now about a certificate. Nobody has to be signed in. */
  async status(number: string): Promise<Result<CertificateStatus, CertificateStatusFailure>> {
    return this.gateway.certificateStatus(number)
  }
}
