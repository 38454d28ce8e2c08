import { inject, injectable } from 'inversify'
import type { LoanCollection } from '@/domain/automatic-collection/automatic-collection'
import type { Cuit } from '@/domain/shared/cuit'
import { hasUnknownOutcome, type OperationRecord } from '@/domain/shared/operation'
import type { PaymentChannel } from '@/domain/shared/operation-terms'
import { failure, success, type Result } from '@/domain/shared/result'
import type { DueItem } from '@/domain/payments/amount-due'
import {
  collectionsToAcknowledge,
  isCollection,
  type PaymentToAcknowledge,
} from '@/domain/payments/collection-to-acknowledge'
import { decideSending, type RequestedPayment } from '@/domain/payments/send-decision'
import { paidShare } from '@/domain/payments/paid-share'
import type { PayableLoan } from '@/domain/payments/payable-loan'
import type { PaidLoan, RegisteredPayment } from '@/domain/payments/registered-payment'
import { totalDue } from '@/domain/payments/total-due'
import {
  listedCountBefore,
  unappliedPayments,
  type LoanPaymentState,
} from '@/domain/payments/unapplied-payment'
import { AutomaticCollectionGateway } from '@/application/automatic-collection/automatic-collection.port'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { ExactlyOnce, type NotAttempted } from '@/application/shared/exactly-once'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { PreconditionContext, RedirectDefinition } from '@/application/shared/operation-definition'
import { OperationLog } from '@/application/shared/operation-log'
import type { NewOperation } from '@/application/shared/operation-store.port'
import { withTimeout } from '@/application/shared/with-timeout'
import { ExpiredPaymentGuards } from './expired-guards'
import { loanPaymentStateOf } from './loan-payment-state'
import { withPaymentsElsewhere } from './with-payments-elsewhere'
import { PaymentGateway, type Debt } from './payment.port'

/** A payment that the customer confirms on a screen. */
export interface PaymentRequest extends RequestedPayment {
  /**
   * The customer who sees the screen. The payment is not sent under another customer's session.
   * Source: SES-21.
   */
  readonly customer: Cuit
  readonly debt: Debt
  readonly loan: PaidLoan & Partial<Pick<PayableLoan, 'installmentCount'>>
}

/** Why a payment is not sent, given what the lender reports right now. */
export type PaymentBlocker =
  /** The amount due differs from what the customer saw, for example because another tab has paid. */
  | { readonly kind: 'due-changed' }
  /**
   * There is a payment that was made, or may have been, that the amount due does not include yet and the
   * customer has not acknowledged. `mayBeOfAnotherLoan`: the lender does not say of which loan it is.
   */
  | { readonly kind: 'just-paid'; readonly mayBeOfAnotherLoan?: true }
  /**
   * An automatic collection is announced that the customer has not seen, or it is unknown whether there is
   * one. Source: PAY-27.
   */
  | { readonly kind: 'collection-announced' }
  /** The amount due or the payments could not be read, so an earlier payment could be missed. */
  | { readonly kind: 'due-not-known'; readonly cause: GatewayFailure }

/** Why pressing the button did not send a payment. */
export type PaymentNotSent = NotAttempted<PaymentBlocker>

/** What the lender reports about a loan at one moment. */
export interface LoanSnapshot {
  readonly due: readonly DueItem[]
  readonly payments: readonly RegisteredPayment[]
  /** What is collected automatically of the customer's loans; undefined if it could not be read. */
  readonly collections: readonly LoanCollection[] | undefined
}

/**
 * Maximum milliseconds to wait for what is collected automatically, once everything else is known. Not every lender
 * has it. Its code comes before its answer, so on a slow network it is later than the rest by seconds.
 */
const collectionTimeoutMilliseconds = 8_000

/**
 * The check before every payment, whatever the payment method: reads the amount due and the registered
 * payments, then allows the payment or says why not. Source: PAY-16, PAY-20, SES-21.
 */
