import type { paymentsContract } from '@/adapters/contract/payments.contract'
import { hasCreditLineProductId } from '@/adapters/fake/loans/product-numbers'
import { cents, centsToPesos, pesosToCents, type Cents } from '@/domain/shared/money'
import { yearOfDate } from '@/domain/shared/calendar-date-parts'
import { createVirtualAccountNumber } from './accounts'
import { createCashBarcodeDigits } from './cash-barcode'
import type { CardChargeRegistry } from './card-charges'
import { cardStatus, toCardNumberForPortal } from '@/adapters/fake/cards/card-without-number'
import { formatLocalDateTime } from '@/adapters/fake/shared/clock'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import { findCardIssuerRefusalCode, findSavedCardRefusalCode } from '@/adapters/fake/cards/issuer'
import {
  listAgreedInstallmentParts,
  listDueInstallmentParts,
} from '@/adapters/fake/loans/installment-components'
import type { LoanBalance } from '@/adapters/fake/loans/ledger'
import type { Lender } from '@/adapters/fake/lender'
import { toOperationStatusAnswer } from '@/adapters/fake/shared/operations'
import { toPaymentAnswer } from './payment-answer'
import { createPaymentQrText } from './payment-qr'
import type { CustomerRecord } from '@/adapters/fake/shared/records'
import {
  cardNotFoundRefusal,
  loanNotFoundRefusal,
  createRefusal,
  type Refusal,
} from '@/adapters/fake/shared/refusal'

const reusedIdempotencyKeyRefusal = createRefusal(
  409,
  'IDEMPOTENCY_KEY_REUSED',
  'Esa clave ya se usó para otro pago.',
)

