import { lastDigitsOf } from '@/domain/cards/card-number'
import { readEffectiveBrand } from '@/domain/cards/effective-brand'
import { calendarDate } from '@/domain/shared/calendar-date'
import { pesosToCents } from '@/domain/shared/money'
import type { OrderStatus } from '@/domain/shared/order-status'
import { failure, success, type Result } from '@/domain/shared/result'
import { dateBeforeSpace } from '@/domain/loans/recent-payments'
import type { DueLine } from '@/domain/payments/amount-due'
import type { PaidBy } from '@/domain/payments/paid-by'
import type { PayableLoan, PayableStatus } from '@/domain/payments/payable-loan'
import type { CardRefusal } from '@/domain/payments/card-refusal'
import type { PaymentMethod } from '@/domain/payments/payment-method'
import type { SavedCard } from '@/domain/payments/payment-outcome'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import type {
  ChargeAnswer,
  NothingDone,
  OfferedMethod,
  PaymentStatusAnswer,
} from '@/application/payments/payment.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { AnswerOf } from '@/adapters/contract/call'
import type { cardRefusals } from '@/adapters/contract/card-refusals'
import type { paymentsContract } from '@/adapters/contract/payments.contract'
import type { HttpRefusal } from './http-failure'

type Rows = typeof paymentsContract
type Each<List> = List extends readonly (infer Element)[] ? Element : never

const payableStatuses: Record<Each<AnswerOf<Rows['listPayableLoans']>>['status'], PayableStatus> = {
  TO_PAY: 'to-pay',
  UP_TO_DATE: 'up-to-date',
  DEBT: 'in-debt',
}

const methods = new Map<string, PaymentMethod>([
  ['CVU', 'cvu'],
  ['QR', 'qr'],
  ['CASH', 'cash'],
  ['MP', 'wallet'],
  ['TD', 'debit-card'],
  ['TC', 'credit-card'],
])

const statuses: Record<NonNullable<AnswerOf<Rows['paymentStatus']>['status']>, OrderStatus> = {
  APPROVED: 'approved',
  REJECTED: 'rejected',
  IN_PROCESS: 'in-process',
  NOT_FOUND: 'not-found',
}

/** Source: PAY-15. */
const refusalsByCode: Readonly<Record<keyof typeof cardRefusals, CardRefusal>> = {
  CARD_BLOCKED: 'blocked',
  INSUFFICIENT_FUNDS: 'insufficient-funds',
  TRANSACTION_NOT_ALLOWED: 'denied',
  DENIED: 'denied',
  INVALID_CARD_EXPIRED_ERROR: 'denied',
  INVALID_CARD_EXPIRATION_MONTH: 'denied',
  INVALID_CARD_EXPIRATION_YEAR: 'denied',
  AUTH_REQUIRED: 'denied',
  DENIED_OR_DISABLED: 'denied',
  INVALID_CARD_NUMBER: 'wrong-number',
  CARD_BIN_ERROR: 'wrong-number',
  WRONG_NUMBER: 'wrong-number',
  REJECTED: 'payment-error',
  OTHER_ERROR: 'payment-error',
  NOT_BE_CREDITED: 'payment-error',
  MISSING_IDCREDIT: 'payment-error',
  INVALID_USER_OR_PASSWORD: 'payment-error',
  INVALID_HASH: 'payment-error',
  INVALID_PAYMENT_METHOD_ID: 'payment-error',
  INPUT_DATA_ERROR: 'payment-error',
  INVALID_AMOUNT: 'payment-error',
  ERROR_PAYMENT: 'payment-error',
  EXCEED_LIMITS: 'limits-exceeded',
  MAX_ATTEMPTS: 'too-many-attempts',
  MAX_ATTEMPTS_ERROR: 'too-many-attempts',
}
const refusals = new Map<string, CardRefusal>(Object.entries(refusalsByCode))

/** The customer's group of a code; a code outside the table has none. Source: PAY-15. */
function toCardRefusal(code: string | undefined): CardRefusal | undefined {
  return refusals.get(code ?? '')
}

const waysToPay = new Map<string, PaidBy>([
  ['EXPRESS_COLLECTION', 'express-collection'],
  ['AUTOMATIC_DEBIT', 'automatic-debit'],
  ['CBU_TRANSFER', 'cbu-transfer'],
  ['DEBIT_CARD', 'debit-card'],
  ['MERCADO_PAGO_ACCOUNT', 'mercado-pago-account'],
  ['MERCADO_PAGO_DEBIT_CARD', 'mercado-pago-debit-card'],
  ['PAGO_FACIL', 'pago-facil'],
  ['CVU_TRANSFER', 'cvu-transfer'],
  ['QR', 'qr'],
  ['PAGO_MIS_CUENTAS', 'pago-mis-cuentas'],
  ['PROVINCIA_NET', 'provincia-net'],
  ['RAPIPAGO', 'rapipago'],
  ['RIPSA', 'ripsa'],
])

