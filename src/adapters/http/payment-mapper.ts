import { lastCardDigits } from '@/domain/cards/card-number'
import { parseCardBrandText } from '@/domain/cards/card-brand-text'
import { calendarDate } from '@/domain/shared/calendar-date'
import { pesosToCents, sumCents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import { amountsAddUpToTotal } from '@/domain/loans/amount-explanation'
import type { CardRefusalReason } from '@/domain/payments/card-refusal'
import type { DueItem } from '@/domain/payments/amount-due'
import type { PayableLoan, PayableLoanStatus } from '@/domain/payments/payable-loan'
import type { PaymentMethod } from '@/domain/payments/payment-method'
import type { SavedCard } from '@/domain/payments/saved-card'
import type { CardChargeAnswer, OfferedPaymentMethod } from '@/application/payments/payment.port'
import type { OperationRejected, OperationSendFailure } from '@/application/shared/operation-definition'
import type { OperationStatusReport } from '@/application/shared/operation-status.port'
import type { CallAnswer, ApiCall } from '@/adapters/contract/call'
import type { paymentsContract } from '@/adapters/contract/payments.contract'
import { toCardRefusalReason } from './card-refusal-mapper'
import type { HttpRefusal } from './http-failure'
import { toOperationStatus } from './operation-status-mapper'
import { omitUndefined } from './without-undefined'

type PaymentCalls = typeof paymentsContract
type ElementOf<List> = List extends readonly (infer Element)[] ? Element : never

const payableLoanStatusByCode: Record<
  ElementOf<CallAnswer<PaymentCalls['listPayableLoans']>>['status'],
  PayableLoanStatus
> = {
  TO_PAY: 'to-pay',
  UP_TO_DATE: 'up-to-date',
  DEBT: 'in-debt',
}

const paymentMethodByCode = new Map<string, PaymentMethod>([
  ['CVU', 'cvu'],
  ['QR', 'qr'],
  ['CASH', 'cash'],
  ['MP', 'wallet'],
  ['TD', 'debit-card'],
  ['TC', 'credit-card'],
])

export function toPayableLoan(json: ElementOf<CallAnswer<PaymentCalls['listPayableLoans']>>): PayableLoan {
  const { loanInfo, status } = json
  return {
    externalId: loanInfo.externalId,
    productId: loanInfo.productId,
    subproductId: loanInfo.subproductId,
    installmentCount: loanInfo.installments,
    installmentAmount: pesosToCents(loanInfo.installmentAmount),
    status: payableLoanStatusByCode[status],
    ...(loanInfo.commerceName ? { commerceName: loanInfo.commerceName } : {}),
  }
}

export function toInstallmentDueItem(
  json: ElementOf<CallAnswer<PaymentCalls['amountDue']>['installments']>,
): DueItem {
  const amount = pesosToCents(json.installmentAmount)
  const punitiveAmount = pesosToCents(json.installmentPunitive)
  const parts = (json.components ?? []).map((part) => pesosToCents(part.amount))
  return {
    kind: 'installment',
    number: json.installmentNumber,
    amount,
    punitiveAmount,
    ...(json.vto ? { dueDate: calendarDate(json.vto) } : {}),
    ...(amountsAddUpToTotal(sumCents([amount, punitiveAmount]), parts) ? { isExplained: true } : {}),
  }
}

export function toMonthDueItem(json: ElementOf<CallAnswer<PaymentCalls['lineAmountDue']>>): DueItem {
  return {
    kind: 'month',
    month: json.month,
    amount: pesosToCents(json.totalInstallmentAmount),
    punitiveAmount: pesosToCents(json.totalInstallmentPunitive),
  }
}

/**
 * Returns the payment methods that the lender offers. Methods that the portal does not know are left out.
 * Source: PAY-05.
 */
export function toOfferedPaymentMethods(
  json: CallAnswer<PaymentCalls['paymentMethods']>,
): readonly OfferedPaymentMethod[] {
  return json.flatMap(({ id, description }) => {
    const method = paymentMethodByCode.get(id)
    return method ? [{ method, description }] : []
  })
}

export function toSavedCard(json: ElementOf<CallAnswer<PaymentCalls['listSavedCards']>>): SavedCard {
  return {
    debitCardId: json.debitCardId,
    ...parseCardBrandText(json.effectiveBrand),
    lastDigits: lastCardDigits(json.debitCardNumber),
    expiry: { month: json.expiryMonth, year: json.expiryYear },
  }
}

/**
 * Converts the answer to a card charge. Success without an error code means confirmed; no success means
 * rejected. Success with an error code is a contradiction, so the outcome is unknown.
 * Source: PAY-15, PAY-16.
 */
export function toCardChargeAnswer({
  name,
}: ApiCall): (json: CallAnswer<PaymentCalls['payWithSavedCard']>) => CardChargeAnswer {
  return ({ errorCode, paymentSuccess, transactionId }) => {
    if (paymentSuccess && errorCode) return failure({ kind: 'unreadable', reference: name })
    if (paymentSuccess) return success(transactionId ? { reference: transactionId } : {})
    const reason = toCardRefusalReason(errorCode)
    return failure({ kind: 'rejected', reason })
  }
}

/**
 * Returns the rejection of a card charge if the server answers 4xx with a known code of a declined card;
 * otherwise undefined. Any other 4xx may come from a proxy or be the answer to a repeated request, so the
 * card may have been charged.
 * Source: PAY-15, PAY-16.
 */
export function toCardChargeRejection({
  status,
  code,
}: HttpRefusal): OperationRejected<CardRefusalReason> | undefined {
  const reason = status < 500 ? toCardRefusalReason(code) : undefined
  return reason && { kind: 'rejected', reason }
}

/**
 * Converts a result inside another result to one result: the result of the card charge if the API call
 * succeeded, otherwise the failure of the API call.
 */
export function flattenCardChargeResult(
  charged: Result<CardChargeAnswer, OperationSendFailure<CardRefusalReason>>,
): CardChargeAnswer {
  return charged.ok ? charged.value : charged
}

export function toPaymentStatus(json: CallAnswer<PaymentCalls['paymentStatus']>): OperationStatusReport {
  const { status, chargeId, errorCode } = toOperationStatus(json)
  return omitUndefined({ status, chargeId, cardRefusal: toCardRefusalReason(errorCode) })
}
