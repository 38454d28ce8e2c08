import { calendarDate } from '@/domain/shared/calendar-date'
import { pesosToCents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import type { IssuerKey } from '@/domain/documents/issuer-key'
import type { Invoice } from '@/domain/documents/invoice'
import type {
  CertificateStatus,
  CustomerDocumentQueries,
  CustomerDocumentFailure,
  SignedCertificateFailure,
  CertificateStatusFailure,
} from '@/application/documents/customer-document-queries.port'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { CallAnswer } from '@/adapters/contract/call'
import { debtFreeContract } from '@/adapters/contract/debt-free.contract'
import { invoicesContract } from '@/adapters/contract/invoices.contract'
import type { HttpCertificateGateway } from './certificate-gateway'
import type { HttpClient } from './http-client'
import type { HttpRefusal } from './http-failure'
import { HttpGateway } from './http-gateway'
import { createLazyGateway } from './lazy-gateway'
import { toPortalFile } from './portal-file-mapper'

export class HttpCustomerDocumentQueries extends HttpGateway implements CustomerDocumentQueries {
  private readonly certificates: HttpCertificateGateway

  constructor(client: HttpClient) {
    super(client)
    this.certificates = createLazyGateway(async () => {
      const code = await import('./certificate-gateway')
      return new code.HttpCertificateGateway(client)
    })
  }

  issuerKeys(): Promise<Result<readonly IssuerKey[], SignedCertificateFailure>> {
    return this.certificates.issuerKeys()
  }

  signedCertificate(): Promise<Result<string, SignedCertificateFailure>> {
    return this.withCustomer(({ customerId }) => this.certificates.signedCertificate(customerId))
  }

  certificateStatus(number: string): Promise<Result<CertificateStatus, CertificateStatusFailure>> {
    return this.certificates.certificateStatus(number)
  }

  debtFreeCertificate(): Promise<Result<PortalFile, CustomerDocumentFailure>> {
    return this.withCustomer(({ customerId: id }) =>
      this.askWithFailures(debtFreeContract.debtFreeCertificate, { path: { id } }, documentAnswerMapping),
    )
  }

  invoices(): Promise<Result<readonly Invoice[], GatewayFailure>> {
    return this.withCustomer(({ customerId: id }) =>
      this.ask(invoicesContract.listInvoices, { path: { id } }, (all) => all.map(toInvoice)),
    )
  }

  invoice(number: string): Promise<Result<PortalFile, CustomerDocumentFailure>> {
    return this.withCustomer(({ customerId: id }) =>
      this.askWithFailures(invoicesContract.invoice, { path: { id, number } }, documentAnswerMapping),
    )
  }
}

/**
 * How the answer to a request for a document is converted: to a file or, with status 404, to the failure
 * that the document does not exist yet.
 */
const documentAnswerMapping = {
  toValue: toPortalFile,
  refusalFailures: ({ status }: HttpRefusal) =>
    status === 404 ? ({ kind: 'not-there-yet' } as const) : undefined,
}

function toInvoice(json: CallAnswer<typeof invoicesContract.listInvoices>[number]): Invoice {
  return { number: json.paymentNumber, date: calendarDate(json.date), total: pesosToCents(json.total) }
}
