import { inject, injectable } from 'inversify'
import type { IdentityCheckOutcome } from '@/domain/access/identity-outcome'
import type { Cents } from '@/domain/shared/money'
import type { IdentityCheckReference } from '@/application/access/identity-check.port'
import { CreditLineIdentityCheck } from '@/application/revolving-line/credit-line-identity-check'
import { UnfinishedCreditLineLoan } from '@/application/revolving-line/unfinished-credit-line-loan'
import { ExternalFormSubmission } from '@/application/shared/external-form-submission.port'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { observeFields } from '@/ui/kit/observe-fields'
import { Toasts } from '@/ui/kit/toasts'
import { PendingRequest } from '@/ui/kit/pending-request'
import { identityCheckTexts } from '@/ui/texts/identity-check.texts'

export type CreditLineIdentityCheckState =
  | { readonly phase: 'arriving' }
  | { readonly phase: 'intro' }
  | { readonly phase: 'leaving' }
  | { readonly phase: 'checking' }
  /**
   * State in which the customer's identity was not confirmed. `unanswered`: the lender's answer was lost; the
   * portal can ask again about the same identity check.
   */
  | {
      readonly phase: 'not-validated'
      readonly why: Exclude<IdentityCheckOutcome, 'validated'> | 'unanswered'
      readonly check?: IdentityCheckReference
    }

/**
 * The path to which the identity provider returns the customer. The query parameter `step` makes the portal
 * open the identity check at once. Source: REV-02.
 */
const returnPath = `${addresses.creditLineRequest.path}?step=biometric`

/**
 * The step with the selfie in a request for a loan from the revolving credit line. It continues where
 * the customer stopped. Source: REV-02, REV-04.
 */
@injectable()
export class CreditLineIdentityCheckViewModel {
  state: CreditLineIdentityCheckState = { phase: 'arriving' }
  /**
   * Amount of the loan request that the selfie is for; undefined if there is no request. It may differ from
   * the amount that the customer chose here, because another tab may have made another request.
   */
  requestedLoanAmount: Cents | undefined = undefined
  /** Whether the customer has asked for another loan. From then on the identity check cannot go on. */
  private isLeavingRequest = false

  constructor(
    @inject(CreditLineIdentityCheck) private readonly check: CreditLineIdentityCheck,
    @inject(UnfinishedCreditLineLoan) private readonly unfinishedLoan: UnfinishedCreditLineLoan,
    @inject(ExternalFormSubmission) private readonly externalForms: ExternalFormSubmission,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'state', 'requestedLoanAmount')
  }

  onMount(): () => void {
    this.enter()
    return this.pendingRequest.cancel
  }

  async startIdentityCheck(): Promise<void> {
    if (this.state.phase !== 'intro' || this.isLeavingRequest) return
    this.state = { phase: 'leaving' }
    await this.pendingRequest.waitForAnswer(this.check.startCheck(returnPath), (form) => {
      if (form.ok) {
        const submission = this.externalForms.submit(form.value)
        void this.pendingRequest.waitForAnswer(submission, ({ ok: isSubmitted }) => {
          if (!isSubmitted) this.showStartFailure()
        })
        return
      }
      this.showStartFailure()
    })
  }

  returnToIntro(): void {
    if (this.state.phase === 'leaving') this.state = { phase: 'intro' }
  }

  async retry(): Promise<void> {
    if (this.state.phase !== 'not-validated' || this.isLeavingRequest) return
    const { why, check } = this.state
    if (why === 'unanswered' && check) await this.fetchCheckResult(check)
    else this.restartIdentityCheck()
  }

  restartIdentityCheck(): void {
    if (this.isLeavingRequest) return
    this.check.forgetCheck()
    this.state = { phase: 'intro' }
  }

  /** Leaves the current request for a loan and starts one for another amount. Source: REV-10. */
  async requestAnotherLoan(): Promise<void> {
    this.isLeavingRequest = true
    await this.pendingRequest.waitForAnswer(this.unfinishedLoan.finishRequest(), () =>
      this.navigation.goTo(addresses.creditLineRequest.createPath()),
    )
  }

  /** Says that the identity check could not be started. The customer can press the button again. */
  private showStartFailure(): void {
    this.toasts.show({ text: identityCheckTexts.startFailed, tone: 'bad' })
    this.state = { phase: 'intro' }
  }

  private enter(): void {
    this.requestedLoanAmount = this.check.requestedAmount()
    const stage = this.check.currentStage()
    switch (stage.kind) {
      case 'nothing-to-check':
        this.navigation.goTo(addresses.creditLineRequest.createPath(), { replace: true })
        return
      case 'to-begin':
        this.state = { phase: 'intro' }
        return
      case 'back-without-check':
        this.state = { phase: 'not-validated', why: 'not-validated' }
        return
      case 'validated':
        this.leadToSummary()
        return
      case 'back':
        void this.fetchCheckResult(stage.check)
    }
  }

  private async fetchCheckResult(check: IdentityCheckReference): Promise<void> {
    this.state = { phase: 'checking' }
    await this.pendingRequest.waitForAnswer(this.check.fetchCheckResult(check), (result) => {
      if (!result.ok) this.state = { phase: 'not-validated', why: 'unanswered', check }
      else if (result.value === 'validated') this.leadToSummary()
      else this.state = { phase: 'not-validated', why: result.value }
    })
  }

  private leadToSummary(): void {
    this.navigation.goTo(addresses.creditLineRequest.createPath({ step: 'resumen' }), { replace: true })
  }
}
