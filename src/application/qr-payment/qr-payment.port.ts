import type { Customer } from '@/domain/session/session'
import type { Instant } from '@/domain/shared/calendar-date'
import type { Cuit } from '@/domain/shared/cuit'
import type { Cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type {
  OperationConfirmed,
  OperationRequestFields,
  OperationSendFailure,
} from '@/application/shared/operation-definition'
import { definePort } from '@/application/shared/port'

/**
 * The seller as the lender describes it. The description is sent back unchanged with the payment.
 * Source: 2§3.
 */
export interface Seller {
  readonly name: string
  readonly cbuCvu?: string
  readonly taxId?: string
  /** Merchant category code (MCC) of the seller. */
  readonly category?: string
  readonly transactionId?: string
}

/** What the lender says about a shop's QR code: who charges the customer, and how much. */
export interface ShopCharge {
  readonly seller: Seller
  /** The amount that the shop charges; undefined if the customer enters the amount. Source: QRP-04. */
  readonly amount: Cents | undefined
}

export type ReadQrCodeFailure =
  /**
   * Why a shop's QR code cannot be paid. `seller-not-allowed`: the lender does not pay this shop.
   * `not-interoperable`: the lender cannot read QR codes of this kind. Source: QRP-02.
   */
  { readonly kind: 'seller-not-allowed' } | { readonly kind: 'not-interoperable' } | GatewayFailure

/** The terms of a purchase that the customer agrees to. Source: 2§7. */
export interface PurchaseTerms {
  readonly customer: Pick<Customer, 'taxId' | 'firstName' | 'surname'>
  readonly amount: Cents
  /** Number of installments in which the customer repays the purchase. */
  readonly installmentCount: number
}

/** The request to pay a shop with the loan of the revolving credit line that was created for the purchase. */
export interface ShopPayment extends OperationRequestFields {
  readonly loanId: string
  /** Text of the shop's QR code. */
  readonly text: string
  readonly seller: Seller
  readonly terms: PurchaseTerms
}

/** A payment to a shop that the lender carried out, with what its receipt shows. Source: QRP-08. */
export interface CompletedShopPayment {
  readonly shopPaymentId: string
  /** Name of the shop that was paid, as the lender reports it. */
  readonly shopName: string
  readonly amount: Cents
  readonly at: Instant
}

/** The requests to the lender's server for payments to shops with the revolving credit line. Source: 2§7. */
export interface QrPaymentGateway {
  readShopQrCode(text: string, customer: Cuit): Promise<Result<ShopCharge, ReadQrCodeFailure>>
  /**
   * Pays the shop. `reference` in the lender's answer is the lender's number of the payment.
   * Source: QRP-07, REV-10.
   */
  payShop(payment: ShopPayment): Promise<Result<OperationConfirmed, OperationSendFailure<string>>>
  findShopPayment(operationId: string): Promise<Result<CompletedShopPayment, GatewayFailure>>
  /**
   * Returns the document that the customer accepts when they pay a purchase with a loan of the credit line.
   * Source: QRP-06.
   */
  purchaseAgreement(terms: PurchaseTerms): Promise<Result<PortalFile, GatewayFailure>>
}
export const QrPaymentGateway = definePort<QrPaymentGateway>('QrPaymentGateway')
