import type { Customer } from '@/domain/session/session'
import type { Instant } from '@/domain/shared/calendar-date'
import type { Cuit } from '@/domain/shared/cuit'
import type { Cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { OperationConfirmed, OperationRequest, SendFailure } from '@/application/shared/exactly-once'

/** The seller as the lender describes it; sent back unchanged with the payment. Source: 2§3. */
export interface Seller {
  readonly name: string
  readonly cbuCvu?: string
  readonly taxId?: string
  /** Merchant category code. */
  readonly category?: string
  readonly transactionId?: string
}

/** What a shop's code comes to. */
export interface ShopCharge {
  readonly seller: Seller
  /** Missing where the customer says how much. Source: QRP-04. */
  readonly amount: Cents | undefined
}

export type ReadCodeFailure =
  /** The lender pays no such shop, or cannot read such codes. Source: QRP-02. */
  { readonly kind: 'seller-not-allowed' } | { readonly kind: 'not-interoperable' } | GatewayFailure

/** What is agreed to with a purchase. Source: 2§7. */
export interface PurchaseTerms {
  readonly customer: Pick<Customer, 'taxId' | 'firstName' | 'surname'>
  readonly amount: Cents
  /** In how many installments it is paid back. */
  readonly installments: number
}

/** A shop to be paid with a loan of the line that was made for it. */
export interface ShopPayment extends OperationRequest {
  readonly loanId: string
  /** The text of the code. */
  readonly text: string
  readonly seller: Seller
  readonly terms: PurchaseTerms
}

/** A payment to a shop that was made. Source: QRP-08. */
export interface ShopOperation {
  readonly operationId: string
  /** Who was paid, in the lender's words. */
  readonly reference: string
  readonly amount: Cents
  readonly at: Instant
}

/** Paying a shop with the line, as the lender's server knows it. Source: 2§7. */
export interface QrPaymentGateway {
  readCode(text: string, customer: Cuit): Promise<Result<ShopCharge, ReadCodeFailure>>
  /** Its reference is the operation's number. Source: QRP-07, REV-10. */
  pay(payment: ShopPayment): Promise<Result<OperationConfirmed, SendFailure<string>>>
  operation(operationId: string): Promise<Result<ShopOperation, GatewayFailure>>
  /** The agreement for the purchase, as a file. Source: QRP-06. */
  agreement(terms: PurchaseTerms): Promise<Result<PortalFile, GatewayFailure>>
}
export const QrPaymentGateway = Symbol('QrPaymentGateway')
