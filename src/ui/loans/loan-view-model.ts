import { inject, injectable } from 'inversify'
import type { AutomaticCollectionStatus } from '@/domain/automatic-collection/automatic-collection'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Loan } from '@/domain/loans/loan'
import type { UnappliedPaymentOfLoan } from '@/domain/payments/pending-payments'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import { success, type Result } from '@/domain/shared/result'
import { LoanQueries, type OpenLoanFailure } from '@/application/loans/loan-queries'
import { UnappliedPaymentFinder } from '@/application/payments/unapplied-payment-finder'
import { Clock } from '@/application/shared/clock.port'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { withCouponBookWarning, type DownloadableLoanDocuments } from '@/ui/documents/loan-documents'
import { formatBriefMoney, formatDayAndMonth } from '@/ui/kit/format'
import { AsyncState } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import { loansTexts } from '@/ui/texts/loans.texts'
import { loanName } from './loan-name'
import { loanLoadFailedPhase } from './loan-load-failed-phase'
import { createLoanDetail, type LoanDetail, type LoanFact } from './loan-detail'

interface LoanState {
  readonly phase: 'ready'
  readonly loan: LoanDetail
}

interface LoanFound {
  readonly loan: Loan
  readonly unappliedPayments: readonly UnappliedPaymentOfLoan[]
}

/** Maximum number of recent payments on this screen. 'My payments' has them all. */
const maxPaymentsShown = 3

function paymentText(
  { amount, date, subproductId, commerceName }: RegisteredPayment,
  today: CalendarDate,
): string {
  const { payment, paymentOf } = loansTexts.payments
  const text = payment(formatBriefMoney(amount), formatDayAndMonth(date, today))
  return subproductId === undefined ? text : paymentOf(loanName({ subproductId, commerceName }), text)
}

/**
 * The screen of one loan. It shows at most 4 installments, from two before the current installment. Above
 * them, it shows the other overdue installments. Source: LOA-03 to LOA-09, LOA-12, LOA-18.
 */
@injectable()
export class LoanViewModel {
  recentPayments: readonly RegisteredPayment[] = []
  /**
   * Whether the loan is collected automatically from the customer's bank account; undefined until the lender
   * has answered. Source: COL-01.
   */
  automaticCollectionStatus: AutomaticCollectionStatus | undefined = undefined

  constructor(
    @inject(LoanQueries) private readonly queries: LoanQueries,
    @inject(UnappliedPaymentFinder) private readonly unappliedPaymentFinder: UnappliedPaymentFinder,
    @inject(Clock) private readonly clock: Clock,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(AsyncState) readonly asyncState: AsyncState<LoanState>,
    @inject(PendingRequest) private readonly waitingForPayments: PendingRequest,
  ) {
    observeFields(this, 'recentPayments', 'automaticCollectionStatus')
  }

  onMount(): () => void {
    const { idLoan } = addresses.loan.parse(this.navigation)
    const leave = this.asyncState.load(
      () => this.findLoan(idLoan),
      (found) => {
        if (found.ok) return { phase: 'ready', loan: this.toLoanDetail(found.value) }
        return loanLoadFailedPhase(found.failure, this.navigation)
      },
    )
    return () => {
      leave()
      this.waitingForPayments.cancel()
    }
  }

  /**
   * Texts about the customer's recent payments, the latest first. Each text names the amount, the day and, if
   * known, the loan that the payment was for. Empty once the customer has dismissed the notice. Source:
   * LOA-09, LOA-18.
   */
  get recentPaymentTexts(): readonly string[] {
    return this.recentPayments
      .slice(0, maxPaymentsShown)
      .map((payment) => paymentText(payment, this.clock.today()))
  }

  setAutomaticCollectionStatus(collected: AutomaticCollectionStatus): void {
    this.automaticCollectionStatus = collected
  }

  /**
   * Returns the facts to show about the loan. If the lender collects the installments automatically, or may
   * do so, the fact that the customer pays by hand is replaced with a fact about the automatic collection. A
   * last announced collection does not replace it. Source: LOA-05, COL-01.
   */
  loanFactsToShow({ facts }: LoanDetail): readonly LoanFact[] {
    const { automaticCollectionStatus: collected } = this
    if (collected !== 'yes' && collected !== 'unknown') return facts
    const value = collected === 'yes' ? loansTexts.collected : loansTexts.perhapsCollected
    return facts.map((fact) => (fact.kind === 'paid-by-hand' ? { label: fact.label, value } : fact))
  }

  /**
   * Returns the documents of the loan that the customer can download. Unless the portal knows that nothing of
   * the loan is collected automatically, a warning comes before the coupon book. Source: LOA-10, PAY-27.
   */
  downloadableDocuments({ documents }: LoanDetail): DownloadableLoanDocuments {
    return this.automaticCollectionStatus === 'no' ? documents : withCouponBookWarning(documents)
  }

  dismissRecentPaymentsNotice(): void {
    this.recentPayments = []
  }

  private toLoanDetail({ loan, unappliedPayments }: LoanFound): LoanDetail {
    return createLoanDetail(loan, this.clock.today(), unappliedPayments)
  }

  private async findLoan(loanId: string): Promise<Result<LoanFound, OpenLoanFailure>> {
    void this.loadPayments()
    const listed = this.unappliedPaymentFinder.fetchRegisteredPayments()
    const loan = await this.queries.findLoan(loanId)
    if (!loan.ok) return loan
    return success({
      loan: loan.value,
      unappliedPayments: this.unappliedPaymentFinder.unappliedPaymentsOfLoans([loan.value], await listed),
    })
  }

  private loadPayments(): Promise<void> {
    return this.waitingForPayments.waitForAnswer(
      this.queries.recentPayments(),
      (payments) => {
        this.recentPayments = payments
      },
      // An error while loading them hides the payments; the loan is shown without them.
      this.dismissRecentPaymentsNotice,
    )
  }
}
