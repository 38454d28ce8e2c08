import { inject, injectable } from 'inversify'
import type { Loan } from '@/domain/loans/loan'
import { DocumentQueries } from '@/application/documents/document-queries'
import { Clock } from '@/application/shared/clock.port'
import { AsyncState, failed } from '@/ui/kit/async-state'
import { formatBriefMoney } from '@/ui/kit/format'
import { observed } from '@/ui/kit/observed'
import { loanName } from '@/ui/loans/loan-name'
import { documentsTexts } from '@/ui/texts/documents.texts'
import { FileDownload } from './file-download'

const texts = documentsTexts.debtFree

/** A loan covered by the certificate. */
export interface CertifiedLoan {
  readonly title: string
  readonly lent: string
}

export type DebtFreeShown =
  | { readonly phase: 'empty' }
  | { readonly phase: 'ready'; readonly loans: readonly CertifiedLoan[] }

/** The screen with the certificate of paid-off loans. Source: DOC-02. */
@injectable()
export class DebtFreeViewModel {
  constructor(
    @inject(DocumentQueries) private readonly documents: DocumentQueries,
    @inject(Clock) private readonly clock: Clock,
    @inject(FileDownload) readonly download: FileDownload,
    @inject(AsyncState) readonly answer: AsyncState<DebtFreeShown>,
  ) {
    observed(this)
  }

  start(): () => void {
    const leave = this.answer.ask(
      () => this.documents.paidLoans(),
      (loans) => (loans.ok ? shownOf(loans.value) : failed(loans.failure)),
    )
    return () => {
      leave()
      this.download.end()
    }
  }

  async downloadCertificate(): Promise<void> {
    const ask = () => this.documents.debtFreeCertificate()
    await this.download.run({ paper: 'debt-free', number: this.clock.today(), ask })
  }
}

function shownOf(loans: readonly Loan[]): DebtFreeShown {
  return loans.length === 0 ? { phase: 'empty' } : { phase: 'ready', loans: loans.map(toCertified) }
}

function toCertified(loan: Loan): CertifiedLoan {
  const title = loanName(loan)
  return {
    title: texts.loan(title, loan.externalId),
    lent: texts.lent(formatBriefMoney(loan.disbursedAmount), texts.installments(loan.installmentCount)),
  }
}
