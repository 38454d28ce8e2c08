import { inject, injectable } from 'inversify'
import { failure } from '@/domain/shared/result'
import { DocumentGateway } from '@/application/documents/document.port'
import { SessionStore } from '@/application/session/session-store'
import { observed } from '@/ui/kit/observed'
import { FileDownload, type DownloadRequest } from './file-download'
import type { LoanDocuments } from './loan-documents'

/** The papers of one loan. Source: LOA-10. */
@injectable()
export class LoanDocumentsViewModel {
  constructor(
    @inject(DocumentGateway) private readonly documents: DocumentGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(FileDownload) readonly download: FileDownload,
  ) {
    observed(this)
  }

  start(): () => void {
    return () => this.download.end()
  }

  async open(
    paper: LoanDocuments['papers'][number],
    loan: Pick<LoanDocuments, 'loanId' | 'externalId'>,
  ): Promise<void> {
    await this.download.run({ paper, number: loan.externalId, ask: this.asking(paper, loan) })
  }

  private asking(
    paper: LoanDocuments['papers'][number],
    { loanId, externalId }: Pick<LoanDocuments, 'loanId' | 'externalId'>,
  ): DownloadRequest['ask'] {
    const customer = this.sessions.customer()
    if (!customer) return async () => failure({ kind: 'session-ended' })
    const { customerId, taxId } = customer
    if (paper === 'coupon-book') return () => this.documents.couponBook({ customerId, loanId })
    return () => this.documents.loanFile({ taxId, externalId, kind: paper })
  }
}
