import { inject, injectable } from 'inversify'
import { unusedPurchaseLoans } from '@/domain/qr-payment/unused-purchase-loans'
import type { Customer } from '@/domain/session/session'
import { hasUnknownOutcome, type OperationRecord } from '@/domain/shared/operation'
import { unacknowledgedOtherDeviceOperation } from '@/domain/shared/operation-from-other-device'
import type { AcknowledgedOperations } from '@/domain/shared/operation-guard'
import {
  isSameRepaymentPlan,
  type OperationTermsOfKind,
  type RepaymentPlanTerms,
} from '@/domain/shared/operation-terms'
import type { Cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import { CreditLineGateway } from '@/application/revolving-line/credit-line.port'
import {
  CreditLineLoansOnOtherDevices,
  shopCreditLineLoanTarget,
  recentOperationKindOfLoan,
  type ShopToPay,
} from '@/application/revolving-line/credit-line-loans-on-other-devices'
import {
  RequestCreditLineLoan,
  creditLineOperationOwner,
  type CreditLineLoanBlocker,
} from '@/application/revolving-line/request-credit-line-loan'
import {
  ExactlyOnce,
  type NotSentReason,
  type OperationCallbacks,
  type OperationOutcome,
} from '@/application/shared/exactly-once'
import type { PreconditionContext } from '@/application/shared/operation-definition'
import { OperationLog } from '@/application/shared/operation-log'
import { QrPaymentGateway, type Seller } from './qr-payment.port'

/** A purchase that the customer confirms on a screen. */
export interface ShopPurchase extends AcknowledgedOperations {
  readonly customer: Customer
  /** Text of the shop's QR code. */
  readonly text: string
  readonly seller: Seller
  readonly amount: Cents
  readonly plan: RepaymentPlanTerms
  /** The amount left on the revolving credit line, as the screen showed it to the customer. */
  readonly seenRemainingAmount: Cents
}

/**
 * A purchase consists of two operations: a loan is created, then the shop is paid with that loan.
 * Source: QRP-07.
 */
export type PurchaseOperationKind = 'loan' | 'payment'

/** The result of a purchase: the last step (loan or payment) that was attempted, and its outcome. */
export interface PurchaseResult {
  readonly step: PurchaseOperationKind
  readonly operation: OperationRecord
  readonly outcome: OperationOutcome
}

export interface PurchaseNotAttempted {
  readonly step: PurchaseOperationKind
  readonly reason: NotSentReason<CreditLineLoanBlocker>
}

type PurchaseCustomerAndQrText = Pick<ShopPurchase, 'customer' | 'text'>

/**
 * Pays a shop with a loan of the revolving credit line, exactly once. If the loan is created but the
 * payment fails, the next payment of the purchase uses that loan. If the outcome of a step is unknown, no
 * further step follows. Source: QRP-07, REV-10.
 */
@injectable()
export class PayShop {
  constructor(
    @inject(ExactlyOnce) private readonly exactlyOnce: ExactlyOnce,
    @inject(RequestCreditLineLoan) private readonly requestLoan: RequestCreditLineLoan,
    @inject(QrPaymentGateway) private readonly gateway: QrPaymentGateway,
    @inject(OperationLog) private readonly log: OperationLog,
    @inject(CreditLineGateway) private readonly lines: CreditLineGateway,
    @inject(CreditLineLoansOnOtherDevices)
    private readonly loansOnOtherDevices: CreditLineLoansOnOtherDevices,
  ) {}

  /** Returns the step of the purchase (loan or payment) whose outcome is unknown, if there is one. */
  findStepOfUnknownOutcome(
    purchase: PurchaseCustomerAndQrText,
  ): Pick<PurchaseResult, 'step' | 'operation'> | undefined {
    const payment = this.storedOperations(purchase, 'payment').find(hasUnknownOutcome)
    if (payment) return { step: 'payment', operation: payment }
    const loan = this.storedOperations(purchase, 'loan').find(hasUnknownOutcome)
    return loan && { step: 'loan', operation: loan }
  }

  /**
   * Returns the repayment plan of a purchase, from one of its steps (loan or payment). Undefined if this
   * device no longer stores the operation that created the loan.
   */
  repaymentPlanOfPurchase(
    purchase: PurchaseCustomerAndQrText,
    { terms }: OperationRecord,
  ): RepaymentPlanTerms | undefined {
    if (terms.kind === 'line-loan') return terms.plan
    if (terms.kind !== 'shop-payment') return undefined
    const loan = this.storedOperations(purchase, 'loan').find(({ reference }) => reference === terms.loanId)
    return loan?.terms.kind === 'line-loan' ? loan.terms.plan : undefined
  }

  /**
   * Returns the last payment of the purchase's QR code that was made on this device; undefined if there is
   * none. Source: PAY-20.
   */
  findLastShopPayment(purchase: PurchaseCustomerAndQrText): OperationRecord | undefined {
    return this.confirmedPayments(purchase)[0]
  }

  /**
   * Returns the idempotency keys of the confirmed payments of the purchase's QR code that were made on this
   * device. Callers use them as acknowledged keys, so that these payments do not block a new one.
   */
  paymentKeysOfQrCode(purchase: PurchaseCustomerAndQrText): readonly string[] {
    return this.confirmedPayments(purchase).map(({ idempotencyKey }) => idempotencyKey)
  }

  async execute(
    purchase: ShopPurchase,
    callbacks: OperationCallbacks,
  ): Promise<Result<PurchaseResult, PurchaseNotAttempted>> {
    const { acknowledgedKeys, operationToRetry } = purchase
    const earlier = this.exactlyOnce.firstUnacknowledgedOperation({
      ...this.paymentTarget(purchase),
      acknowledgedKeys,
    })
    if (earlier && earlier.idempotencyKey !== operationToRetry?.idempotencyKey)
      return failure({ step: 'payment', reason: { kind: 'unacknowledged', operation: earlier } })
    const terms =
      operationToRetry?.terms.kind === 'shop-payment'
        ? operationToRetry.terms
        : await this.prepareLoanAndTerms(purchase, callbacks)
    return 'kind' in terms ? this.pay(purchase, terms, callbacks) : terms
  }

  /**
   * Returns the number of the loan that was created for the purchase's amount and repayment plan. Undefined
   * if there is no such loan, or if it was, or may have been, used for a payment.
   */
  findUnusedLoanNumber(
    purchase: PurchaseCustomerAndQrText & Pick<ShopPurchase, 'amount' | 'plan' | 'operationToRetry'>,
  ): string | undefined {
    const operations = [
      ...this.storedOperations(purchase, 'payment'),
      ...this.storedOperations(purchase, 'loan'),
    ]
    return unusedPurchaseLoans(operations, purchase.operationToRetry?.idempotencyKey).find(
      ({ amount, plan }) => amount === purchase.amount && isSameRepaymentPlan(plan, purchase.plan),
    )?.loanNumber
  }

  private async pay(
    purchase: ShopPurchase,
    terms: OperationTermsOfKind<'shop-payment'>,
    callbacks: OperationCallbacks,
  ): Promise<Result<PurchaseResult, PurchaseNotAttempted>> {
    const { acknowledgedKeys, operationToRetry, amount, customer, text, seller } = purchase
    const { loanId, installments } = terms
    const payment = await this.exactlyOnce.execute<string, CreditLineLoanBlocker>(
      { ...this.paymentTarget(purchase), terms, amount, acknowledgedKeys, operationToRetry },
      {
        recentOperationKind: recentOperationKindOfLoan({ shop: toShopToPay(purchase) }),
        precondition: (context) => this.precondition(purchase, context),
        send: (sent) =>
          this.gateway.payShop({
            ...sent,
            text,
            seller,
            loanId,
            terms: { customer, amount, installmentCount: installments },
          }),
      },
      callbacks,
    )
    return payment.ok
      ? success({ step: 'payment', ...payment.value })
      : failure({ step: 'payment', reason: payment.failure })
  }

  /**
   * Fails if the customer has made, or may have made, the same purchase (same shop and amount) on another
   * device and has not acknowledged it, or if the revolving credit line cannot be read.
   */
  private async precondition(
    purchase: ShopPurchase,
    { operationsOnOtherDevices }: PreconditionContext,
  ): Promise<Result<object, CreditLineLoanBlocker>> {
    const { customer, amount, acknowledgedKeys } = purchase
    const line = await this.lines.creditLine(customer.customerId)
    if (!line.ok) return failure({ kind: 'line-not-known', cause: line.failure })
    const { movements } = line.value
    const use = { customer, amount, shop: toShopToPay(purchase) }
    const uses = this.loansOnOtherDevices.findLoansOnOtherDevices(use, {
      movements,
      recent: await operationsOnOtherDevices,
    })
    const unseen = unacknowledgedOtherDeviceOperation(uses, acknowledgedKeys)
    return unseen ? failure({ kind: 'done-elsewhere', operation: unseen }) : success({})
  }

  /**
   * Returns the terms of the payment, with the number of the loan that pays the shop. Creates that loan if
   * no unused one exists. If the creation gives no number, returns the outcome of the creation instead.
   */
  private async prepareLoanAndTerms(
    purchase: ShopPurchase,
    callbacks: OperationCallbacks,
  ): Promise<OperationTermsOfKind<'shop-payment'> | Result<PurchaseResult, PurchaseNotAttempted>> {
    const loan = await this.findOrCreateLoan(purchase, callbacks)
    if (typeof loan !== 'string') return loan
    return { kind: 'shop-payment', loanId: loan, installments: purchase.plan.count }
  }

  /**
   * Returns the number of the loan that pays the purchase. Creates that loan if no unused one exists. If the
   * creation gives no number, returns the outcome of the creation instead.
   */
  private async findOrCreateLoan(
    purchase: ShopPurchase,
    callbacks: OperationCallbacks,
  ): Promise<string | Result<PurchaseResult, PurchaseNotAttempted>> {
    const waiting = this.findUnusedLoanNumber(purchase)
    if (waiting !== undefined) return waiting
    // A created loan without a number cannot be used, and no second loan may be created. Source: REV-10.
    const created = this.storedOperations(purchase, 'loan').filter(
      ({ status, reference }) => status === 'confirmed' && reference !== undefined,
    )
    const acknowledgedKeys = [
      ...purchase.acknowledgedKeys,
      ...created.map(({ idempotencyKey }) => idempotencyKey),
    ]
    const attempted = await this.requestLoan.execute(
      { ...purchase, shop: toShopToPay(purchase), acknowledgedKeys },
      callbacks,
    )
    if (!attempted.ok) return failure({ step: 'loan', reason: attempted.failure })
    const { outcome } = attempted.value
    if (outcome.kind === 'confirmed' && outcome.reference !== undefined) return outcome.reference
    return success({ step: 'loan', ...attempted.value })
  }

  private confirmedPayments(purchase: PurchaseCustomerAndQrText): readonly OperationRecord[] {
    return this.storedOperations(purchase, 'payment').filter(({ status }) => status === 'confirmed')
  }

  private paymentTarget({ customer, text }: PurchaseCustomerAndQrText) {
    return { owner: creditLineOperationOwner(customer), target: shopPaymentTarget(text) }
  }

  private storedOperations(
    { customer, text }: PurchaseCustomerAndQrText,
    step: PurchaseOperationKind,
  ): readonly OperationRecord[] {
    const target = step === 'payment' ? shopPaymentTarget(text) : shopCreditLineLoanTarget(text)
    return this.log.operationsOnTarget({ customerTaxId: customer.taxId, target })
  }
}

/**
 * Returns the text of the shop's QR code together with the shop's name, because the lender's lists may
 * identify a shop by either of them.
 */
export function toShopToPay({ text, seller }: Pick<ShopPurchase, 'text' | 'seller'>): ShopToPay {
  return { text, name: seller.name }
}

/**
 * Returns the text that identifies a shop's QR code in the records of payments, so that an earlier payment of
 * the same code is found. `text` is the text of the code.
 */
export function shopPaymentTarget(text: string): string {
  return `shop-payment ${text}`
}
