import { inject, injectable } from 'inversify'
import { isBatchPaymentOffered } from '@/domain/payments/batch-offer'
import { hasAmountToPay } from '@/domain/payments/payable-loan'
import { PayableLoansQuery, type PayableLoans } from '@/application/payments/payable-loans-query'
import { findNewLoanLinkVisibility, type NewLoanLinkVisibility } from '@/application/session/new-loan-entry'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { paymentSummaryAddress } from '@/ui/payment-summary-address'
import { AsyncState, failedPhase } from '@/ui/kit/async-state'
import type { FormError } from '@/ui/kit/form-error'
import { observeFields } from '@/ui/kit/observe-fields'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { createPayableLoanRow, type PayableLoanRow } from './payable-loan-row'

export type PayableLoansState =
  | { readonly phase: 'empty'; readonly newLoan: NewLoanLinkVisibility }
  | {
      readonly phase: 'choosing'
      readonly loans: readonly PayableLoanRow[]
      readonly errors: readonly FormError[]
      /** Whether the customer can pay several of the loans in one go. Source: PAY-25. */
      readonly offersBatch: boolean
    }

/**
 * The screen with the loans that the customer can pay. If there is only one loan, or only one has something
 * to pay, its payment screen opens at once, unless the customer asked for the list. Source: PAY-01, PAY-02,
 * PAY-21.
 */
@injectable()
export class PayableLoansViewModel {
  chosenLoanId: string | undefined = undefined

  constructor(
    @inject(PayableLoansQuery) private readonly query: PayableLoansQuery,
    @inject(Clock) private readonly clock: Clock,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(AsyncState) readonly asyncState: AsyncState<PayableLoansState>,
  ) {
    observeFields(this, 'chosenLoanId')
  }

  onMount(): () => void {
    const { externalId, isAskedFor } = addresses.payInstallment.parse(this.navigation)
    if (externalId !== undefined) {
      this.navigation.goTo(paymentSummaryAddress(externalId), { replace: true })
      return this.asyncState.cancelRequest
    }
    return this.asyncState.load(
      () => this.query.execute({ isAskedFor }),
      (loans) => {
        if (!loans.ok) return failedPhase(loans.failure)
        const { loanToOpen } = loans.value
        if (!loanToOpen) return this.toState(loans.value)
        this.navigation.goTo(paymentSummaryAddress(loanToOpen.externalId), { replace: true })
        return undefined
      },
    )
  }

  chooseLoan(externalId: string): void {
    this.chosenLoanId = externalId
    this.showErrors([])
  }

  submit(): void {
    if (this.chosenLoanId === undefined)
      this.showErrors([{ fieldId: 'loan', text: paymentsTexts.list.required }])
    else this.navigation.goTo(paymentSummaryAddress(this.chosenLoanId))
  }

  private showErrors(errors: readonly FormError[]): void {
    const { loadedState } = this.asyncState
    if (loadedState?.phase === 'choosing') this.asyncState.showLoadedState({ ...loadedState, errors })
  }

  private toState({ listedLoans, unappliedPayments }: PayableLoans): PayableLoansState {
    if (listedLoans.length === 0) return { phase: 'empty', newLoan: findNewLoanLinkVisibility(this.sessions) }
    const today = this.clock.today()
    const loans = listedLoans.map((each) => createPayableLoanRow(each, today, unappliedPayments))
    const { length: payableCount } = listedLoans.filter(({ payableLoan }) => hasAmountToPay(payableLoan))
    return { phase: 'choosing', loans, errors: [], offersBatch: isBatchPaymentOffered(payableCount) }
  }
}