export const paymentsHandlers: ContractHandlers<typeof paymentsContract> = {
  listPayableLoans({ customer, lender }) {
    if (lender.overrides.noLoans) return []
    return lender.ledger
      .findCustomerBalances(customer.id)
      .filter(({ loan }) => loan.terms.status === 'ACTIVE')
      .map((balance) => ({ loanInfo: payableLoanAnswer(balance), status: payableLoanStatus(balance) }))
  },

  amountDue({ path, customer, lender }) {
    const balance = findCustomerLoanBalance(path.externalId, customer, lender)
    if (!balance) return loanNotFoundRefusal
    const today = lender.clock.today()
    const { terms } = balance.loan
    const explains = lender.overrides.withoutComponents !== true
    return {
      loanInfo: payableLoanAnswer(balance),
      previousInstallment: explains ? previousInstallmentAnswer(balance) : undefined,
      installments: balance.payableInstallments.map((line) => ({
        components: explains ? [...listDueInstallmentParts(terms, line, today)] : undefined,
        installmentNumber: line.number,
        installmentAmount: centsToPesos(line.owed),
        installmentPunitive: centsToPesos(line.lateInterest),
        vto: line.dueDate,
      })),
      groups: hasCreditLineProductId(balance.loan.terms) ? monthDueAnswers(balance) : undefined,
    }
  },

  lineAmountDue({ path, customer, lender }) {
    const balance = findCustomerLoanBalance(path.id, customer, lender)
    return balance ? monthDueAnswers(balance) : loanNotFoundRefusal
  },

  paymentMethods({ path, customer, lender }) {
    if (!findCustomerLoanBalance(path.loanId, customer, lender)) return loanNotFoundRefusal
    return [
      { id: 'CVU', description: 'Transferencia a tu CVU' },
      { id: 'QR', description: 'Código QR' },
      { id: 'CASH', description: 'Efectivo' },
      { id: 'MP', description: 'Mercado Pago' },
      { id: 'TD', description: 'Tarjeta de débito' },
      { id: 'TC', description: 'Tarjeta de crédito' },
    ]
  },

  virtualAccount({ path, customer, lender }) {
    const balance = findLoanBalanceToPay(path.externalId, customer, lender)
    if (!balance) return loanNotFoundRefusal
    return lender.overrides.noCvu ? '' : createVirtualAccountNumber(balance.loan.externalId)
  },

  paymentQr({ path, customer, lender }) {
    const balance = findLoanBalanceToPay(path.externalId, customer, lender)
    if (!balance) return loanNotFoundRefusal
    return { qr: createPaymentQrText(balance.loan.externalId, amountToPay(path.externalId, balance)) }
  },

  async cashSlip({ path, customer, lender }) {
    const balance = findCustomerLoanBalance(path.externalId, customer, lender)
    if (!balance) return loanNotFoundRefusal
    const { createCashSlipPdf } = await import('./cash-slip-pdf')
    return { bytes: createCashSlipPdf(balance, customer), contentType: 'application/pdf' }
  },

  cashBarcode({ path, customer, lender }) {
    const balance = findCustomerLoanBalance(path.externalId, customer, lender)
    return balance
      ? { barcode: createCashBarcodeDigits(balance.loan.externalId, balance.totalDue) }
      : loanNotFoundRefusal
  },

  listSavedCards({ customer, lender }) {
    if (lender.overrides.noSavedCards) return []
    const year = yearOfDate(lender.clock.today())
    const cards = lender.store.savedCards.where({ taxId: customer.id }).filter((card) => !card.isReplaced)
    return cards.map((card) => ({
      debitCardId: card.debitCardId,
      debitCardNumber: toCardNumberForPortal(card, lender.overrides),
      effectiveBrand: card.effectiveBrand,
      expiryMonth: card.expiryMonth,
      expiryYear: year + card.expiresInYears,
    }))
  },

  payWithSavedCard({ path, body, customer, idempotencyKey, lender }) {
    const loanBalance = findCustomerLoanBalance(path.externalId, customer, lender)
    if (!loanBalance) return loanNotFoundRefusal
    const card = lender.store.savedCards.find(body.debitCardId)
    if (card?.taxId !== customer.id || card.isReplaced) return cardNotFoundRefusal
    return chargeAnswer(
      lender.charges.chargeOnce({
        idempotencyKey,
        loanBalance,
        amount: pesosToCents(body.installmentAmount),
        requestText: `${path.externalId} ${body.debitCardId} ${body.installmentAmount}`,
        refusalCode: findSavedCardRefusalCode(cardStatus(card, lender.clock.today())),
      }),
    )
  },

  payWithNewCard({ path, body, customer, idempotencyKey, lender }) {
    const loanBalance = findCustomerLoanBalance(path.externalId, customer, lender)
    if (!loanBalance) return loanNotFoundRefusal
    return chargeAnswer(
      lender.charges.chargeOnce({
        idempotencyKey,
        loanBalance,
        amount: pesosToCents(body.amount),
        requestText: `${path.externalId} ${body.dni} ${body.amount}`,
        refusalCode: findCardIssuerRefusalCode(body, lender.clock.today()),
      }),
    )
  },

  startWalletPayment({ path, body, customer, origin, lender }) {
    const balance = findCustomerLoanBalance(path.externalId, customer, lender)
    if (!balance) return loanNotFoundRefusal
    const { externalId } = balance.loan
    const status = lender.overrides.walletSays ?? 'approved'
    if (paidWalletStatuses.has(status))
      lender.charges.recordProviderPayment(balance, pesosToCents(body.amount), 'MERCADO_PAGO_ACCOUNT')
    const outcome = new URLSearchParams({
      status,
      id: externalId,
      amount: String(body.amount),
      external_reference: externalId,
    })
    return { urlToRedirect: `${origin}/estado-pago?${outcome}` }
  },

  creditCardLink({ path, customer, origin, lender }) {
    const balance = findCustomerLoanBalance(path.externalId, customer, lender)
    if (!balance) return loanNotFoundRefusal
    return { url: `${origin}/como-pagar-cuota-online?id=${balance.loan.externalId}` }
  },

  paymentStatus({ query, customer, lender }) {
    const charge = lender.charges.find(query.idempotencyKey)
    if (charge?.taxId !== customer.id)
      return toOperationStatusAnswer(lender.idempotentOperations.find(query.idempotencyKey, customer.id))
    return toOperationStatusAnswer(charge)
  },

  paymentInfo({ path, customer, lender }) {
    const balance = findCustomerLoanBalance(path.externalId, customer, lender)
    return balance ? { finalAmount: centsToPesos(balance.totalDue) } : loanNotFoundRefusal
  },

  async listPayments({ customer, lender }) {
    if (lender.overrides.noPayments) return []
    const made = await lender.ledger.listCustomerPayments(customer.id)
    const listed = [...made, ...pendingPaymentsFromAnotherDevice(customer, lender)].map((payment) =>
      toPaymentAnswer(payment),
    )
    if (!lender.overrides.listsWithoutLoan) return listed
    return listed.map((payment) => ({ ...payment, externalId: undefined }))
  },
}

