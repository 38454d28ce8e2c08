import { inject, injectable } from 'inversify'
import { failure, type Result } from '@/domain/shared/result'
import { couponBookStep, type CouponBookStep } from '@/domain/documents/coupon-book'
import type { Loan } from '@/domain/loans/loan'
import { DocumentGateway } from '@/application/documents/document.port'
import { LoanGateway } from '@/application/loans/loan.port'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Navigation } from '@/application/shared/navigation.port'
import { observed } from '@/ui/kit/observed'
import { Waiting } from '@/ui/kit/waiting'
import { gatewayFailureText } from '@/ui/texts/failures.texts'
import { loanParameter } from './coupon-book-path'
import { FileDownload } from './file-download'

export type CouponBookState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly message: string }
  | { readonly phase: 'empty' }
  | { readonly phase: 'ready'; readonly loans: readonly Loan[]; readonly chosen: Loan }

/** The coupon book of one of the customer's loans. Source: MOV-02, DOC-01. */
@injectable()
export class CouponBookViewModel {
  state: CouponBookState = { phase: 'loading' }
  /** `loanId` of those whose warning was read. */
  acknowledged: readonly string[] = []

  constructor(
    @inject(LoanGateway) private readonly loans: LoanGateway,
    @inject(DocumentGateway) private readonly documents: DocumentGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(FileDownload) readonly download: FileDownload,
    @inject(Waiting) readonly waiting: Waiting,
  ) {
    observed(this, 'state', 'acknowledged')
  }

  start(): () => void {
    void this.retry()
    return () => {
      this.waiting.end()
      this.download.end()
    }
  }

  /** What the chosen loan asks for now. */
  get step(): CouponBookStep | undefined {
    if (this.state.phase !== 'ready') return undefined
    const { chosen } = this.state
    return this.acknowledged.includes(chosen.loanId) ? 'download' : couponBookStep(chosen)
  }

  choose(loanId: string): void {
    if (this.state.phase !== 'ready') return
    const chosen = this.state.loans.find((loan) => loan.loanId === loanId)
    if (chosen) this.state = { ...this.state, chosen }
  }

  acknowledge(): void {
    if (this.state.phase === 'ready' && this.step === 'direct-debit')
      this.acknowledged = [...this.acknowledged, this.state.chosen.loanId]
  }

  async downloadBook(): Promise<void> {
    const customerId = this.sessions.current()?.customer.customerId
    if (this.state.phase !== 'ready' || this.step !== 'download' || customerId === undefined) return
    const { loanId, externalId } = this.state.chosen
    const ask = () => this.documents.couponBook({ customerId, loanId })
    await this.download.run({ paper: 'coupon-book', externalId, ask })
  }

  async retry(): Promise<void> {
    this.state = { phase: 'loading' }
    await this.waiting.for(this.find(), (loans) => {
      if (loans.ok) this.show(loans.value)
      else this.state = { phase: 'failed', message: gatewayFailureText(loans.failure) }
    })
  }

  /** The loan that the address names comes chosen, or else the first. */
  private show(loans: readonly Loan[]): void {
    const named = new URLSearchParams(this.navigation.search()).get(loanParameter)
    const chosen = loans.find(({ loanId }) => loanId === named) ?? loans[0]
    this.state = chosen ? { phase: 'ready', loans, chosen } : { phase: 'empty' }
  }

  private async find(): Promise<Result<readonly Loan[], GatewayFailure>> {
    const taxId = this.sessions.current()?.customer.taxId
    return taxId === undefined ? failure({ kind: 'session-ended' }) : this.loans.activeLoansAndLines(taxId)
  }
}
