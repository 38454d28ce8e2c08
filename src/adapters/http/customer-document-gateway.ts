import { calendarDate } from '@/domain/shared/calendar-date'
import { pesosToCents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import type { IssuerKey } from '@/domain/documents/issuer-key'
import type { Invoice } from '@/domain/documents/invoice'
import type {
  CertificateStatus,
  CustomerDocumentGateway,
  CustomerDocumentFailure,
  SignatureFailure,
  CertificateStatusFailure,
} from '@/application/documents/customer-document.port'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { AnswerOf } from '@/adapters/contract/call'
import { debtFreeContract } from '@/adapters/contract/debt-free.contract'
import { invoicesContract } from '@/adapters/contract/invoices.contract'
import type { HttpCertificateGateway } from './certificate-gateway'
import type { HttpClient } from './http-client'
import type { HttpRefusal } from './http-failure'
import { HttpGateway } from './http-gateway'
import { lazyGateway } from './lazy-gateway'
import { toPortalFile } from './portal-file-mapper'

export class HttpCustomerDocumentGateway extends HttpGateway implements CustomerDocumentGateway {
  private readonly certificates: HttpCertificateGateway

  constructor(client: HttpClient) {
    super(client)
    this.certificates = lazyGateway(async () => {
      const code = await import('./certificate-gateway')
      return new code.HttpCertificateGateway(client)
    })
  }

  issuerKeys(): Promise<Result<readonly IssuerKey[], SignatureFailure>> {
    return this.certificates.issuerKeys()
  }

  signedCertificate(customerId: string): Promise<Result<string, SignatureFailure>> {
    return this.certificates.signedCertificate(customerId)
  }

  certificateStatus(number: string): Promise<Result<CertificateStatus, CertificateStatusFailure>> {
    return this.certificates.certificateStatus(number)
  }

  debtFreeCertificate(customerId: string): Promise<Result<PortalFile, CustomerDocumentFailure>> {
    return this.askOr(debtFreeContract.debtFreeCertificate, { path: { id: customerId } }, aPaper)
  }

  invoices(customerId: string): Promise<Result<readonly Invoice[], GatewayFailure>> {
    return this.ask(invoicesContract.listInvoices, { path: { id: customerId } }, (all) => all.map(toInvoice))
  }

  invoice(of: {
    readonly customerId: string
    readonly number: string
  }): Promise<Result<PortalFile, CustomerDocumentFailure>> {
    return this.askOr(invoicesContract.invoice, { path: { id: of.customerId, number: of.number } }, aPaper)
  }
}

/** Failure for a document that does not exist yet. */
const aPaper = {
  to: toPortalFile,
  refused: ({ status }: HttpRefusal) => (status === 404 ? ({ kind: 'not-there-yet' } as const) : undefined),
}

function toInvoice(json: AnswerOf<typeof invoicesContract.listInvoices>[number]): Invoice {
  return { number: json.paymentNumber, date: calendarDate(json.date), total: pesosToCents(json.total) }
}
