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
import { activeAndFinishedLoans } from '@/application/loans/active-and-finished-loans'
import { LoanGateway } from '@/application/loans/loan.port'
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
    @inject(LoanGateway) private readonly loans: Pick<LoanGateway, 'loansWithDocumentKinds'>,
    @inject(OperationLog) private readonly log: OperationLog,
    @inject(Clock) private readonly clock: Clock,
    @inject(ExactlyOnce) private readonly exactlyOnce: ExactlyOnce,
  ) {}

  /**
   * Returns what the lender's list says about the given payment; undefined if the list does not have it. If
   * the list has it, the operation of the payment is stored as confirmed. The loan need not be payable any
   * more, because the payment may have paid it off.
   */
  async confirmListedPayment(
    payment: PaymentFromStatusPageAddress,
  ): Promise<Result<ListedPaymentEvidence | undefined, GatewayFailure>> {
    const { customerTaxId, loanExternalId, operation } = payment
    const found = await this.findLoan(payment)
    if (!found.ok) return found
    const answer = await this.gateway.paymentsForDuplicateCheck(customerTaxId)
    if (!answer.ok) return answer
    const loan = found.value ?? { externalId: loanExternalId }
    // Nothing but the number of such a loan is known, so only a payment that names the loan counts.
    const payments = found.value ? answer.value : paymentsNamingLoan(answer.value, loanExternalId)
    if (!this.findEvidence(payment, { loan, payments })) return success(undefined)
    // Asked only now: a payment of another device may look like this one.
    const recent = await this.exactlyOnce.operationsOnOtherDevices('payment', {
      identifiedBy: 'session',
      taxId: customerTaxId,
    })
    const evidence = this.findEvidence(payment, {
      loan,
      payments: markPaymentsMadeOnOtherDevices(payments, recent),
    })
    if (evidence && operation) await this.log.applyEvent(operation, 'confirm')
    return success(evidence)
  }

  /**
   * Returns the loan of the payment, even if it can no longer be paid; undefined if the lender does not list
   * it, or only the list of the loans that can be paid could be read.
   */
  private async findLoan({
    customerTaxId,
    loanExternalId,
  }: PaymentFromStatusPageAddress): Promise<Result<LoanFieldsToMatchPayments | undefined, GatewayFailure>> {
    const isLoanOfPayment = ({ externalId }: LoanFieldsToMatchPayments) => externalId === loanExternalId
    const payable = await this.gateway.payableLoans()
    if (!payable.ok) return payable
    const payableLoan = payable.value.find(isLoanOfPayment)
    if (payableLoan) return success(payableLoan)
    const loans = await activeAndFinishedLoans(this.loans, customerTaxId)
    return success(loans.ok ? loans.value.find(isLoanOfPayment) : undefined)
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

function paymentsNamingLoan(
  payments: readonly RegisteredPayment[],
  externalId: string,
): readonly RegisteredPayment[] {
  return payments.filter(({ loanExternalId }) => loanExternalId === externalId)
}