export function toPayableLoan(json: Each<AnswerOf<Rows['listPayableLoans']>>): PayableLoan {
  const { loanInfo, status } = json
  return {
    externalId: loanInfo.externalId,
    productId: loanInfo.productId,
    subproductId: loanInfo.subproductId,
    totalAmount: pesosToCents(loanInfo.totalAmount),
    installmentCount: loanInfo.installments,
    installmentAmount: pesosToCents(loanInfo.installmentAmount),
    status: payableStatuses[status],
    ...(loanInfo.commerceName ? { commerceName: loanInfo.commerceName } : {}),
  }
}

export function toInstallmentLine(json: Each<AnswerOf<Rows['amountDue']>['installments']>): DueLine {
  return {
    kind: 'installment',
    number: json.installmentNumber,
    amount: pesosToCents(json.installmentAmount),
    punitiveAmount: pesosToCents(json.installmentPunitive),
    ...(json.vto ? { dueDate: calendarDate(json.vto) } : {}),
  }
}

export function toMonthLine(json: Each<AnswerOf<Rows['lineAmountDue']>>): DueLine {
  return {
    kind: 'month',
    month: json.month,
    amount: pesosToCents(json.totalInstallmentAmount),
    punitiveAmount: pesosToCents(json.totalInstallmentPunitive),
  }
}

/** A way that the portal does not know cannot be offered. Source: PAY-05. */
export function toOfferedMethods(json: AnswerOf<Rows['paymentMethods']>): readonly OfferedMethod[] {
  return json.flatMap(({ id, description }) => {
    const method = methods.get(id)
    return method ? [{ method, description }] : []
  })
}

export function toSavedCard(json: Each<AnswerOf<Rows['listSavedCards']>>): SavedCard {
  return {
    debitCardId: json.debitCardId,
    ...readEffectiveBrand(json.effectiveBrand),
    lastDigits: lastDigitsOf(json.debitCardNumber),
    expiry: { month: json.expiryMonth, year: json.expiryYear },
  }
}

/** A known code comes before `paymentSuccess`. Source: PAY-15. */
export function toChargeAnswer(json: AnswerOf<Rows['payWithSavedCard']>): ChargeAnswer {
  const refusal = toCardRefusal(json.errorCode)
  if (refusal) return { kind: 'refused', refusal }
  const kind = json.paymentSuccess ? 'approved' : 'rejected'
  return { kind, ...(json.transactionId ? { transactionId: json.transactionId } : {}) }
}

/** What a charge that was not made ended in. */
type RefusedCharge = Extract<ChargeAnswer, { readonly kind: 'refused' | 'rejected' }>

/** The contract answers these before it charges; a 401 has been through the renewal of the token. Source: PAY-16. */
const refusedBeforeCharging: readonly number[] = [400, 401, 403, 404]

/**
 * Only what says so was not charged: a 4xx with a code of the table, or one that comes before charging.
 * Any other error is of somebody on the way, and the charge may have been made. Source: PAY-15, PAY-16.
 */
export function toRefusedCharge({ status, code }: HttpRefusal): RefusedCharge | undefined {
  const refusal = status < 500 ? toCardRefusal(code) : undefined
  if (refusal) return { kind: 'refused', refusal }
  return refusedBeforeCharging.includes(status) ? { kind: 'rejected' } : undefined
}

/** Source: PAY-09, PAY-16. */
export function toNothingDone({ status }: HttpRefusal): NothingDone | undefined {
  return refusedBeforeCharging.includes(status) ? { kind: 'nothing-done' } : undefined
}

/** To the port a card that was refused is what the charge ended in, however the server says so. */
export function refusedInTheAnswer(
  charged: Result<ChargeAnswer, RefusedCharge | GatewayFailure>,
): Result<ChargeAnswer, GatewayFailure> {
  if (charged.ok) return charged
  const { failure: reason } = charged
  return reason.kind === 'refused' || reason.kind === 'rejected' ? success(reason) : failure(reason)
}

export function toPaymentStatus(json: AnswerOf<Rows['paymentStatus']>): PaymentStatusAnswer {
  // What cannot be read says nothing yet. Source: PAY-16.
  const status = json.status ? statuses[json.status] : 'in-process'
  const refusal = status === 'rejected' ? toCardRefusal(json.errorCode) : undefined
  return {
    status,
    ...(refusal === undefined ? {} : { refusal }),
    ...(json.transactionId ? { transactionId: json.transactionId } : {}),
  }
}

export function toRegisteredPayment(json: Each<AnswerOf<Rows['listPayments']>>): RegisteredPayment {
  return {
    amount: pesosToCents(json.amount),
    date: calendarDate(dateBeforeSpace(json.paymentDate)),
    standing: json.accused ? 'paid' : 'pending',
    paidBy: waysToPay.get(json.paymentMethod ?? '') ?? 'other',
    ...(json.externalId ? { externalId: json.externalId } : {}),
    ...(json.subproductId === undefined ? {} : { subproductId: json.subproductId }),
    ...(json.commerceName ? { commerceName: json.commerceName } : {}),
  }
}