@injectable()
export class PaymentPrecondition {
  constructor(
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(OperationLog) private readonly log: OperationLog,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(ExactlyOnce) private readonly exactlyOnce: ExactlyOnce,
    @inject(ExpiredPaymentGuards) private readonly expired: ExpiredPaymentGuards,
    @inject(AutomaticCollectionGateway) private readonly collecting: AutomaticCollectionGateway,
  ) {}

  /** Returns the amount due of a loan and its payments. Fails if either cannot be read. */
  async readSnapshot(
    debt: Debt,
    customer: Cuit,
    elsewhere?: PreconditionContext['elsewhere'],
  ): Promise<Result<LoanSnapshot, GatewayFailure>> {
    return this.snapshotWith(debt, this.paymentsOf(customer, elsewhere), this.collectionsOf(customer))
  }

  /** Returns a function that reads the same of any loan; the payments are read once. Source: PAY-25. */
  snapshotReaderOf(customer: Cuit): (debt: Debt) => Promise<Result<LoanSnapshot, GatewayFailure>> {
    const payments = this.paymentsOf(customer)
    const collections = this.collectionsOf(customer)
    return (debt) => this.snapshotWith(debt, payments, collections)
  }

  /** Asks the lender about payments of the loan that are over 48 hours old. Source: PAY-16. */
  resolveExpiredGuards(
    { customer, loan }: Pick<PaymentRequest, 'customer' | 'loan'>,
    { payments }: LoanSnapshot,
  ): Promise<void> {
    return this.expired.resolve({ customer, loan, payments })
  }

  /**
   * Returns the payments that the amount due does not include yet, then the announced collection.
   * Source: PAY-20, PAY-27.
   */
  unappliedPayments(
    request: Pick<PaymentRequest, 'customer' | 'loan'>,
    snapshot: LoanSnapshot,
  ): readonly PaymentToAcknowledge[] {
    const collections = collectionsToAcknowledge(request.loan, snapshot)
    return [...unappliedPayments(this.paymentState(request, snapshot)), ...collections]
  }

  /**
   * Returns the payment of the loan that the signed-in customer has to acknowledge first: its outcome is
   * unknown, or became known after they had left the screen. Source: PAY-16.
   */
  unacknowledgedPayment(
    externalId: string,
    acknowledgedKeys: readonly string[],
  ): OperationRecord | undefined {
    const customer = this.sessions.taxId()
    if (customer === undefined) return undefined
    const known = this.log.onTarget({ customer, target: externalId })
    return (
      known.find((each) => isUnanswered(each, acknowledgedKeys)) ??
      known.find(({ pendingAcknowledgement }) => pendingAcknowledgement)
    )
  }

  /** Returns the lender's data if the payment may be sent now, or why not. Records nothing. */
  async checkAllowed(
    request: PaymentRequest,
    elsewhere?: PreconditionContext['elsewhere'],
  ): Promise<Result<LoanSnapshot, PaymentBlocker>> {
    const snapshot = await this.readSnapshot(request.debt, request.customer, elsewhere)
    if (!snapshot.ok) return failure({ kind: 'due-not-known', cause: snapshot.failure })
    await this.resolveExpiredGuards(request, snapshot.value)
    const blocker = this.blockerOf(request, snapshot.value)
    return blocker ? failure(blocker) : snapshot
  }

  /** Returns what every payment checks just before it is sent. Source: PAY-20. */
  operationDefinition(request: PaymentRequest, channel: PaymentChannel): RedirectDefinition<PaymentBlocker> {
    return {
      listedAs: 'payment',
      // Only an unknown outcome blocks before the lender is asked; what it lists blocks afterwards.
      findBlockingOperation: (known, { acknowledgedKeys }) =>
        known.find((each) => isUnanswered(each, acknowledgedKeys)),
      precondition: async ({ retryOf, elsewhere }) => {
        const asked = { ...request, retryOf }
        const snapshot = await this.checkAllowed(asked, elsewhere)
        return snapshot.ok
          ? success(this.detailsToStore({ ...asked, channel }, snapshot.value))
          : failure(snapshot.failure)
      },
    }
  }

