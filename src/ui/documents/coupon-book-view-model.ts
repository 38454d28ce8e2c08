import { inject, injectable } from 'inversify'
import { couponBookAvailability, type CouponBookAvailability } from '@/domain/documents/coupon-book'
import type { Loan } from '@/domain/loans/loan'
import { DocumentQueries } from '@/application/documents/document.port'
import { DocumentLoanQueries } from '@/application/loans/loan.port'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { AsyncState, failedPhase } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { FileDownloader } from './file-downloader'

export type CouponBookState =
  | { readonly phase: 'empty' }
  | { readonly phase: 'ready'; readonly loans: readonly Loan[]; readonly chosen: Loan }

/** The screen on which the customer downloads the coupon book of a loan. Source: MOV-02, DOC-01. */
@injectable()
export class CouponBookViewModel {
  /** `loanId` of each loan for which the customer has acknowledged the warning about direct debit. */
  acknowledgedLoanIds: readonly string[] = []

  constructor(
    @inject(DocumentLoanQueries) private readonly loans: DocumentLoanQueries,
    @inject(DocumentQueries) private readonly documents: DocumentQueries,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(FileDownloader) readonly downloader: FileDownloader,
    @inject(AsyncState) readonly asyncState: AsyncState<CouponBookState>,
  ) {
    observeFields(this, 'acknowledgedLoanIds')
  }

  onMount(): () => void {
    const leave = this.asyncState.load(
      () => this.loans.loansForCouponBooks(),
      (loans) => (loans.ok ? this.toCouponBookState(loans.value) : failedPhase(loans.failure)),
    )
    return () => {
      leave()
      this.downloader.cancelDownload()
    }
  }

  /**
   * What the screen shows for the chosen loan: that the lender offers no coupon book for it, a warning about
   * direct debit, or the download; undefined if no loan is chosen.
   */
  get availabilityForChosenLoan(): CouponBookAvailability | undefined {
    const { chosen } = this
    if (!chosen) return undefined
    return this.acknowledgedLoanIds.includes(chosen.loanId) ? 'download' : couponBookAvailability(chosen)
  }

  chooseLoan(loanId: string): void {
    const { loadedState } = this.asyncState
    if (loadedState?.phase !== 'ready') return
    const chosen = loadedState.loans.find((loan) => loan.loanId === loanId)
    if (chosen) this.asyncState.showLoadedState({ ...loadedState, chosen })
  }

  acknowledgeDirectDebitWarning(): void {
    if (this.chosen && this.availabilityForChosenLoan === 'direct-debit')
      this.acknowledgedLoanIds = [...this.acknowledgedLoanIds, this.chosen.loanId]
  }

  async downloadCouponBook(): Promise<void> {
    if (!this.chosen || this.availabilityForChosenLoan !== 'download') return
    const { loanId, externalId } = this.chosen
    const requestFile = () => this.documents.couponBook(loanId)
    await this.downloader.download({ documentKind: 'coupon-book', fileNameSuffix: externalId, requestFile })
  }

  private get chosen(): Loan | undefined {
    const { loadedState } = this.asyncState
    return loadedState?.phase === 'ready' ? loadedState.chosen : undefined
  }

  /**
   * Returns the state of the screen when the loans are loaded. The chosen loan is the one that the address
   * names or, if the address names none of them, the first in the list.
   */
  private toCouponBookState(loans: readonly Loan[]): CouponBookState {
    const { idLoan } = addresses.couponBook.parse(this.navigation)
    const chosen = loans.find(({ loanId }) => loanId === idLoan) ?? loans[0]
    return chosen ? { phase: 'ready', loans, chosen } : { phase: 'empty' }
  }
}
