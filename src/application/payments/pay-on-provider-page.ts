import { inject, injectable } from 'inversify'
import type { Instant } from '@/domain/shared/calendar-date'
import type { PaymentChannel } from '@/domain/shared/operation-terms'
import { failure, success, type Result } from '@/domain/shared/result'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { ExactlyOnce } from '@/application/shared/exactly-once'
import { mayRequestHaveBeenDone } from '@/application/shared/may-request-have-been-done'
import { OperationLog } from '@/application/shared/operation-log'
import {
  PaymentPrecondition,
  type PaymentNotSentReason,
  type PaymentBlocker,
  type PaymentRequest,
} from './payment-precondition'
import type { LoanSnapshot } from './loan-payment-state'
import { PaymentGateway } from './payment.port'

export type ProviderPaymentFailure =
  | { readonly kind: 'not-sent'; readonly why: PaymentNotSentReason }
  /**
   * Failure: the provider gave no address for its payment page. `wasStarted`: the lender's answer was lost,
   * so the provider may have opened a payment.
   */
  | { readonly kind: 'no-address'; readonly wasStarted: boolean; readonly idempotencyKey?: string }

/** The link to a payment page, and what the lender reported about the loan when the link was requested. */
export interface CreditCardPaymentLink {
  readonly address: string
  readonly loanSnapshot: LoanSnapshot
  readonly preparedAt: Instant
}

/**
 * Maximum age, in milliseconds, of the lender's data behind a payment link at the time when the customer
 * presses the link.
 */
const maxLinkAgeMilliseconds = 30_000

/**
 * Prepares payments that the customer completes on a payment provider's page. The portal charges nothing
 * itself, but checks the same precondition as before a charge to a card. The payment's record keeps the
 * status `redirected`, whatever the provider's page says when the customer returns. Source: PAY-09, PAY-10,
 * PAY-20.
 */
@injectable()
export class PayOnProviderPage {
  constructor(
    @inject(ExactlyOnce) private readonly exactlyOnce: ExactlyOnce,
    @inject(PaymentPrecondition) private readonly precondition: PaymentPrecondition,
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(OperationLog) private readonly log: OperationLog,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Returns the address of the wallet provider's page on which the customer pays. `leftScreen` is aborted when
   * the customer leaves the screen. If they leave before the address has arrived, they cannot pay on that page:
   * fails at once, and the payment does not block another one.
   */
  async startWalletPayment(
    request: PaymentRequest,
    leftScreen: AbortSignal = new AbortController().signal,
  ): Promise<Result<string, ProviderPaymentFailure>> {
    const opened = await this.exactlyOnce.recordRedirect<PaymentBlocker>(
      this.toOperation(request, 'wallet'),
      this.precondition.operationDefinition(request, 'wallet'),
      { hasLeftScreen: () => leftScreen.aborted },
    )
    if (!opened.ok) return failure({ kind: 'not-sent', why: opened.failure })
    const address = leftScreen.aborted
      ? undefined
      : await Promise.race([this.requestWalletPage(request), waitUntilAborted(leftScreen)])
    if (!address || leftScreen.aborted) {
      await this.log.removeLastAttempt(opened.value)
      return failure({ kind: 'not-sent', why: { kind: 'left' } })
    }
    if (address.ok && address.value !== undefined) return success(address.value)
    // Without an address the customer cannot pay, unless the address was lost with the answer.
    const wasStarted = !address.ok && mayRequestHaveBeenDone(address.failure)
    if (!wasStarted) await this.log.removeLastAttempt(opened.value)
    return failure({ kind: 'no-address', wasStarted, idempotencyKey: opened.value.idempotencyKey })
  }

  /**
   * Returns the link to the payment provider's page on which the customer pays by credit card. No payment is
   * recorded until they press the link.
   */
  async creditCardPaymentLink(
    request: PaymentRequest,
  ): Promise<Result<CreditCardPaymentLink, ProviderPaymentFailure>> {
    const preparedAt = this.clock.now()
    const allowed = await this.precondition.checkPaymentAllowed(request)
    if (!this.isOfOwner(request)) return failure({ kind: 'not-sent', why: { kind: 'other-customer' } })
    if (!allowed.ok) return failure({ kind: 'not-sent', why: allowed.failure })
    if (this.log.hasDataOfNewerRelease()) return failure({ kind: 'not-sent', why: { kind: 'newer-release' } })
    const link = await this.gateway.creditCardPaymentPageAddress(request.loan.externalId)
    if (!link.ok || link.value === undefined) return failure({ kind: 'no-address', wasStarted: false })
    return success({ address: link.value, loanSnapshot: allowed.value, preparedAt })
  }

  /**
   * Returns whether the customer may follow the link for paying by credit card, and records the operation if
   * they may. They may if all of this is true: they are still signed in; the link's data is less than 30
   * seconds old; this device has made no payment of the loan since the link was requested; no other tab with
   * a newer release prevents this tab from recording operations. Does not wait for the recording, because the
   * browser opens the link immediately.
   */
  recordRedirectIfAllowed(
    request: PaymentRequest,
    { preparedAt, loanSnapshot }: CreditCardPaymentLink,
  ): boolean {
    const isFresh = Math.abs(this.clock.now() - preparedAt) < maxLinkAgeMilliseconds
    if (!isFresh || !this.isOfOwner(request) || this.log.hasDataOfNewerRelease()) return false
    if (this.precondition.findPaymentBlocker(request, loanSnapshot)) return false
    const { owner, target, terms, amount } = this.toOperation(request, 'credit-card')
    const created = {
      ...this.precondition.debtDetailsToStore({ ...request, channel: 'credit-card' }, loanSnapshot),
      terms,
      amount,
    }
    void this.log.createAndApplyEvent({ customerTaxId: owner.taxId, target }, created, 'redirect')
    return true
  }

  private requestWalletPage(request: PaymentRequest): ReturnType<PaymentGateway['startWalletPayment']> {
    const { amount, customerTaxId: onBehalfOf, loan } = request
    return this.gateway.startWalletPayment({ loanExternalId: loan.externalId, amount, onBehalfOf })
  }

  private toOperation(request: PaymentRequest, channel: PaymentChannel) {
    const { customerTaxId, loan, amount, acknowledgedKeys } = request
    return {
      owner: { identifiedBy: 'session', taxId: customerTaxId },
      target: loan.externalId,
      terms: { kind: 'installment', channel },
      amount,
      acknowledgedKeys,
    } as const
  }

  private isOfOwner({ customerTaxId }: PaymentRequest): boolean {
    return this.sessions.taxId() === customerTaxId
  }
}

function waitUntilAborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
}
