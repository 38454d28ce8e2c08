import { inject, injectable } from 'inversify'
import type { Cuit } from '@/domain/shared/cuit'
import { isUnknown, type OperationRecord } from '@/domain/shared/operation'
import { failure, success, type Result } from '@/domain/shared/result'
import type { DueLine } from '@/domain/payments/amount-due'
import { decideSending, type RequestedPayment } from '@/domain/payments/send-decision'
import { paidShare } from '@/domain/payments/paid-share'
import type { PaidLoan, RegisteredPayment } from '@/domain/payments/registered-payment'
import { totalDue } from '@/domain/payments/total-due'
import {
  listedBefore,
  unappliedPayments,
  type LoanPaymentFacts,
  type UnappliedPayment,
} from '@/domain/payments/unapplied-payment'
import { withElsewhere, type PaymentElsewhere } from '@/domain/payments/payments-elsewhere'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import type { NotAttempted } from '@/application/shared/exactly-once'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { OperationLog } from '@/application/shared/operation-log'
import type { NewOperation } from '@/application/shared/operation-records'
import { OperationsElsewhere } from '@/application/shared/operations-elsewhere'
import type { RecentOperation } from '@/application/shared/recent-operations.port'
import { ExpiredGuards } from './expired-guards'
import { PaymentGateway, type Debt } from './payment.port'

/** What a customer decided to pay, on a screen that was made for them. */
export interface PaymentRequest extends RequestedPayment {
  /** Whose screen it is: it goes out under nobody else's session. Source: SES-21. */
  readonly customer: Cuit
  readonly debt: Debt
  readonly loan: PaidLoan
}

/** Why the lender's word holds a payment back. */
export type PaymentBlocker =
  /** What is due is not what the customer saw: somebody, or another tab, has paid. */
  | { readonly kind: 'due-changed' }
  /**
   * A payment that the customer has not acknowledged was made, or may have been, and the amount due does not
   * count it yet.
   */
  | { readonly kind: 'just-paid' }
  /** What is due, or what was paid, cannot be known: the payment before this one may be there. */
  | { readonly kind: 'due-not-known'; readonly cause: GatewayFailure }

/** Why a payment was not sent by this press. */
export type PaymentNotSent = NotAttempted<PaymentBlocker>

/** What the lender says of a loan at one moment. */
export interface LoanSnapshot {
  readonly due: readonly DueLine[]
  readonly payments: readonly RegisteredPayment[]
}

/**
 * The precondition of every payment, whatever the payment method: reads from the lender what is due and what
 * was paid. Returns what may be sent, or why nothing is. Source: PAY-16, PAY-20, SES-21.
 */
@injectable()
export class PaymentPrecondition {
  constructor(
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(OperationLog) private readonly log: OperationLog,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(OperationsElsewhere) private readonly elsewhere: OperationsElsewhere,
    @inject(ExpiredGuards) private readonly expired: ExpiredGuards,
  ) {}

  /** What is due of a loan and what its customer has paid. Where one is not known, nothing is. */
  async snapshot(debt: Debt, customer: Cuit): Promise<Result<LoanSnapshot, GatewayFailure>> {
    const [due, payments, elsewhere] = await Promise.all([
      this.gateway.amountDue(debt),
      this.gateway.paymentsToDecideBy(customer),
      this.elsewhere.of('payment', { by: 'session', taxId: customer }),
    ])
    if (!due.ok) return due
    if (!payments.ok) return payments
    if (!elsewhere.ok) return elsewhere
    const ofOthers = elsewhere.value.flatMap(toPaymentElsewhere)
    return success({ due: due.value, payments: withElsewhere(payments.value, ofOthers) })
  }

  /** Asks about the payments of the loan whose 48 hours are over by this clock. Source: PAY-16. */
  settle(
    { customer, loan }: Pick<PaymentRequest, 'customer' | 'loan'>,
    { payments }: LoanSnapshot,
  ): Promise<void> {
    return this.expired.settle({ customer, loan, payments })
  }

  /** The payments that what is due does not count. Source: PAY-20. */
  unapplied(
    order: Pick<PaymentRequest, 'customer' | 'loan'>,
    word: LoanSnapshot,
  ): readonly UnappliedPayment[] {
    return unappliedPayments(this.knowledge(order, word))
  }

  /**
   * The payment of the loan that the signed-in customer has to acknowledge first: its outcome is unknown, or
   * it became known after they had left. Source: PAY-16.
   */
  unacknowledged(externalId: string, acknowledgedKeys: readonly string[]): OperationRecord | undefined {
    const customer = this.sessions.current()?.customer.taxId
    if (customer === undefined) return undefined
    const known = this.log.of({ customer, target: externalId })
    return (
      known.find((each) => isUnanswered(each, acknowledgedKeys)) ??
      known.find(({ pendingAcknowledgement }) => pendingAcknowledgement)
    )
  }

  /** Whether the payment might leave now. Nothing is recorded of it. */
  async allowed(order: PaymentRequest): Promise<Result<LoanSnapshot, PaymentBlocker>> {
    const word = await this.snapshot(order.debt, order.customer)
    if (!word.ok) return failure({ kind: 'due-not-known', cause: word.failure })
    await this.settle(order, word.value)
    const blocker = this.blocker(order, word.value)
    return blocker ? failure(blocker) : word
  }

  /** The earlier payment that holds this one back before the lender is asked: one that nobody has answered. */
  readonly obstacle = (
    known: readonly OperationRecord[],
    { acknowledgedKeys }: Pick<RequestedPayment, 'acknowledgedKeys'>,
  ): OperationRecord | undefined => known.find((each) => isUnanswered(each, acknowledgedKeys))

  /** What holds the payment back by what the lender said a moment ago. */
  blocker(order: PaymentRequest, word: LoanSnapshot): PaymentBlocker | undefined {
    const due = totalDue(word.due)
    const verdict = decideSending(order, { due, unapplied: this.unapplied(order, word) })
    switch (verdict.kind) {
      case 'may-be-sent':
        return undefined
      case 'due-changed':
        return verdict
      case 'unacknowledged':
        return { kind: 'just-paid' }
    }
  }

  /** What is stored of the moment at which a payment leaves. */
  details(order: PaymentRequest, word: LoanSnapshot): Required<Pick<NewOperation, 'before' | 'pays'>> {
    const { amount } = order
    const paymentFacts = this.knowledge(order, word)
    const before = { due: totalDue(word.due), listed: listedBefore(amount, paymentFacts) }
    const isBesideAnother = unappliedPayments(paymentFacts).length > 0
    return { before, pays: paidShare({ due: word.due, amount, isBesideAnother }) }
  }

  private knowledge(
    { customer, loan }: Pick<PaymentRequest, 'customer' | 'loan'>,
    { payments }: LoanSnapshot,
  ): LoanPaymentFacts {
    const operations = this.log.of({ customer, target: loan.externalId })
    return { loan, payments, operations, now: this.clock.now() }
  }
}

/** What has no key was paid on a provider's page, by whichever device: it is none of another one for sure. */
function toPaymentElsewhere(operation: RecentOperation): readonly PaymentElsewhere[] {
  const { idempotencyKey, target: externalId, amount, at, status } = operation
  if (idempotencyKey === undefined || externalId === undefined) return []
  return [{ externalId, amount, at, isPending: status === 'in-process' }]
}

function isUnanswered(operation: OperationRecord, acknowledgedKeys: readonly string[]): boolean {
  const { status, idempotencyKey } = operation
  return isUnknown(operation) && status !== 'notReceived' && !acknowledgedKeys.includes(idempotencyKey)
}
