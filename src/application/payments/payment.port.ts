import type { NewCard } from '@/domain/cards/new-card'
import type { Cuit } from '@/domain/shared/cuit'
import type { Cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import type { CardRefusal } from '@/domain/payments/card-refusal'
import type { DueLine } from '@/domain/payments/amount-due'
import type { PayableLoan } from '@/domain/payments/payable-loan'
import type { PaymentMethod } from '@/domain/payments/payment-method'
import type { SavedCard } from '@/domain/payments/saved-card'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import type { OperationConfirmed, SendFailure } from '@/application/shared/exactly-once'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { OperationReport } from '@/application/shared/operation-follow-up'

/** What is paid: a loan, or the revolving line, whose dues are asked for elsewhere. */
export interface Debt {
  readonly kind: 'loan' | 'line'
  readonly externalId: string
}

/** A way to pay as the lender offers it, in the lender's words. Source: PAY-05. */
export interface OfferedMethod {
  readonly method: PaymentMethod
  readonly description: string
}

/** A charge to a card that the customer used before. Source: PAY-12. */
export interface SavedCardCharge {
  readonly externalId: string
  readonly amount: Cents
  readonly debitCardId: string
  readonly idempotencyKey: string
  /** Sent under nobody else's session. Source: SES-21. */
  readonly orderedBy: Cuit
}

/** A charge to a card as it was typed: never kept, never logged. Source: PAY-19. */
export interface NewCardCharge {
  readonly externalId: string
  readonly amount: Cents
  readonly idempotencyKey: string
  readonly orderedBy: Cuit
  readonly card: NewCard
}

/** A payment that begins on the provider's page. Source: PAY-09. */
export interface WalletStart {
  readonly externalId: string
  readonly amount: Cents
  readonly orderedBy: Cuit
}

/** The lender refused before anything was done. Source: PAY-16. */
export interface NothingDone {
  readonly kind: 'nothing-done'
}

/** What the lender answers to a charge. Source: PAY-15, PAY-16. */
export type ChargeAnswer = Result<OperationConfirmed, SendFailure<CardRefusal>>

export interface PaymentStatusAnswer extends OperationReport {
  /** Why it was rejected, where that is known. Source: PAY-15. */
  readonly refusal?: CardRefusal
}

/** Paying installments, as the lender's server knows it. Source: 2§7. */
export interface PaymentGateway {
  payableLoans(): Promise<Result<readonly PayableLoan[], GatewayFailure>>
  /** Empty when nothing is due. */
  amountDue(debt: Debt): Promise<Result<readonly DueLine[], GatewayFailure>>
  paymentMethods(externalId: string): Promise<Result<readonly OfferedMethod[], GatewayFailure>>
  /** The CVU as given; nothing when the loan has none. Source: PAY-06. */
  virtualAccount(externalId: string): Promise<Result<string | undefined, GatewayFailure>>
  /** The text to draw. Source: PAY-07. */
  paymentQr(externalId: string): Promise<Result<string, GatewayFailure>>
  /** The digits to draw. Source: PAY-08. */
  cashBarcode(externalId: string): Promise<Result<string, GatewayFailure>>
  cashSlip(of: {
    readonly customerId: string
    readonly externalId: string
  }): Promise<Result<PortalFile, GatewayFailure>>
  savedCards(taxId: Cuit): Promise<Result<readonly SavedCard[], GatewayFailure>>
  payWithSavedCard(charge: SavedCardCharge): Promise<ChargeAnswer>
  payWithNewCard(charge: NewCardCharge): Promise<ChargeAnswer>
  /** Where to go to pay; nothing when the provider gave no address. Source: PAY-09. */
  startWallet(payment: WalletStart): Promise<Result<string | undefined, NothingDone | GatewayFailure>>
  /** The page to pay on; nothing when the provider gave none. Source: PAY-10. */
  creditCardLink(externalId: string): Promise<Result<string | undefined, GatewayFailure>>
  /** The outcome of the charge with that key; asked only in the session of its customer. Source: PAY-16, SES-21. */
  paymentStatus(idempotencyKey: string, orderedBy: Cuit): Promise<Result<PaymentStatusAnswer, GatewayFailure>>
  /** The final amount of a payment. */
  paymentInfo(externalId: string): Promise<Result<Cents, GatewayFailure>>
  /** The same, or a failure where one that may be pending cannot be read: money is decided by them. Source: PAY-20. */
  paymentsToDecideBy(taxId: Cuit): Promise<Result<readonly RegisteredPayment[], GatewayFailure>>
  payments(taxId: Cuit): Promise<Result<readonly RegisteredPayment[], GatewayFailure>>
}
export const PaymentGateway = Symbol('PaymentGateway')
