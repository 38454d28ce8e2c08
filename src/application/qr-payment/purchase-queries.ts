import { inject, injectable } from 'inversify'
import type { RepaymentPlan } from '@/domain/loan-cost/repayment-plan'
import { enteredAmountInCents } from '@/domain/qr-payment/open-amount'
import type { Customer } from '@/domain/session/session'
import type { Cents } from '@/domain/shared/money'
import type { OperationFromOtherDevice } from '@/domain/shared/operation-from-other-device'
import { failure, success, type Result } from '@/domain/shared/result'
import { CreditLineGateway } from '@/application/revolving-line/credit-line.port'
import { CreditLineLoansOnOtherDevices } from '@/application/revolving-line/credit-line-loans-on-other-devices'
import { SessionStore } from '@/application/session/session-store'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { toShopToPay } from './pay-shop'
import { QrPaymentGateway, type PurchaseTerms, type CompletedShopPayment } from './qr-payment.port'
import { QrPurchaseStore, type QrPurchase } from './qr-purchase-store.port'

/** A purchase of the signed-in customer whose amount is known. */
export interface PurchaseWithAmount extends Pick<QrPurchase, 'text' | 'seller' | 'chosen' | 'paid'> {
  readonly customer: Customer
  readonly amount: Cents
}

/**
 * The repayment plans that the lender offers for a purchase, and the amount that is left of the credit line.
 */
interface PurchaseRepaymentPlans {
  readonly options: readonly RepaymentPlan[]
  /** The amount of the revolving credit line that the customer can still use. */
  readonly remainingCreditLineAmount: Cents
}

/** The data of the screen on which the customer chooses a repayment plan for a purchase. */
export interface PurchasePlanScreenData {
  readonly plans: Result<PurchaseRepaymentPlans, GatewayFailure>
  /**
   * Purchases of the same amount at the same shop that were made on other devices. A failure only if the
   * credit line could not be read. Source: PAY-20, QRP-07.
   */
  readonly purchasesOnOtherDevices: Result<readonly OperationFromOtherDevice[], GatewayFailure>
}

@injectable()
export class PurchaseQueries {
  constructor(
    @inject(QrPurchaseStore) private readonly purchases: QrPurchaseStore,
    @inject(CreditLineGateway) private readonly line: CreditLineGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(CreditLineLoansOnOtherDevices)
    private readonly loansOnOtherDevices: CreditLineLoansOnOtherDevices,
    @inject(QrPaymentGateway) private readonly gateway: Pick<
      QrPaymentGateway,
      'purchaseAgreement' | 'findShopPayment'
    >,
  ) {}

  /**
   * Returns the document that the customer accepts when they pay a purchase with a loan of the credit line.
   * Source: QRP-06.
   */
  async purchaseAgreement(terms: PurchaseTerms): Promise<Result<PortalFile, GatewayFailure>> {
    return this.gateway.purchaseAgreement(terms)
  }

  /** Returns the payment to a shop that has the given number. Source: QRP-08. */
  async findShopPayment(operationId: string): Promise<Result<CompletedShopPayment, GatewayFailure>> {
    return this.gateway.findShopPayment(operationId)
  }

  /** Returns the purchase with its amount. Fails with what is missing: the QR code or the amount. */
  purchaseWithAmount(): Result<PurchaseWithAmount, 'no-code' | 'no-amount'> {
    const purchase = this.purchases.current()
    const customer = this.sessions.customer()
    if (!purchase || !customer) return failure('no-code')
    const amount = purchase.closedAmount ?? (purchase.typed && enteredAmountInCents(purchase.typed)) ?? 0
    if (amount <= 0) return failure('no-amount')
    return success({ ...purchase, customer, amount: amount as Cents })
  }

  /**
   * Returns the repayment plans for the purchase, and purchases of the same amount at the same shop made on
   * other devices. Source: QRP-06.
   */
  async purchasePlanScreenData(purchase: PurchaseWithAmount): Promise<PurchasePlanScreenData> {
    const { customer, amount } = purchase
    const { customerId } = customer
    const [line, plans] = await Promise.all([
      this.line.creditLine(customerId),
      this.line.repaymentPlans({ customerId, amount }),
    ])
    if (!line.ok) return { plans: line, purchasesOnOtherDevices: line }
    const use = { customer, amount, shop: toShopToPay(purchase) }
    const purchasesOnOtherDevices = success(
      await this.loansOnOtherDevices.fetchLoansOnOtherDevices(use, line.value),
    )
    if (!plans.ok) return { plans, purchasesOnOtherDevices }
    return {
      plans: success({ options: plans.value, remainingCreditLineAmount: line.value.remainingAmount }),
      purchasesOnOtherDevices,
    }
  }
}
