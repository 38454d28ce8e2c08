import { inject, injectable } from 'inversify'
import type { AutomaticLoanCollection } from '@/domain/automatic-collection/automatic-collection'
import type { Cuit } from '@/domain/shared/cuit'
import type { OperationRecord } from '@/domain/shared/operation'
import type { PaymentChannel } from '@/domain/shared/operation-terms'
import { failure, success, type Result } from '@/domain/shared/result'
import {
  collectionsToAcknowledge,
  isCollectionToAcknowledge,
  type InstallmentOrMonth,
  type PaymentOrCollectionToAcknowledge,
} from '@/domain/payments/collections-to-acknowledge'
import {
  decidePaymentSending,
  isBeingRetried,
  isBlockingPayment,
  type RequestedPayment,
} from '@/domain/payments/send-decision'
import { paymentCoverage } from '@/domain/payments/payment-coverage'
import type { PayableLoan } from '@/domain/payments/payable-loan'
import type { LoanFieldsToMatchPayments, RegisteredPayment } from '@/domain/payments/registered-payment'
import { totalDue } from '@/domain/payments/total-due'
import {
  listedCountBeforePayment,
  unappliedPayments,
  type PaymentsAndOperationsOfLoan,
} from '@/domain/payments/unapplied-payment'
import { AutomaticCollectionGateway } from '@/application/automatic-collection/automatic-collection.port'
import { collectionTimeoutMilliseconds } from '@/application/automatic-collection/collection-timeout'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { ExactlyOnce, type NotSentReason } from '@/application/shared/exactly-once'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type {
  PreconditionContext,
  RedirectOperationDefinition,
} from '@/application/shared/operation-definition'
import { OperationLog } from '@/application/shared/operation-log'
import type { NewOperation } from '@/application/shared/operation-store.port'
import { withTimeout } from '@/application/shared/with-timeout'
import { OldBlockingPaymentResolver } from './old-blocking-payment-resolver'
import { withStoredOperations, type LoanSnapshot } from './loan-payment-state'
import { markPaymentsMadeOnOtherDevices } from './mark-payments-made-on-other-devices'
import { PaymentGateway } from './payment.port'
import type { Debt } from '@/domain/payments/debt'

/** A payment that the customer confirms on a screen. */
export interface PaymentRequest extends RequestedPayment {
  /**
   * The customer who sees the payment screen. The payment is not sent in another customer's session. Source:
   * SES-21.
   */
  readonly customerTaxId: Cuit
  readonly debt: Debt
  readonly loan: LoanFieldsToMatchPayments & Partial<Pick<PayableLoan, 'installmentCount'>>
}

/** Why a payment must not be sent, according to what the lender reports just before it would be sent. */
export type PaymentBlocker =
  /**
   * Reason: the amount due is not the amount that the customer saw, for example because they have paid in
   * another tab.
   */
  | { readonly kind: 'due-changed' }
  /**
   * Reason: a payment was made, or may have been made, that the amount due does not include yet and that the
   * customer has not acknowledged. `mayBeOfAnotherLoan`: the lender does not say which loan that payment is
   * for.
   */
  | { readonly kind: 'just-paid'; readonly mayBeOfAnotherLoan?: true }
  /**
   * Reason: an automatic collection is announced, or the portal could not find out whether one is. The
   * customer has not seen the message about this yet. Source: PAY-27.
   */
  | { readonly kind: 'collection-announced' }
  /**
   * Reason: the amount due or the list of payments could not be read, so the portal might overlook an
   * earlier payment.
   */
  | { readonly kind: 'due-not-known'; readonly cause: GatewayFailure }

/** Why no payment was sent when the customer pressed the button that pays. */
export type PaymentNotSentReason = NotSentReason<PaymentBlocker>

/**
 * The check before every payment, whatever the payment method. Reads the amount due, the registered payments
 * and the automatic collections, then allows the payment or returns why it is not allowed.
 * Source: PAY-16, PAY-20, PAY-27, SES-21.
 */
@injectable()
export class PaymentPrecondition {
  constructor(
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(OperationLog) private readonly log: OperationLog,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(ExactlyOnce) private readonly exactlyOnce: ExactlyOnce,
    @inject(OldBlockingPaymentResolver) private readonly oldPaymentResolver: OldBlockingPaymentResolver,
    @inject(AutomaticCollectionGateway) private readonly collectionGateway: AutomaticCollectionGateway,
  ) {}

