import { calendarDate } from '@/domain/shared/calendar-date'
import { pesosToCents } from '@/domain/shared/money'
import { dateBeforeSpace } from '@/domain/loans/recent-payments'
import type { DueLine } from '@/domain/payments/amount-due'
import type { PayableLoan, PayableStatus } from '@/domain/payments/payable-loan'
import type { PaymentMethod } from '@/domain/payments/payment-method'
import type { SavedCard } from '@/domain/payments/payment-outcome'
import type { PaymentStatus } from '@/domain/payments/payment-status'
import type {
  ChargeAnswer,
  OfferedMethod,
  PaymentStatusAnswer,
  RegisteredPayment,
} from '@/application/payments/payment.port'
import type { AnswerOf } from '@/adapters/contract/call'
import type { paymentsContract } from '@/adapters/contract/payments.contract'

type Rows = typeof paymentsContract
type Each<List> = List extends readonly (infer Element)[] ? Element : never

const payableStatuses: Record<Each<AnswerOf<Rows['listPayableLoans']>>['status'], PayableStatus> = {
  TO_PAY: 'to-pay',
  UP_TO_DATE: 'up-to-date',
  DEBT: 'in-debt',
}

const methods: Record<Each<AnswerOf<Rows['paymentMethods']>>['id'], PaymentMethod> = {
  CVU: 'cvu',
  QR: 'qr',
  CASH: 'cash',
  MP: 'wallet',
  TD: 'debit-card',
  TC: 'credit-card',
}

const statuses: Record<AnswerOf<Rows['paymentStatus']>['status'], PaymentStatus> = {
  APPROVED: 'approved',
  REJECTED: 'rejected',
  IN_PROCESS: 'in-process',
  NOT_FOUND: 'not-found',
}

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

export function toOfferedMethod(json: Each<AnswerOf<Rows['paymentMethods']>>): OfferedMethod {
  return { method: methods[json.id], description: json.description }
}

export function toSavedCard(json: Each<AnswerOf<Rows['listSavedCards']>>): SavedCard {
  return {
    debitCardId: json.debitCardId,
    lastDigits: json.debitCardNumber.slice(-4),
    brand: (json.effectiveBrand.trim().split(/\s+/, 1)[0] ?? '').toLowerCase(),
    expiryMonth: json.expiryMonth,
    expiryYear: json.expiryYear,
  }
}

export function toChargeAnswer(json: AnswerOf<Rows['payWithSavedCard']>): ChargeAnswer {
  const kind = json.paymentSuccess ? 'approved' : 'rejected'
  return { kind, ...(json.transactionId ? { transactionId: json.transactionId } : {}) }
}

export function toPaymentStatus(json: AnswerOf<Rows['paymentStatus']>): PaymentStatusAnswer {
  return {
    status: statuses[json.status],
    ...(json.transactionId ? { transactionId: json.transactionId } : {}),
  }
}

export function toRegisteredPayment(json: Each<AnswerOf<Rows['listPayments']>>): RegisteredPayment {
  return {
    amount: pesosToCents(json.amount),
    date: calendarDate(dateBeforeSpace(json.paymentDate)),
    standing: json.accused ? 'paid' : 'pending',
    ...(json.paymentMethod ? { method: json.paymentMethod } : {}),
    ...(json.subproductId === undefined ? {} : { subproductId: json.subproductId }),
    ...(json.commerceName ? { commerceName: json.commerceName } : {}),
  }
}
