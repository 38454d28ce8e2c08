import { inject, injectable } from 'inversify'
import { daysBetween } from '@/domain/shared/calendar-date'
import type { Cuit } from '@/domain/shared/cuit'
import type { OperationRecord } from '@/domain/shared/operation'
import type { Cents } from '@/domain/shared/money'
import { success, type Result } from '@/domain/shared/result'
import { paymentsLatestFirst } from '@/domain/loans/recent-payments'
import {
  paymentsWithReceiptAddressKeys,
  type PaymentWithReceiptAddressKey,
} from '@/domain/payments/receipt-key'
import {
  isPaymentOfLoan,
  mayBePortalPayment,
  type LoanFieldsToMatchPayments,
  type RegisteredPayment,
} from '@/domain/payments/registered-payment'
import {
  isPaymentApplied,
  isPaymentNewlyListed,
  type PaymentsAndOperationsOfLoan,
} from '@/domain/payments/unapplied-payment'
import { Clock } from '@/application/shared/clock.port'
import { ExactlyOnce } from '@/application/shared/exactly-once'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { OperationLog } from '@/application/shared/operation-log'
import { withStoredOperations } from './loan-payment-state'
import { markPaymentsMadeOnOtherDevices } from './mark-payments-made-on-other-devices'
import { PaymentGateway } from './payment.port'

/**
 * A payment that the portal knows only from the address of the status page, for example after the customer
 * paid on a provider's page.
 */
export interface PaymentFromStatusPageAddress {
  readonly customerTaxId: Cuit
  readonly loanExternalId: string
  readonly amount: Cents | undefined
  /**
   * The operation that was recorded when the customer was sent to the payment provider's page; undefined if
   * this device does not store that operation.
   */
  readonly operation: OperationRecord | undefined
}

/** What the lender's list says about a payment that was made. */
export interface ListedPaymentEvidence {
  /**
   * The payment in the lender's list; missing if this device stores the operation of the payment, or if
   * several payments of the list may be it.
   */
  readonly listedPayment?: PaymentWithReceiptAddressKey
}

/**
 * Maximum days between a payment in the lender's list and today. An older payment cannot be the one that
 * the address of the status page is about.
 */
const maxPaymentAgeDays = 1

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
   * Returns what the lender's list says about the given payment; undefined if the list does not have it. If
   * the list has it, the operation of the payment is stored as confirmed.
   */
  async confirmListedPayment(
    payment: PaymentFromStatusPageAddress,
  ): Promise<Result<ListedPaymentEvidence | undefined, GatewayFailure>> {
    const { customerTaxId, loanExternalId, operation } = payment
    const loans = await this.gateway.payableLoans()
    if (!loans.ok) return loans
    const loan = loans.value.find((each) => each.externalId === loanExternalId)
    if (!loan) return success(undefined)
    const payments = await this.gateway.paymentsForDuplicateCheck(customerTaxId)
    if (!payments.ok) return payments
    if (!this.findEvidence(payment, { loan, payments: payments.value })) return success(undefined)
    // Asked only now: a payment of another device may look like this one.
    const recent = await this.exactlyOnce.operationsOnOtherDevices('payment', {
      identifiedBy: 'session',
      taxId: customerTaxId,
    })
    const evidence = this.findEvidence(payment, {
      loan,
      payments: markPaymentsMadeOnOtherDevices(payments.value, recent),
    })
    if (evidence && operation) await this.log.applyEvent(operation, 'confirm')
    return success(evidence)
  }

  private findEvidence(
    { customerTaxId, amount, operation }: PaymentFromStatusPageAddress,
    { loan, payments }: Pick<PaymentsAndOperationsOfLoan, 'loan' | 'payments'>,
  ): ListedPaymentEvidence | undefined {
    if (operation) {
      const paymentState = withStoredOperations(
        { loan, payments },
        { customerTaxId, log: this.log, clock: this.clock },
      )
      const wasMade =
        isPaymentApplied(operation, paymentState) || isPaymentNewlyListed(operation, paymentState)
      return wasMade ? {} : undefined
    }
    const [listedPayment, ...others] = paymentsWithReceiptAddressKeys(
      customerTaxId,
      paymentsLatestFirst(payments),
    ).filter((each) => this.matchesPageAddress(each.payment, { loan, amount }))
    if (!listedPayment) return undefined
    return others.length === 0 ? { listedPayment } : {}
  }

  /**
   * Returns whether a payment in the lender's list may be the one that the address names. The payment must
   * pay the loan, be at most one day old and have the given amount, if there is one. It must not be made
   * outside the portal or on another device.
   */
  private matchesPageAddress(
    payment: RegisteredPayment,
    { loan, amount }: { readonly loan: LoanFieldsToMatchPayments; readonly amount: Cents | undefined },
  ): boolean {
    return (
      isPaymentOfLoan(payment, loan) &&
      !payment.isFromOtherDevice &&
      mayBePortalPayment(payment) &&
      (amount === undefined || payment.amount === amount) &&
      Math.abs(daysBetween(payment.date, this.clock.today())) <= maxPaymentAgeDays
    )
  }
}