  /**
   * Returns the amount due of a loan, the registered payments and the automatic collections. Fails if the
   * amount or the payments cannot be read.
   */
  async readLoanSnapshot(
    debt: Debt,
    customer: Cuit,
    elsewhere?: PreconditionContext['operationsOnOtherDevices'],
  ): Promise<Result<LoanSnapshot, GatewayFailure>> {
    return this.snapshotWith(debt, this.readPayments(customer, elsewhere), this.readCollections(customer))
  }

  /**
   * Returns a function that reads the amount due of any of the customer's loans, with their payments and
   * automatic collections. The payments and collections of all loans are requested once, when this method is
   * called. Source: PAY-25.
   */
  createLoanSnapshotReader(customer: Cuit): (debt: Debt) => Promise<Result<LoanSnapshot, GatewayFailure>> {
    const payments = this.readPayments(customer)
    const collections = this.readCollections(customer)
    return (debt) => this.snapshotWith(debt, payments, collections)
  }

  /**
   * Asks the lender about payments of the loan that are over 48 hours old and still block another payment.
   * Source: PAY-16.
   */
  resolveOldBlockingPayments(
    { customerTaxId, loan }: Pick<PaymentRequest, 'customerTaxId' | 'loan'>,
    { payments }: LoanSnapshot,
  ): Promise<void> {
    return this.oldPaymentResolver.askLenderForOutcomes({ customerTaxId, loan, payments })
  }

  /**
   * Returns the payments of the loan that are not yet included in its amount due, followed by the announced
   * automatic collections, or by `collections-unknown` if they could not be read. Source: PAY-20, PAY-27.
   */
  unappliedPayments(
    request: Pick<PaymentRequest, 'customerTaxId' | 'loan'>,
    snapshot: Omit<LoanSnapshot, 'dueItems'> & { readonly dueItems: readonly InstallmentOrMonth[] },
  ): readonly PaymentOrCollectionToAcknowledge[] {
    const collections = collectionsToAcknowledge(request.loan, snapshot)
    return [...unappliedPayments(this.paymentState(request, snapshot)), ...collections]
  }

  /**
   * Returns the earlier payment of the loan that the signed-in customer has to see before they pay again;
   * undefined if there is none. The outcome of such a payment is unknown, or became known after the customer
   * had left the payment screen. Source: PAY-16.
   */
  unacknowledgedPayment(
    externalId: string,
    acknowledgedKeys: readonly string[],
  ): OperationRecord | undefined {
    const customerTaxId = this.sessions.taxId()
    if (customerTaxId === undefined) return undefined
    const known = this.log.operationsOnTarget({ customerTaxId, target: externalId })
    return (
      known.find((each) => isBlockingPayment(each, acknowledgedKeys)) ??
      known.find(({ pendingAcknowledgement }) => pendingAcknowledgement)
    )
  }

  /**
   * Returns what the lender reports about the loan if the payment may be sent now. Otherwise fails with the
   * reason. Does not store this payment, but stores the outcomes of old payments that block it.
   */
  async checkPaymentAllowed(
    request: PaymentRequest,
    elsewhere?: PreconditionContext['operationsOnOtherDevices'],
  ): Promise<Result<LoanSnapshot, PaymentBlocker>> {
    const snapshot = await this.readLoanSnapshot(request.debt, request.customerTaxId, elsewhere)
    if (!snapshot.ok) return failure({ kind: 'due-not-known', cause: snapshot.failure })
    await this.resolveOldBlockingPayments(request, snapshot.value)
    const blocker = this.findPaymentBlocker(request, snapshot.value)
    return blocker ? failure(blocker) : snapshot
  }

  /** Returns the checks that `ExactlyOnce` makes just before it sends a payment. Source: PAY-20. */
  operationDefinition(
    request: PaymentRequest,
    channel: PaymentChannel,
  ): RedirectOperationDefinition<PaymentBlocker> {
    return {
      recentOperationKind: 'payment',
      // Only an unknown outcome blocks before the lender is asked; what it lists blocks afterwards.
      findBlockingOperation: (known, { acknowledgedKeys }) =>
        known.find((each) => isBlockingPayment(each, acknowledgedKeys)),
      precondition: async ({ operationToRetry, operationsOnOtherDevices }) => {
        const retriedRequest = { ...request, operationToRetry }
        const snapshot = await this.checkPaymentAllowed(retriedRequest, operationsOnOtherDevices)
        return snapshot.ok
          ? success(this.debtDetailsToStore({ ...retriedRequest, channel }, snapshot.value))
          : failure(snapshot.failure)
      },
    }
  }