  /** Returns why the payment is blocked, given what the lender reported a moment ago. */
  blockerOf(request: PaymentRequest, snapshot: LoanSnapshot): PaymentBlocker | undefined {
    const due = totalDue(snapshot.due)
    const verdict = decideSending(request, { due, unapplied: this.unappliedPayments(request, snapshot) })
    switch (verdict.kind) {
      case 'may-be-sent':
        return undefined
      case 'due-changed':
        return verdict
      case 'unacknowledged': {
        const { payment } = verdict
        if (isCollection(payment)) return { kind: 'collection-announced' }
        const isUnnamed = payment.kind === 'listed' && payment.mayBeOfAnotherLoan
        return isUnnamed ? { kind: 'just-paid', mayBeOfAnotherLoan: true } : { kind: 'just-paid' }
      }
    }
  }

  /** Returns what is stored about the loan at the moment the payment is sent. */
  detailsToStore(
    request: PaymentRequest & { readonly channel: PaymentChannel },
    snapshot: LoanSnapshot,
  ): Required<Pick<NewOperation, 'before' | 'pays'>> {
    const { amount, channel } = request
    const paymentState = this.paymentState(request, snapshot)
    const before = {
      due: totalDue(snapshot.due),
      listed: listedCountBefore({ amount, terms: { kind: 'installment', channel } }, paymentState),
    }
    const hasOtherUnapplied = unappliedPayments(paymentState).length > 0
    const { installmentCount } = request.loan
    return { before, pays: paidShare({ due: snapshot.due, amount, installmentCount, hasOtherUnapplied }) }
  }

  private async snapshotWith(
    debt: Debt,
    asked: Promise<Result<readonly RegisteredPayment[], GatewayFailure>>,
    collecting: Promise<readonly LoanCollection[] | undefined>,
  ): Promise<Result<LoanSnapshot, GatewayFailure>> {
    const [due, payments] = await Promise.all([this.gateway.amountDue(debt), asked])
    if (!due.ok) return due
    if (!payments.ok) return payments
    const collections = await withTimeout(this.clock, collecting, {
      milliseconds: collectionTimeoutMilliseconds,
      otherwise: undefined,
    })
    return success({ due: due.value, payments: payments.value, collections })
  }

  /** Returns undefined if they cannot be read. Source: PAY-27. */
  private collectionsOf(customer: Cuit): Promise<readonly LoanCollection[] | undefined> {
    return this.collecting.collectionsOf(customer).then(
      (answer) => (answer.ok ? answer.value : undefined),
      () => undefined,
    )
  }

  /** Returns the registered payments of all loans, with those that other devices have just made. */
  private async paymentsOf(
    customer: Cuit,
    elsewhere = this.exactlyOnce.operationsElsewhere('payment', { by: 'session', taxId: customer }),
  ): Promise<Result<readonly RegisteredPayment[], GatewayFailure>> {
    const [payments, recent] = await Promise.all([this.gateway.paymentsForSendDecision(customer), elsewhere])
    return payments.ok ? success(withPaymentsElsewhere(payments.value, recent)) : payments
  }

  private paymentState(
    { customer, loan }: Pick<PaymentRequest, 'customer' | 'loan'>,
    { payments }: LoanSnapshot,
  ): LoanPaymentState {
    return loanPaymentStateOf({ loan, payments }, { customer, log: this.log, clock: this.clock })
  }
}

function isUnanswered(operation: OperationRecord, acknowledgedKeys: readonly string[]): boolean {
  const { status, idempotencyKey } = operation
  return (
    hasUnknownOutcome(operation) && status !== 'notReceived' && !acknowledgedKeys.includes(idempotencyKey)
  )
}
