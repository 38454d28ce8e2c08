import { inject, injectable } from 'inversify'
import type { Invoice } from '@/domain/documents/invoice'
import type { ReceiptType } from '@/domain/documents/receipt'
import type { Loan, LoanFileKind } from '@/domain/loans/loan'
import type { Result } from '@/domain/shared/result'
import { LoanGateway } from '@/application/loans/loan.port'
import { SessionStore } from '@/application/session/session-store'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { CustomerDocumentGateway, type CustomerDocumentFailure } from './customer-document.port'
import { DocumentGateway } from './document.port'

/** The documents of the signed-in customer, and the loans that have them. Source: DOC-01 to DOC-03, LOA-10, MOV-02. */
@injectable()
export class DocumentQueries {
  constructor(
    @inject(DocumentGateway) private readonly documents: DocumentGateway,
    @inject(CustomerDocumentGateway) private readonly ofCustomer: CustomerDocumentGateway,
    @inject(LoanGateway) private readonly loans: LoanGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  /** Returns the loans and lines with a coupon book. Source: MOV-02. */
  async loansWithCouponBook(): Promise<Result<readonly Loan[], GatewayFailure>> {
    return this.sessions.forCustomer(({ taxId }) => this.loans.activeLoansAndLines(taxId))
  }

  /** Returns the coupon book of a loan, as a file. Source: DOC-01. */
  async couponBook(loanId: string): Promise<Result<PortalFile, GatewayFailure>> {
    return this.sessions.forCustomer(({ customerId }) => this.documents.couponBook({ customerId, loanId }))
  }

  /** Returns the contract of a loan, or its services receipt. Source: LOA-10. */
  async loanFile(externalId: string, kind: LoanFileKind): Promise<Result<PortalFile, GatewayFailure>> {
    return this.sessions.forCustomer(({ taxId }) => this.documents.loanFile({ taxId, externalId, kind }))
  }

  /** Returns the loans that the debt-free certificate covers. Source: DOC-02. */
  async paidLoans(): Promise<Result<readonly Loan[], GatewayFailure>> {
    return this.sessions.forCustomer(({ taxId }) => this.loans.loansWithFiles(taxId, 'finished'))
  }

  /** Returns the debt-free certificate, as a file. Source: DOC-02. */
  async debtFreeCertificate(): Promise<Result<PortalFile, CustomerDocumentFailure>> {
    return this.sessions.forCustomer(({ customerId }) => this.ofCustomer.debtFreeCertificate(customerId))
  }

  /** Returns the invoices in the server's order. Source: DOC-03. */
  async invoices(): Promise<Result<readonly Invoice[], GatewayFailure>> {
    return this.sessions.forCustomer(({ customerId }) => this.ofCustomer.invoices(customerId))
  }

  /** Returns an invoice, as a file. Source: DOC-03. */
  async invoice(number: string): Promise<Result<PortalFile, CustomerDocumentFailure>> {
    return this.sessions.forCustomer(({ customerId }) => this.ofCustomer.invoice({ customerId, number }))
  }

  /** Returns the kinds of receipt that a customer can send. Source: MOV-03. */
  async receiptTypes(): Promise<Result<readonly ReceiptType[], GatewayFailure>> {
    return this.documents.receiptTypes()
  }
}
