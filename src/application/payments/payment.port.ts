import type { NewCard } from '@/domain/cards/new-card'
import type { Cuit } from '@/domain/shared/cuit'
import type { Cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import type { CardRefusalReason } from '@/domain/payments/card-refusal'
import type { DueItem } from '@/domain/payments/amount-due'
import type { Debt } from '@/domain/payments/debt'
import type { PayableLoan } from '@/domain/payments/payable-loan'
import type { PaymentMethod } from '@/domain/payments/payment-method'
import type { SavedCard } from '@/domain/payments/saved-card'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import type { OperationConfirmed, OperationSendFailure } from '@/application/shared/operation-definition'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { OperationStatusReport } from '@/application/shared/operation-status.port'
import { definePort } from '@/application/shared/port'

/** A payment method that the lender offers, with the lender's text for it. Source: PAY-05. */
export interface OfferedPaymentMethod {
  readonly method: PaymentMethod
  readonly description: string
}

/** Request to charge an installment to a card that the lender has stored for the customer. Source: PAY-12. */
export interface SavedCardCharge {
  readonly loanExternalId: string
  readonly amount: Cents
  readonly debitCardId: string
  readonly idempotencyKey: string
  /** The customer who pays. The charge is sent only in this customer's session. Source: SES-21. */
  readonly onBehalfOf: Cuit
}

/** A charge to a typed card, which is never stored and never logged. Source: PAY-19. */
export interface NewCardCharge {
  readonly loanExternalId: string
  readonly amount: Cents
  readonly idempotencyKey: string
  /** The customer who pays. The charge is sent only in this customer's session. Source: SES-21. */
  readonly onBehalfOf: Cuit
  readonly card: NewCard
}

/** The request for the address of a payment page of the wallet provider. Source: PAY-09. */
export interface WalletPaymentRequest {
  readonly loanExternalId: string
  readonly amount: Cents
  /** The customer who pays. The payment is started only in this customer's session. Source: SES-21. */
  readonly onBehalfOf: Cuit
}

/** The lender's answer to a charge of a card. Source: PAY-15, PAY-16. */
export type CardChargeAnswer = Result<OperationConfirmed, OperationSendFailure<CardRefusalReason>>

/** The requests to the lender's server for payments of installments. Source: 2§7. */
export interface PaymentGateway {
  payableLoans(): Promise<Result<readonly PayableLoan[], GatewayFailure>>
  /**
   * Returns the items of the amount due of a loan or of the credit line, oldest first; empty if nothing is due.
   * Source: PAY-03, PAY-24.
   */
  dueItems(debt: Debt): Promise<Result<readonly DueItem[], GatewayFailure>>
  paymentMethods(externalId: string): Promise<Result<readonly OfferedPaymentMethod[], GatewayFailure>>
  savedCards(taxId: Cuit): Promise<Result<readonly SavedCard[], GatewayFailure>>
  payWithSavedCard(charge: SavedCardCharge): Promise<CardChargeAnswer>
  payWithNewCard(charge: NewCardCharge): Promise<CardChargeAnswer>
  /**
   * Returns the address of the wallet provider's payment page; undefined if the provider gave no address.
   * Source: PAY-09.
   */
  startWalletPayment(payment: WalletPaymentRequest): Promise<Result<string | undefined, GatewayFailure>>
  /**
   * Returns the address of the payment provider's page for paying by credit card; undefined if the provider
   * gave no address. Source: PAY-10.
   */
  creditCardPaymentPageAddress(externalId: string): Promise<Result<string | undefined, GatewayFailure>>
  /**
   * Returns the outcome of the charge that was sent with the given idempotency key. The request is sent only
   * in the session of the customer who paid. Source: PAY-16, SES-21.
   */
  paymentStatus(
    idempotencyKey: string,
    onBehalfOf: Cuit,
  ): Promise<Result<OperationStatusReport, GatewayFailure>>
  /** Returns the final amount that the customer has to pay for the loan, according to the lender. */
  finalAmountToPay(externalId: string): Promise<Result<Cents, GatewayFailure>>
  /**
   * Returns the registered payments, for deciding whether another payment may be sent. Fails if one of them
   * that may be pending cannot be read. Source: PAY-20.
   */
  paymentsForDuplicateCheck(taxId: Cuit): Promise<Result<readonly RegisteredPayment[], GatewayFailure>>
  registeredPayments(taxId: Cuit): Promise<Result<readonly RegisteredPayment[], GatewayFailure>>
}
export const PaymentGateway = definePort<PaymentGateway>('PaymentGateway')

/**
 * Reads the data that each payment method without a card needs, such as a CVU or a barcode. Source: PAY-06
 * to PAY-08.
 */
export interface CardlessPaymentQueries {
  /**
   * Returns the CVU to which the customer transfers money to pay the loan; undefined if the loan has none.
   * Source: PAY-06.
   */
  paymentCvu(externalId: string): Promise<Result<string | undefined, GatewayFailure>>
  /** Returns the text of the QR code with which the customer pays the loan. Source: PAY-07. */
  paymentQrText(externalId: string): Promise<Result<string, GatewayFailure>>
  /** Returns the digits of the barcode with which the customer pays the loan in cash. Source: PAY-08. */
  cashBarcodeDigits(externalId: string): Promise<Result<string, GatewayFailure>>
  /** Returns a file with the printable slip for paying in cash. Source: PAY-08. */
  cashPaymentSlip(externalId: string): Promise<Result<PortalFile, GatewayFailure>>
}
export const CardlessPaymentQueries = definePort<CardlessPaymentQueries>('CardlessPaymentQueries')
