import { inject, injectable } from 'inversify'
import { LoanCostQueries } from '@/application/loan-cost/loan-cost-queries.port'
import { CreditLineRequestStore } from '@/application/revolving-line/credit-line-request-store.port'
import { UnfinishedCreditLineLoan } from '@/application/revolving-line/unfinished-credit-line-loan'
import {
  CreditLineLoanSummaryQuery,
  hasCreatedLoan,
  type CreditLineLoanSummary,
  type CreditLineRequestWithLoan,
} from '@/application/revolving-line/credit-line-loan-summary-query'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { AsyncState, failedPhase } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import { LoanTermsFileOpener } from '@/ui/loan-cost/loan-terms-file-opener'
import { creditLineLoanRequestTexts } from '@/ui/texts/credit-line-loan-request.texts'

export type CreditLineSummaryState = {
  readonly phase: 'ready'
  readonly request: CreditLineRequestWithLoan
} & CreditLineLoanSummary

/**
 * The last step of a loan request. It shows the loan that the lender created; after the customer agrees to
 * the loan's terms, it shows that the request is complete. Source: REV-04, REV-09.
 */
@injectable()
export class CreditLineSummaryViewModel {
  /** Whether the customer has agreed to the terms of the loan. */
  hasAccepted = false

  constructor(
    @inject(CreditLineLoanSummaryQuery) private readonly summary: CreditLineLoanSummaryQuery,
    @inject(LoanCostQueries) private readonly costs: LoanCostQueries,
    @inject(CreditLineRequestStore) private readonly store: CreditLineRequestStore,
    @inject(UnfinishedCreditLineLoan) private readonly unfinishedLoan: UnfinishedCreditLineLoan,
    @inject(LoadAccountStatus) private readonly loadAccountStatus: LoadAccountStatus,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(PendingRequest) private readonly finishing: PendingRequest,
    @inject(LoanTermsFileOpener) readonly termsOpener: LoanTermsFileOpener,
    @inject(AsyncState) readonly asyncState: AsyncState<CreditLineSummaryState>,
  ) {
    observeFields(this, 'hasAccepted')
  }

  onMount(): () => void {
    const request = this.store.current()
    if (!hasCreatedLoan(request) || !request.isValidated) {
      const step = hasCreatedLoan(request) ? { step: 'identidad' } : {}
      this.navigation.goTo(addresses.creditLineRequest.createPath(step), { replace: true })
      return this.asyncState.cancelRequest
    }
    const end = this.asyncState.load(
      () => this.summary.execute(request),
      (found) => {
        if (found.ok) return { phase: 'ready', request, ...found.value }
        if (found.failure.kind === 'no-card')
          return { phase: 'failed', message: creditLineLoanRequestTexts.summary.noCard }
        return failedPhase(found.failure)
      },
    )
    return () => {
      end()
      this.finishing.cancel()
      this.termsOpener.cancelOpening()
    }
  }

  async openTerms(): Promise<void> {
    const loanId = this.asyncState.loadedState?.request.loanId
    if (loanId !== undefined) await this.termsOpener.open(() => this.costs.loanAgreement(loanId))
  }

  /**
   * Deletes the current loan request from this device, but not from the lender, and opens the screen for a
   * new loan request.
   */
  async requestAnotherLoan(): Promise<void> {
    await this.finishing.waitForAnswer(this.unfinishedLoan.finishRequest(), () =>
      this.navigation.goTo(addresses.creditLineRequest.createPath()),
    )
  }

  /**
   * Completes the loan request. Then loads the account status again, because less is left of the
   * revolving credit line.
   */
  async acceptTerms(): Promise<void> {
    this.hasAccepted = true
    this.finishing.cancel()
    await this.unfinishedLoan.finishRequest()
    await this.loadAccountStatus.execute()
  }
}
