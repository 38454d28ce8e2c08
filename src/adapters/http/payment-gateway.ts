import type { Cuit } from '@/domain/shared/cuit'
import { centsToPesos, pesosToCents, type Cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type { DueLine } from '@/domain/payments/amount-due'
import type { PayableLoan } from '@/domain/payments/payable-loan'
import type { SavedCard } from '@/domain/payments/payment-outcome'
import type {
  ChargeAnswer,
  Debt,
  NewCardCharge,
  OfferedMethod,
  PaymentGateway,
  PaymentStatusAnswer,
  RegisteredPayment,
  SavedCardCharge,
} from '@/application/payments/payment.port'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { paymentsContract as rows } from '@/adapters/contract/payments.contract'
import type { HttpClient } from './http-client'
import { toGatewayFailure, type HttpFailure } from './http-failure'
import {
  toCardRefusal,
  toChargeAnswer,
  toInstallmentLine,
  toMonthLine,
  toOfferedMethod,
  toPayableLoan,
  toPaymentStatus,
  toRegisteredPayment,
  toSavedCard,
} from './payment-mapper'

export class HttpPaymentGateway implements PaymentGateway {
  constructor(private readonly client: HttpClient) {}

  async payableLoans(): Promise<Result<readonly PayableLoan[], GatewayFailure>> {
    const answer = await this.client.send('payments.listPayableLoans', rows.listPayableLoans, { path: {} })
    return mapped(answer, (loans) => loans.map(toPayableLoan))
  }

  async amountDue({ kind, externalId }: Debt): Promise<Result<readonly DueLine[], GatewayFailure>> {
    if (kind === 'line') {
      const months = await this.client.send('payments.lineAmountDue', rows.lineAmountDue, {
        path: { id: externalId },
      })
      return mapped(months, (each) => each.map(toMonthLine))
    }
    const answer = await this.client.send('payments.amountDue', rows.amountDue, { path: { externalId } })
    return mapped(answer, ({ installments }) => installments.map(toInstallmentLine))
  }

  async paymentMethods(externalId: string): Promise<Result<readonly OfferedMethod[], GatewayFailure>> {
    const answer = await this.client.send('payments.paymentMethods', rows.paymentMethods, {
      path: { loanId: externalId },
    })
    return mapped(answer, (methods) => methods.map(toOfferedMethod))
  }

  async virtualAccount(externalId: string): Promise<Result<string | undefined, GatewayFailure>> {
    const answer = await this.client.send('payments.virtualAccount', rows.virtualAccount, {
      path: { externalId },
    })
    return mapped(answer, (digits) => (digits === '' ? undefined : digits))
  }

  async paymentQr(externalId: string): Promise<Result<string, GatewayFailure>> {
    const answer = await this.client.send('payments.paymentQr', rows.paymentQr, { path: { externalId } })
    return mapped(answer, ({ qr }) => qr)
  }

  async cashBarcode(externalId: string): Promise<Result<string, GatewayFailure>> {
    const answer = await this.client.send('payments.cashBarcode', rows.cashBarcode, { path: { externalId } })
    return mapped(answer, ({ barcode }) => barcode)
  }

  async cashSlip(of: {
    readonly customerId: string
    readonly externalId: string
  }): Promise<Result<PortalFile, GatewayFailure>> {
    const answer = await this.client.send('payments.cashSlip', rows.cashSlip, { path: of })
    return mapped(answer, ({ bytes, contentType }) => ({
      bytes: new Blob([new Uint8Array(bytes)], { type: contentType }),
      contentType,
    }))
  }

  async savedCards(taxId: Cuit): Promise<Result<readonly SavedCard[], GatewayFailure>> {
    const answer = await this.client.send('payments.listSavedCards', rows.listSavedCards, {
      path: { customerTaxId: taxId },
    })
    return mapped(answer, (cards) => cards.map(toSavedCard))
  }

  async payWithSavedCard(charge: SavedCardCharge): Promise<Result<ChargeAnswer, GatewayFailure>> {
    const answer = await this.client.send('payments.payWithSavedCard', rows.payWithSavedCard, {
      path: { externalId: charge.externalId },
      body: { debitCardId: charge.debitCardId, installmentAmount: centsToPesos(charge.amount) },
      idempotencyKey: charge.idempotencyKey,
    })
    return charged(answer)
  }

  async payWithNewCard({ card, ...charge }: NewCardCharge): Promise<Result<ChargeAnswer, GatewayFailure>> {
    const answer = await this.client.send('payments.payWithNewCard', rows.payWithNewCard, {
      path: { externalId: charge.externalId },
      body: {
        amount: centsToPesos(charge.amount),
        idCredit: charge.externalId,
        dni: card.dni,
        fullname: card.holder,
        debitCardNumber: card.number,
        month: card.expiryMonth,
        year: card.expiryYear,
        ccv: card.securityCode,
      },
      idempotencyKey: charge.idempotencyKey,
    })
    return charged(answer)
  }

  async startWallet(payment: {
    readonly externalId: string
    readonly amount: Cents
  }): Promise<Result<string | undefined, GatewayFailure>> {
    const answer = await this.client.send('payments.startWalletPayment', rows.startWalletPayment, {
      path: { externalId: payment.externalId },
      body: { amount: centsToPesos(payment.amount) },
    })
    return mapped(answer, ({ urlToRedirect }) => urlToRedirect)
  }

  async creditCardLink(externalId: string): Promise<Result<string | undefined, GatewayFailure>> {
    const answer = await this.client.send('payments.creditCardLink', rows.creditCardLink, {
      path: { externalId },
    })
    return mapped(answer, ({ url }) => url)
  }

  async paymentStatus(idempotencyKey: string): Promise<Result<PaymentStatusAnswer, GatewayFailure>> {
    const answer = await this.client.send('payments.paymentStatus', rows.paymentStatus, {
      path: {},
      query: { idempotencyKey },
    })
    return mapped(answer, toPaymentStatus)
  }

  async paymentInfo(externalId: string): Promise<Result<Cents, GatewayFailure>> {
    const answer = await this.client.send('payments.paymentInfo', rows.paymentInfo, { path: { externalId } })
    return mapped(answer, ({ finalAmount }) => pesosToCents(finalAmount))
  }

  async payments(taxId: Cuit): Promise<Result<readonly RegisteredPayment[], GatewayFailure>> {
    const answer = await this.client.send('payments.listPayments', rows.listPayments, { path: { taxId } })
    return mapped(answer, (payments) => payments.map(toRegisteredPayment))
  }
}

/** A 409 with a code of the table is a refusal like one that comes in a good answer. Source: PAY-15. */
function charged(
  answer: Result<Parameters<typeof toChargeAnswer>[0], HttpFailure>,
): Result<ChargeAnswer, GatewayFailure> {
  if (answer.ok || answer.failure.kind !== 'refused' || answer.failure.status !== 409)
    return mapped(answer, toChargeAnswer)
  const refusal = toCardRefusal(answer.failure.code)
  return refusal ? success({ kind: 'refused', refusal }) : mapped(answer, toChargeAnswer)
}

function mapped<Json, Value>(
  answer: Result<Json, HttpFailure>,
  toValue: (json: Json) => Value,
): Result<Value, GatewayFailure> {
  return answer.ok ? success(toValue(answer.value)) : failure(toGatewayFailure(answer.failure))
}
