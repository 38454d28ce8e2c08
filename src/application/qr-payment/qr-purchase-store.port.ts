import type { RepaymentPlan } from '@/domain/loan-cost/installment-option'
import type { EnteredAmount } from '@/domain/qr-payment/open-amount'
import type { Cuit } from '@/domain/shared/cuit'
import type { Cents } from '@/domain/shared/money'
import { definePort } from '@/application/shared/port'
import type { Seller } from './qr-payment.port'

/** The fields that identify a repayment plan. */
export type ChosenRepaymentPlan = Pick<RepaymentPlan, 'count' | 'amount' | 'lineId'>

/** The data of a completed payment to a shop. */
export interface PaidPurchase {
  readonly operationId?: string
  readonly amount: Cents
  /** Number of installments; missing if the plan is unknown. */
  readonly installments?: number
  readonly installmentAmount?: Cents
}

/** A purchase, from the scan of the shop's code to its payment. */
export interface QrPurchase {
  /** The customer who makes the purchase. No other customer can continue it. */
  readonly customer: Cuit
  /** Text of the shop's QR code. */
  readonly text: string
  readonly seller: Seller
  /** The amount given by the shop's QR code; missing if the customer enters it. Source: QRP-04. */
  readonly closedAmount?: Cents
  /** The amount that the customer has typed so far, if the shop's QR code gives none. */
  readonly typed?: EnteredAmount
  /** The repayment plan that the customer chose. */
  readonly chosen?: ChosenRepaymentPlan
  /** The payment, once it is done. After a reload the result is shown again and nothing is paid twice. */
  readonly paid?: PaidPurchase
}

/**
 * Stores the purchase in this tab. It survives a reload; other tabs have their own.
 * Source: QRP-04 to QRP-07.
 */
export interface QrPurchaseStore {
  /** Returns the purchase of the signed-in customer. A purchase of anybody else is deleted. */
  current(): QrPurchase | undefined
  save(purchase: QrPurchase): void
  /** Changes the current purchase, if it was started with the QR code that has this text. */
  updatePurchase(text: string, change: Partial<Pick<QrPurchase, 'chosen' | 'paid'>>): void
  forget(): void
}
export const QrPurchaseStore = definePort<QrPurchaseStore>('QrPurchaseStore')
