import { inject, injectable } from 'inversify'
import type { Cents } from '@/domain/shared/money'
import { success, type Result } from '@/domain/shared/result'
import type { IdentityCheckOutcome } from '@/domain/access/identity-outcome'
import { IdentityCheckGateway, type IdentityCheckReference } from '@/application/access/identity-check.port'
import {
  readIdentityCheckFromQuery,
  removeIdentityCheckFromQuery,
} from '@/application/access/returned-identity-check'
import { SessionStore } from '@/application/session/session-store'
import type { ExternalForm } from '@/application/shared/external-form-submission.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { CreditLineRequestStore } from './credit-line-request-store.port'

/**
 * The stage that a request for a loan from the credit line has reached when the customer opens the screen of
 * its identity check. Source: REV-02, REV-04.
 */
type CreditLineIdentityCheckStage =
  /** Stage before the customer has requested a loan of the revolving credit line. */
  | { readonly kind: 'nothing-to-check' }
  | { readonly kind: 'to-begin' }
  | { readonly kind: 'back'; readonly check: IdentityCheckReference }
  /**
   * Stage in which the identity check in the address cannot be read, or is not the check that this customer
   * started.
   */
  | { readonly kind: 'back-without-check' }
  | { readonly kind: 'validated' }

/** Query parameter of the address that leads straight to the identity check. Source: REV-02. */
const stepParameterName = 'step'

/**
 * Starts the identity check that a request for a loan from the credit line needs, and finds out its result.
 * Source: REV-02, REV-04, SES-18.
 */
@injectable()
export class CreditLineIdentityCheck {
  constructor(
    @inject(CreditLineRequestStore) private readonly store: CreditLineRequestStore,
    @inject(IdentityCheckGateway) private readonly gateway: IdentityCheckGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  /**
   * Stores the identity check that the identity provider added to the query of the page's address. Returns
   * the query without the parameters of the check and without `step`, which led to this screen; undefined if
   * the query has none of these parameters.
   */
  storeCheckFromAddress(search: string): string | undefined {
    const rest = removeIdentityCheckFromQuery(search, stepParameterName)
    if (new URLSearchParams(search).size === new URLSearchParams(rest).size) return undefined
    const check = readIdentityCheckFromQuery(search)
    if (check !== undefined) this.store.updateRequest({ check: this.onlyCheckStartedOnThisDevice(check) })
    return rest
  }

  /** Returns the amount of the current request; undefined if there is none. Source: REV-10. */
  requestedAmount(): Cents | undefined {
    return this.store.current()?.amount
  }

  currentStage(): CreditLineIdentityCheckStage {
    const stored = this.store.current()
    if (stored?.loanId === undefined) return { kind: 'nothing-to-check' }
    if (stored.isValidated) return { kind: 'validated' }
    if (stored.check === undefined) return { kind: 'to-begin' }
    if (stored.check === 'unreadable') return { kind: 'back-without-check' }
    return { kind: 'back', check: stored.check }
  }

  /**
   * Returns the form that takes the customer to the identity provider's site. The provider sends them back
   * to `returnPath`.
   */
  async startCheck(returnPath: string): Promise<Result<ExternalForm, GatewayFailure>> {
    return this.sessions.withCustomer(async ({ taxId }) => {
      this.store.forgetIdentityCheck()
      const started = await this.gateway.startCheck({ taxId, purpose: 'line', returnPath })
      if (!started.ok) return started
      this.store.updateRequest({ leftFor: started.value.externalId })
      return success(started.value.form)
    })
  }

  /** Asks the lender for the result of the identity check and returns it. Stores a passed check. */
  async fetchCheckResult(
    check: IdentityCheckReference,
  ): Promise<Result<IdentityCheckOutcome, GatewayFailure>> {
    const result = await this.gateway.fetchCheckResult(check, 'line')
    if (!result.ok) return result
    const { outcome } = result.value
    // Another request may have started in the meantime, here or in another tab.
    const isStillAbout = this.store.current()?.leftFor === check.externalId
    if (outcome === 'validated' && isStillAbout) this.store.updateRequest({ isValidated: true })
    return success(outcome)
  }

  /** Deletes the identity check, so that the customer can take another selfie. */
  forgetCheck(): void {
    this.store.forgetIdentityCheck()
  }

  /**
   * Returns the identity check if this device started it. Otherwise returns `unreadable`, because any
   * person could have written the address with its id.
   */
  private onlyCheckStartedOnThisDevice(
    check: IdentityCheckReference | 'unreadable',
  ): IdentityCheckReference | 'unreadable' {
    if (check === 'unreadable') return check
    return check.externalId === this.store.current()?.leftFor ? check : 'unreadable'
  }
}
