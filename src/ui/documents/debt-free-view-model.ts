import { inject, injectable } from 'inversify'
import { failure, type Result } from '@/domain/shared/result'
import type { Loan } from '@/domain/loans/loan'
import { subproductGroup } from '@/domain/loans/subproduct-group'
import { CustomerDocumentGateway } from '@/application/documents/customer-document.port'
import { LoanGateway } from '@/application/loans/loan.port'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { AsyncState, failed } from '@/ui/kit/async-state'
import { formatBriefMoney } from '@/ui/kit/format'
import { observed } from '@/ui/kit/observed'
import { documentsTexts } from '@/ui/texts/documents.texts'
import { loanGroupText } from '@/ui/texts/loans.texts'
import { FileDownload } from './file-download'

const texts = documentsTexts.debtFree

/** A loan that the certificate speaks of. */
export interface CertifiedLoan {
  readonly title: string
  readonly lent: string
}

export type DebtFreeShown =
  | { readonly phase: 'empty' }
  | { readonly phase: 'ready'; readonly loans: readonly CertifiedLoan[] }

/** The certificate of the loans that are paid off. Source: DOC-02. */
@injectable()
export class DebtFreeViewModel {
  constructor(
    @inject(LoanGateway) private readonly loans: LoanGateway,
    @inject(CustomerDocumentGateway) private readonly papers: CustomerDocumentGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(FileDownload) readonly download: FileDownload,
    @inject(AsyncState) readonly answer: AsyncState<DebtFreeShown>,
  ) {
    observed(this)
  }

  start(): () => void {
    const leave = this.answer.ask(
      () => this.find(),
      (loans) => (loans.ok ? shownOf(loans.value) : failed(loans.failure)),
    )
    return () => {
      leave()
      this.download.end()
    }
  }

  async downloadCertificate(): Promise<void> {
    const customerId = this.sessions.customer()?.customerId
    if (customerId === undefined) return
    const ask = () => this.papers.debtFreeCertificate(customerId)
    await this.download.run({ paper: 'debt-free', number: this.clock.today(), ask })
  }

  private async find(): Promise<Result<readonly Loan[], GatewayFailure>> {
    const taxId = this.sessions.customer()?.taxId
    if (taxId === undefined) return failure({ kind: 'session-ended' })
    return this.loans.loansWithFiles(taxId, 'finished')
  }
}

function shownOf(loans: readonly Loan[]): DebtFreeShown {
  return loans.length === 0 ? { phase: 'empty' } : { phase: 'ready', loans: loans.map(toCertified) }
}

function toCertified(loan: Loan): CertifiedLoan {
  const title = loan.commerceName ?? loanGroupText(subproductGroup(loan.subproductId))
  return {
    title: texts.loan(title, loan.externalId),
    lent: texts.lent(formatBriefMoney(loan.disbursedAmount), texts.installments(loan.installmentCount)),
  }
}
