import { inject, injectable } from 'inversify'
import { hasUnknownOutcome } from '@/domain/shared/operation'
import type { CreditLineStatus } from '@/domain/revolving-line/credit-line'
import { parseCreditLineLoanAmount } from '@/domain/revolving-line/credit-line-loan-amount'
import { isCreditLineUsedUp } from '@/domain/revolving-line/credit-line-obstacle'
import type { Cents } from '@/domain/shared/money'
import { normalizedAmountText } from '@/domain/shared/typed-amount'
import { CreditLineQueries, type CurrentCreditLine } from '@/application/revolving-line/credit-line-queries'
import { hasCreatedLoan } from '@/application/revolving-line/credit-line-loan-summary-query'
import { CreditLineRequestStore } from '@/application/revolving-line/credit-line-request-store.port'
import { creditLineLoanToAccountTarget } from '@/application/revolving-line/credit-line-loans-on-other-devices'
import { creditLineOperationOwner } from '@/application/revolving-line/request-credit-line-loan'
import { Navigation } from '@/application/shared/navigation.port'
import { ExactlyOnce } from '@/application/shared/exactly-once'
import { addresses } from '@/ui/addresses'
import { AsyncState, failedPhase } from '@/ui/kit/async-state'
import { formatAmountAsTyped, formatBriefMoney } from '@/ui/kit/format'
import { observeFields } from '@/ui/kit/observe-fields'
import { creditLineAmountProblemText } from '@/ui/texts/credit-line-loan-request.texts'
import { LoanApprovalNotice } from './loan-approval-notice'

export type CreditLineAmountState =
  | { readonly phase: 'closed'; readonly status: Exclude<CreditLineStatus, 'open'> }
  | { readonly phase: 'used-up' }
  | { readonly phase: 'asking'; readonly remainingAmount: Cents }

/**
 * The screen on which the customer types how much to borrow from the revolving credit line: more than
 * zero, and at most what is left of it. Source: REV-03, REV-05.
 */
@injectable()
export class CreditLineAmountViewModel {
  typedAmount = ''
  /**
   * Whether the customer has left the amount field or pressed continue. From then on an error of the
   * amount is shown.
   */
  isErrorVisible = false

  constructor(
    @inject(CreditLineQueries) private readonly queries: CreditLineQueries,
    @inject(CreditLineRequestStore) private readonly store: CreditLineRequestStore,
    @inject(ExactlyOnce) private readonly exactlyOnce: ExactlyOnce,
    @inject(LoanApprovalNotice) private readonly approvalNotice: LoanApprovalNotice,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(AsyncState) readonly asyncState: AsyncState<CreditLineAmountState>,
  ) {
    observeFields(this, 'typedAmount', 'isErrorVisible')
  }

  onMount(): () => void {
    const stored = this.store.current()
    if (hasCreatedLoan(stored) || this.approvalNotice.resumeApprovedLoan()) return this.goToStep('identidad')
    if (stored) this.typedAmount = formatAmountAsTyped(stored.amount)
    return this.asyncState.load(
      () => this.queries.currentCreditLine(),
      (today) => (today.ok ? this.toState(today.value) : failedPhase(today.failure)),
    )
  }

  enterAmount(text: string): void {
    this.typedAmount = normalizedAmountText(text)
  }

  showAmountErrorFromNowOn(): void {
    this.isErrorVisible = true
  }

  /** The error of the typed amount; undefined if the amount is valid or its error is not shown yet. */
  get amountError(): string | undefined {
    const { loadedState } = this.asyncState
    if (!this.isErrorVisible || loadedState?.phase !== 'asking') return undefined
    const amount = parseCreditLineLoanAmount(this.typedAmount, loadedState)
    return amount.ok
      ? undefined
      : creditLineAmountProblemText(amount.failure, formatBriefMoney(loadedState.remainingAmount))
  }

  get isAmountValid(): boolean {
    const { loadedState } = this.asyncState
    return loadedState?.phase === 'asking' && parseCreditLineLoanAmount(this.typedAmount, loadedState).ok
  }

  submit(): void {
    this.isErrorVisible = true
    const { loadedState } = this.asyncState
    if (loadedState?.phase !== 'asking') return
    const amount = parseCreditLineLoanAmount(this.typedAmount, loadedState)
    if (!amount.ok) return
    this.store.startRequest(amount.value)
    this.navigation.goTo(addresses.creditLineRequest.createPath({ step: 'cuotas' }))
  }

  private toState({ line, status, customer }: CurrentCreditLine): CreditLineAmountState | undefined {
    const earlier = this.exactlyOnce.firstUnacknowledgedOperation({
      owner: creditLineOperationOwner(customer),
      target: creditLineLoanToAccountTarget,
      acknowledgedKeys: [],
    })
    // An operation with an unknown outcome is shown before anything else is offered. Source: REV-10.
    if (earlier && hasUnknownOutcome(earlier)) {
      this.goToStep('cuotas')
      return undefined
    }
    if (status !== 'open') return { phase: 'closed', status }
    return isCreditLineUsedUp(line)
      ? { phase: 'used-up' }
      : { phase: 'asking', remainingAmount: line.remainingAmount }
  }

  private goToStep(step: 'cuotas' | 'identidad'): () => void {
    this.navigation.goTo(addresses.creditLineRequest.createPath({ step }), { replace: true })
    return this.asyncState.cancelRequest
  }
}
