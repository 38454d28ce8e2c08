import type { Cuit } from '@/domain/shared/cuit'
import { centsToPesos, pesosToCents, type Cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import type { DueItem } from '@/domain/payments/amount-due'
import type { PayableLoan } from '@/domain/payments/payable-loan'
import type { SavedCard } from '@/domain/payments/saved-card'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import type {
  CardChargeAnswer,
  NewCardCharge,
  OfferedPaymentMethod,
  PaymentGateway,
  CardlessPaymentQueries,
  SavedCardCharge,
  WalletPaymentRequest,
} from '@/application/payments/payment.port'
import type { Debt } from '@/domain/payments/debt'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { OperationStatusReport } from '@/application/shared/operation-status.port'
import { paymentsForDuplicateCheckSchema } from '@/adapters/contract/payment.schema'
import { paymentsContract as calls } from '@/adapters/contract/payments.contract'
import { toEnteredCardFields } from './card-mapper'
import { HttpGateway } from './http-gateway'
import {
  flattenCardChargeResult,
  toCardChargeAnswer,
  toInstallmentDueItem,
  toMonthDueItem,
  toOfferedPaymentMethods,
  toPayableLoan,
  toPaymentStatus,
  toCardChargeRejection,
  toSavedCard,
} from './payment-mapper'
import { toRegisteredPayment } from './registered-payment-mapper'
import { toPortalFile } from './portal-file-mapper'

/** The failure of a charge that does not match the API contract and is therefore not sent. Source: PAY-23. */
const notSentFailure = { kind: 'nothing-sent' } as const

const chargeMapping = { refusalFailures: toCardChargeRejection, notSentFailure }

export class HttpPaymentGateway extends HttpGateway implements PaymentGateway, CardlessPaymentQueries {
  payableLoans(): Promise<Result<readonly PayableLoan[], GatewayFailure>> {
    return this.ask(calls.listPayableLoans, {}, (loans) => loans.map(toPayableLoan))
  }

  dueItems({ kind, externalId }: Debt): Promise<Result<readonly DueItem[], GatewayFailure>> {
    if (kind === 'line')
      return this.ask(calls.lineAmountDue, { path: { id: externalId } }, (months) =>
        [...months].sort((one, other) => one.month.localeCompare(other.month)).map(toMonthDueItem),
      )
    return this.ask(calls.amountDue, { path: { externalId } }, ({ installments }) =>
      [...installments]
        .sort((one, other) => one.installmentNumber - other.installmentNumber)
        .map(toInstallmentDueItem),
    )
  }

  paymentMethods(externalId: string): Promise<Result<readonly OfferedPaymentMethod[], GatewayFailure>> {
    return this.ask(calls.paymentMethods, { path: { loanId: externalId } }, toOfferedPaymentMethods)
  }

  paymentCvu(externalId: string): Promise<Result<string | undefined, GatewayFailure>> {
    return this.ask(calls.virtualAccount, { path: { externalId } }, (digits) =>
      digits === '' ? undefined : digits,
    )
  }

  paymentQrText(externalId: string): Promise<Result<string, GatewayFailure>> {
    return this.ask(calls.paymentQr, { path: { externalId } }, ({ qr }) => qr)
  }

  cashBarcodeDigits(externalId: string): Promise<Result<string, GatewayFailure>> {
    return this.ask(calls.cashBarcode, { path: { externalId } }, ({ barcode }) => barcode)
  }

  cashPaymentSlip(externalId: string): Promise<Result<PortalFile, GatewayFailure>> {
    return this.withCustomer(({ customerId }) =>
      this.ask(calls.cashSlip, { path: { customerId, externalId } }, toPortalFile),
    )
  }

  savedCards(customerTaxId: Cuit): Promise<Result<readonly SavedCard[], GatewayFailure>> {
    return this.ask(calls.listSavedCards, { path: { customerTaxId } }, (cards) => cards.map(toSavedCard))
  }

  async payWithSavedCard(charge: SavedCardCharge): Promise<CardChargeAnswer> {
    const { loanExternalId, debitCardId, idempotencyKey, onBehalfOf } = charge
    const body = { debitCardId, installmentAmount: centsToPesos(charge.amount) }
    const input = { path: { externalId: loanExternalId }, body, idempotencyKey, onBehalfOf }
    return flattenCardChargeResult(
      await this.askWithFailures(calls.payWithSavedCard, input, {
        ...chargeMapping,
        toValue: toCardChargeAnswer(calls.payWithSavedCard),
      }),
    )
  }

  async payWithNewCard({ card, ...charge }: NewCardCharge): Promise<CardChargeAnswer> {
    const { loanExternalId, idempotencyKey, onBehalfOf } = charge
    const body = {
      ...toEnteredCardFields(card),
      amount: centsToPesos(charge.amount),
      idCredit: loanExternalId,
      fullname: card.holder,
    }
    const input = { path: { externalId: loanExternalId }, body, idempotencyKey, onBehalfOf }
    return flattenCardChargeResult(
      await this.askWithFailures(calls.payWithNewCard, input, {
        ...chargeMapping,
        toValue: toCardChargeAnswer(calls.payWithNewCard),
      }),
    )
  }

  startWalletPayment({
    loanExternalId,
    amount,
    onBehalfOf,
  }: WalletPaymentRequest): Promise<Result<string | undefined, GatewayFailure>> {
    const input = { path: { externalId: loanExternalId }, body: { amount: centsToPesos(amount) }, onBehalfOf }
    return this.ask(calls.startWalletPayment, input, ({ urlToRedirect }) => urlToRedirect)
  }

  creditCardPaymentPageAddress(externalId: string): Promise<Result<string | undefined, GatewayFailure>> {
    return this.ask(calls.creditCardLink, { path: { externalId } }, ({ url }) => url)
  }

  paymentStatus(
    idempotencyKey: string,
    onBehalfOf: Cuit,
  ): Promise<Result<OperationStatusReport, GatewayFailure>> {
    return this.ask(calls.paymentStatus, { query: { idempotencyKey }, onBehalfOf }, toPaymentStatus)
  }

  finalAmountToPay(externalId: string): Promise<Result<Cents, GatewayFailure>> {
    return this.ask(calls.paymentInfo, { path: { externalId } }, ({ finalAmount }) =>
      pesosToCents(finalAmount),
    )
  }

  paymentsForDuplicateCheck(taxId: Cuit): Promise<Result<readonly RegisteredPayment[], GatewayFailure>> {
    const call = { ...calls.listPayments, answer: paymentsForDuplicateCheckSchema }
    return this.ask(call, { path: { taxId } }, (payments) => payments.map(toRegisteredPayment))
  }

  registeredPayments(taxId: Cuit): Promise<Result<readonly RegisteredPayment[], GatewayFailure>> {
    return this.ask(calls.listPayments, { path: { taxId } }, (payments) => payments.map(toRegisteredPayment))
  }
}
