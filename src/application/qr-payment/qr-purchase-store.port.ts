import type { EnteredAmount } from '@/domain/qr-payment/open-amount'
import type { Cuit } from '@/domain/shared/cuit'
import type { Cents } from '@/domain/shared/money'
import type { RepaymentPlanTerms } from '@/domain/shared/operation-terms'
import { definePort } from '@/application/shared/port'
import type { Seller } from './qr-payment.port'

/** The data of a completed payment to a shop. */
export interface PaidPurchase {
  readonly operationId?: string | undefined
  readonly amount: Cents
  /**
   * Number of installments in which the customer repays the purchase; missing if the repayment plan is
   * unknown.
   */
  readonly installments?: number
  readonly installmentAmount?: Cents
  /** Amount of the first installment, if the lender gives it; it may equal the others. */
  readonly firstInstallmentAmount?: Cents | undefined
}

/** A purchase at a shop, from scanning the shop's QR code to the payment. */
export interface QrPurchase {
  /** The customer who makes the purchase. No other customer can continue the purchase. */
  readonly customer: Cuit
  /** Text of the shop's QR code. */
  readonly text: string
  readonly seller: Seller
  /**
   * The amount that the shop's QR code contains; missing if the customer enters the amount. Source: QRP-04.
   */
  readonly closedAmount?: Cents
  /** The amount that the customer has typed so far, if the shop's QR code contains no amount. */
  readonly typed?: EnteredAmount
  /** The repayment plan that the customer chose. */
  readonly chosen?: RepaymentPlanTerms
  /**
   * The payment of the purchase, once it is done. After a reload, the portal shows this result again
   * instead of paying twice.
   */
  readonly paid?: PaidPurchase
}

/**
 * Stores the purchase of this tab; other tabs have their own. The purchase is still there after a reload.
 * Source: QRP-04 to QRP-07.
 */
export interface QrPurchaseStore {
  /**
   * Returns the purchase of the signed-in customer; undefined if there is none. A purchase of another
   * customer is deleted.
   */
  current(): QrPurchase | undefined
  save(purchase: QrPurchase): void
  /** Changes the current purchase if its QR code has the given text. */
  updatePurchase(text: string, change: Partial<Pick<QrPurchase, 'chosen' | 'paid'>>): void
}
export const QrPurchaseStore = definePort<QrPurchaseStore>('QrPurchaseStore')
