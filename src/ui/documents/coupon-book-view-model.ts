import { inject, injectable } from 'inversify'
import {
  automaticCollectionStatus,
  type AutomaticCollectionStatus,
  type AutomaticLoanCollection,
} from '@/domain/automatic-collection/automatic-collection'
import {
  couponBookAvailability,
  type CouponBookAvailability,
  type CouponBookWarning,
} from '@/domain/documents/coupon-book'
import type { Loan } from '@/domain/loans/loan'
import { CouponBookLoansQuery, type CouponBookLoans } from '@/application/documents/coupon-book-loans-query'
import { DocumentQueries } from '@/application/documents/document.port'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { AsyncState, failedPhase } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { couponBookWarningTexts, type CouponBookWarningTexts } from './coupon-book-warning-texts'
import { FileDownloader } from './file-downloader'

export type CouponBookState =
  | { readonly phase: 'empty' }
  | ({ readonly phase: 'ready'; readonly chosen: Loan } & CouponBookLoans)

/** The screen on which the customer downloads the coupon book of a loan. Source: MOV-02, DOC-01. */
@injectable()
export class CouponBookViewModel {
  /** `loanId` of each loan for which the customer has acknowledged the warning about paying twice. */
  acknowledgedLoanIds: readonly string[] = []

  constructor(
    @inject(CouponBookLoansQuery) private readonly loans: CouponBookLoansQuery,
    @inject(DocumentQueries) private readonly documents: DocumentQueries,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(FileDownloader) readonly downloader: FileDownloader,
    @inject(AsyncState) readonly asyncState: AsyncState<CouponBookState>,
  ) {
    observeFields(this, 'acknowledgedLoanIds')
  }

  onMount(): () => void {
    const leave = this.asyncState.load(
      () => this.loans.execute(),
      (found) => (found.ok ? this.toCouponBookState(found.value) : failedPhase(found.failure)),
    )
    return () => {
      leave()
      this.downloader.cancelDownload()
    }
  }

  /**
   * What the screen shows for the chosen loan: that the lender offers no coupon book for it, a warning about
   * paying twice, or the download; undefined if no loan is chosen.
   */
  get availabilityForChosenLoan(): CouponBookAvailability | undefined {
    const { chosen } = this
    if (!chosen) return undefined
    if (this.acknowledgedLoanIds.includes(chosen.loanId)) return 'download'
    return couponBookAvailability(chosen, this.automaticCollectionStatus)
  }

  /** Returns the texts of the warning that the customer reads before they download. Source: MOV-02, PAY-27. */
  warningTexts(warning: CouponBookWarning): CouponBookWarningTexts {
    return couponBookWarningTexts(warning, this.collectionOfChosenLoan?.next)
  }

  chooseLoan(loanId: string): void {
    const { loadedState } = this.asyncState
    if (loadedState?.phase !== 'ready') return
    const chosen = loadedState.loans.find((loan) => loan.loanId === loanId)
    if (chosen) this.asyncState.showLoadedState({ ...loadedState, chosen })
  }

  acknowledgeWarning(): void {
    const { chosen, availabilityForChosenLoan: availability } = this
    if (chosen && availability !== 'not-enabled' && availability !== 'download')
      this.acknowledgedLoanIds = [...this.acknowledgedLoanIds, chosen.loanId]
  }

  async downloadCouponBook(): Promise<void> {
    if (!this.chosen || this.availabilityForChosenLoan !== 'download') return
    const { loanId, externalId } = this.chosen
    const requestFile = () => this.documents.couponBook(loanId)
    await this.downloader.download({ documentKind: 'coupon-book', fileNameSuffix: externalId, requestFile })
  }

  private get chosen(): Loan | undefined {
    return this.readyState?.chosen
  }

  private get readyState(): Extract<CouponBookState, { readonly phase: 'ready' }> | undefined {
    const { loadedState } = this.asyncState
    return loadedState?.phase === 'ready' ? loadedState : undefined
  }

  private get collectionOfChosenLoan(): AutomaticLoanCollection | undefined {
    return this.readyState?.automaticCollections?.find(
      ({ loanExternalId }) => loanExternalId === this.chosen?.externalId,
    )
  }

  /** Whether the lender collects the chosen loan, or still makes a collection that it has announced. */
  private get automaticCollectionStatus(): AutomaticCollectionStatus {
    return this.readyState?.automaticCollections
      ? automaticCollectionStatus(this.collectionOfChosenLoan)
      : 'unknown'
  }

  /**
   * Returns the state of the screen when the loans are loaded. The chosen loan is the one that the address
   * names or, if the address names none of them, the first in the list.
   */
  private toCouponBookState(found: CouponBookLoans): CouponBookState {
    const { loans } = found
    const { idLoan } = addresses.couponBook.parse(this.navigation)
    const chosen = loans.find(({ loanId }) => loanId === idLoan) ?? loans[0]
    return chosen ? { phase: 'ready', ...found, chosen } : { phase: 'empty' }
  }
}