/** Returns the installment before the first one due, as it was agreed. Source: LOA-16. */
function previousInstallmentAnswer({ loan: { terms }, payableInstallments, installments }: LoanBalance) {
  const [first] = payableInstallments
  const previous = installments.find(({ number }) => number === (first?.number ?? 0) - 1)
  return (
    previous && {
      installmentNumber: previous.number,
      components: [...listAgreedInstallmentParts(terms, previous)],
    }
  )
}

/**
 * Returns the amount to pay: for the loan's own id, the amount that cancels the loan; for its external id,
 * the amount due.
 * Source: CAN-03.
 */
function amountToPay(id: string, { loan, totalDue }: LoanBalance): Cents {
  return id === loan.id ? (loan.cancellationAmount ?? totalDue) : totalDue
}

/** Statuses with which the wallet's page sends the customer back after money has been taken. */
const paidWalletStatuses: ReadonlySet<string> = new Set(['approved', 'pending', 'in_process'])

/** Returns the pending payments made on another device. */
function pendingPaymentsFromAnotherDevice({ id }: CustomerRecord, { ledger, overrides, clock }: Lender) {
  const paid = overrides.paidElsewhere ?? {}
  return ledger
    .findCustomerBalances(id)
    .filter(({ loan }) => Object.hasOwn(paid, loan.externalId))
    .map(({ loan }) => ({
      amount: cents(paid[loan.externalId] ?? 0),
      method: 'DEBIT_CARD' as const,
      subproductId: loan.terms.subproductId,
      commerceName: loan.terms.commerceName,
      externalId: loan.externalId,
      accused: false,
      paidAt: formatLocalDateTime(clock.now()),
    }))
}

function findCustomerLoanBalance(
  externalId: string,
  customer: CustomerRecord,
  lender: Lender,
): LoanBalance | undefined {
  const balance = lender.ledger.findBalanceByExternalId(externalId)
  return balance?.loan.taxId === customer.id ? balance : undefined
}

/**
 * Finds the customer's loan by its external id or, if they requested its cancellation, by its own id. Source:
 * CAN-03.
 */
function findLoanBalanceToPay(id: string, customer: CustomerRecord, lender: Lender): LoanBalance | undefined {
  const balance = lender.ledger.findBalanceByLoanId(id)
  const isAsked = balance?.loan.taxId === customer.id && balance.loan.cancellationAmount !== undefined
  return isAsked ? balance : findCustomerLoanBalance(id, customer, lender)
}

function payableLoanAnswer({ loan: { terms } }: LoanBalance) {
  return {
    externalId: terms.externalId,
    productId: terms.productId,
    subproductId: terms.subproductId,
    commerceName: terms.commerceName,
    totalAmount: centsToPesos(terms.disbursedAmount),
    installments: terms.installmentCount,
    installmentAmount: centsToPesos(terms.installment),
  }
}

function payableLoanStatus({
  overdueInstallments,
  payableInstallments,
}: LoanBalance): 'DEBT' | 'TO_PAY' | 'UP_TO_DATE' {
  if (overdueInstallments.length > 0) return 'DEBT'
  return payableInstallments.length > 0 ? 'TO_PAY' : 'UP_TO_DATE'
}

function monthDueAnswers({ payableInstallments }: LoanBalance) {
  return payableInstallments.map((line) => ({
    month: line.dueDate.slice(0, 7),
    totalInstallmentAmount: centsToPesos(line.owed),
    totalInstallmentPunitive: centsToPesos(line.lateInterest),
  }))
}

function chargeAnswer(charge: ReturnType<CardChargeRegistry['chargeOnce']>):
  | Refusal
  | {
      readonly paymentSuccess: boolean
      readonly errorCode: string | undefined
      readonly transactionId: string | undefined
    } {
  if (charge === 'reused-key') return reusedIdempotencyKeyRefusal
  return {
    paymentSuccess: charge.errorCode === undefined,
    errorCode: charge.errorCode,
    transactionId: charge.transactionId,
  }
}