  /**
   * Returns why the payment may not be sent, according to what the lender reported a moment ago. Undefined
   * if the payment may be sent.
   */
  findPaymentBlocker(request: PaymentRequest, snapshot: LoanSnapshot): PaymentBlocker | undefined {
    const due = totalDue(snapshot.dueItems)
    const verdict = decidePaymentSending(request, {
      due,
      unapplied: this.unappliedPayments(request, snapshot),
    })
    switch (verdict.kind) {
      case 'may-be-sent':
        return undefined
      case 'due-changed':
        return verdict
      case 'unacknowledged': {
        const { payment } = verdict
        if (isCollectionToAcknowledge(payment)) return { kind: 'collection-announced' }
        const isUnnamed = payment.kind === 'listed' && payment.mayBeOfAnotherLoan
        return isUnnamed ? { kind: 'just-paid', mayBeOfAnotherLoan: true } : { kind: 'just-paid' }
      }
    }
  }

  /** Returns the data about the loan's debt that is stored with a payment when it is sent. */
  debtDetailsToStore(
    request: PaymentRequest & { readonly channel: PaymentChannel },
    snapshot: LoanSnapshot,
  ): Required<Pick<NewOperation, 'before' | 'pays'>> {
    const { amount, channel, operationToRetry } = request
    const paymentState = this.paymentState(request, snapshot)
    const { dueItems } = snapshot
    const before = {
      due: totalDue(dueItems),
      listed: listedCountBeforePayment({ amount, terms: { kind: 'installment', channel } }, paymentState),
    }
    const hasOtherUnappliedPayment = unappliedPayments(paymentState).some(
      (payment) => !isBeingRetried(payment, operationToRetry),
    )
    const { installmentCount: loanInstallmentCount } = request.loan
    return {
      before,
      pays: paymentCoverage({ dueItems, amount, loanInstallmentCount, hasOtherUnappliedPayment }),
    }
  }

  private async snapshotWith(
    debt: Debt,
    registeredPayments: Promise<Result<readonly RegisteredPayment[], GatewayFailure>>,
    collecting: Promise<readonly AutomaticLoanCollection[] | undefined>,
  ): Promise<Result<LoanSnapshot, GatewayFailure>> {
    const [due, payments] = await Promise.all([this.gateway.dueItems(debt), registeredPayments])
    if (!due.ok) return due
    if (!payments.ok) return payments
    const automaticCollections = await withTimeout(
      this.clock,
      collecting,
      undefined,
      collectionTimeoutMilliseconds,
    )
    return success({ dueItems: due.value, payments: payments.value, automaticCollections })
  }

  /**
   * Returns the automatic collections of the customer's loans; undefined if they cannot be read.
   * Source: PAY-27.
   */
  private readCollections(customer: Cuit): Promise<readonly AutomaticLoanCollection[] | undefined> {
    return this.collectionGateway.collectionsOfCustomer(customer).then(
      (answer) => (answer.ok ? answer.value : undefined),
      () => undefined,
    )
  }

  /**
   * Returns the registered payments of all the customer's loans, and the pending card payments of other
   * devices. Marks the payments that were made on other devices.
   */
  private async readPayments(
    taxId: Cuit,
    elsewhere = this.exactlyOnce.operationsOnOtherDevices('payment', { identifiedBy: 'session', taxId }),
  ): Promise<Result<readonly RegisteredPayment[], GatewayFailure>> {
    const [payments, recent] = await Promise.all([this.gateway.paymentsForDuplicateCheck(taxId), elsewhere])
    return payments.ok ? success(markPaymentsMadeOnOtherDevices(payments.value, recent)) : payments
  }

  private paymentState(
    { customerTaxId, loan }: Pick<PaymentRequest, 'customerTaxId' | 'loan'>,
    { payments }: Pick<LoanSnapshot, 'payments'>,
  ): PaymentsAndOperationsOfLoan {
    return withStoredOperations({ loan, payments }, { customerTaxId, log: this.log, clock: this.clock })
  }
}
