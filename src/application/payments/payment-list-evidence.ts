import { inject, injectable } from 'inversify'
import { daysBetween } from '@/domain/shared/calendar-date'
import type { Cuit } from '@/domain/shared/cuit'
import type { OperationRecord } from '@/domain/shared/operation'
import type { Cents } from '@/domain/shared/money'
import { success, type Result } from '@/domain/shared/result'
import { isPaymentOfLoan, mayBePortalPayment } from '@/domain/payments/registered-payment'
import {
  isPaymentApplied,
  isPaymentNewlyListed,
  type PaymentsAndOperationsOfLoan,
} from '@/domain/payments/unapplied-payment'
import { Clock } from '@/application/shared/clock.port'
import { ExactlyOnce } from '@/application/shared/exactly-once'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { OperationLog } from '@/application/shared/operation-log'
import { findPaymentsAndOperationsOfLoan } from './loan-payment-state'
import { markPaymentsMadeOnOtherDevices } from './mark-payments-made-on-other-devices'
import { PaymentGateway } from './payment.port'

/**
 * A payment that the portal knows only from the address of the status page. The lender has not confirmed it
 * in its answer to a charge.
 */
export interface PaymentFromStatusPageAddress {
  readonly customer: Cuit
  readonly externalId: string
  readonly amount: Cents | undefined
  /**
   * The operation that was recorded when the customer was sent to the payment provider's page; undefined if
   * this device does not store that operation.
   */
  readonly operation: OperationRecord | undefined
}

/**
 * Maximum days between a payment in the lender's list and today. An older payment cannot be the one that
 * the address of the status page is about.
 */
const recentDays = 1

/**
 * Finds out from the lender's list of payments whether a payment without a known idempotency key was made.
 * Payments that were made on another device do not count. Source: PAY-17, PAY-20.
 */
@injectable()
export class PaymentListEvidence {
  constructor(
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(OperationLog) private readonly log: OperationLog,
    @inject(Clock) private readonly clock: Clock,
    @inject(ExactlyOnce) private readonly exactlyOnce: ExactlyOnce,
  ) {}

  /**
   * Returns whether the lender lists the given payment. If it does, the operation of the payment is stored
   * as confirmed.
   */
  async confirmListedPayment(
    payment: PaymentFromStatusPageAddress,
  ): Promise<Result<boolean, GatewayFailure>> {
    const { customer, externalId, operation } = payment
    const loans = await this.gateway.payableLoans()
    if (!loans.ok) return loans
    const loan = loans.value.find((each) => each.externalId === externalId)
    if (!loan) return success(false)
    const payments = await this.gateway.paymentsForDuplicateCheck(customer)
    if (!payments.ok) return payments
    const seen = { loan, payments: payments.value }
    if (!this.wasMade(payment, seen)) return success(false)
    // Asked only now: a payment of another device may look like this one.
    const recent = await this.exactlyOnce.operationsOnOtherDevices('payment', {
      by: 'session',
      taxId: customer,
    })
    const wasMade = this.wasMade(payment, {
      loan,
      payments: markPaymentsMadeOnOtherDevices(payments.value, recent),
    })
    if (wasMade && operation) await this.log.applyEvent(operation, 'confirm')
    return success(wasMade)
  }

  private wasMade(
    { customer, amount, operation }: PaymentFromStatusPageAddress,
    { loan, payments }: Pick<PaymentsAndOperationsOfLoan, 'loan' | 'payments'>,
  ): boolean {
    if (!operation) return this.isListed(amount, { loan, payments })
    const paymentState = findPaymentsAndOperationsOfLoan(
      { loan, payments },
      { customer, log: this.log, clock: this.clock },
    )
    return isPaymentApplied(operation, paymentState) || isPaymentNewlyListed(operation, paymentState)
  }

  /**
   * Returns whether the lender's list has a payment of the loan that is at most one day old and has the given
   * amount; any amount counts if none is given. Used if this device does not store the payment's operation.
   */
  private isListed(
    amount: Cents | undefined,
    { payments, loan }: Pick<PaymentsAndOperationsOfLoan, 'loan' | 'payments'>,
  ): boolean {
    const today = this.clock.today()
    return payments.some(
      (each) =>
        isPaymentOfLoan(each, loan) &&
        !each.isElsewhere &&
        mayBePortalPayment(each) &&
        (amount === undefined || each.amount === amount) &&
        Math.abs(daysBetween(each.date, today)) <= recentDays,
    )
  }
}
