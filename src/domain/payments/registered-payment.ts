import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { RegisteredPaymentMethod } from './registered-payment-method'
import type { PayableLoan } from './payable-loan'

/** A payment registered by the lender. Source: LOA-09, MOV-01. */
export interface RegisteredPayment {
  readonly amount: Cents
  readonly date: CalendarDate
  readonly paymentMethod: RegisteredPaymentMethod
  /** Number of the loan that the payment pays; missing if the lender does not say. Source: PAY-20. */
  readonly loanExternalId?: string
  readonly subproductId?: number | undefined
  readonly commerceName?: string
  /** Status of the payment. A `pending` payment is not yet deducted from the amount due. */
  readonly status: 'paid' | 'pending'
  /**
   * True if the payment was made on another device, according to the lender's list of recent operations;
   * otherwise missing.
   */
  readonly isFromOtherDevice?: true
}

/** The fields of a loan by which the portal recognises the payments of that loan. */
export type LoanFieldsToMatchPayments = Pick<PayableLoan, 'externalId' | 'commerceName'> &
  Partial<Pick<PayableLoan, 'subproductId'>>

/**
 * Returns whether the payment pays, or may pay, the given loan. If the payment has no loan number, the
 * product and the store of both are compared. Source: PAY-20.
 */
export function isPaymentOfLoan(payment: RegisteredPayment, loan: LoanFieldsToMatchPayments): boolean {
  if (payment.loanExternalId !== undefined) return payment.loanExternalId === loan.externalId
  const isSameProduct =
    payment.subproductId === undefined ||
    loan.subproductId === undefined ||
    payment.subproductId === loan.subproductId
  const isSameShop = payment.commerceName === undefined || payment.commerceName === loan.commerceName
  return isSameProduct && isSameShop
}

const methodsOutsidePortal: ReadonlySet<RegisteredPaymentMethod> = new Set<RegisteredPaymentMethod>([
  'express-collection',
  'automatic-debit',
  'cbu-transfer',
  'pago-facil',
  'cvu-transfer',
  'qr',
  'pago-mis-cuentas',
  'provincia-net',
  'rapipago',
  'ripsa',
])

/**
 * Returns whether the payment may have been made in the portal. False for transfers, cash, QR payments and
 * automatic debits, which are made outside the portal.
 */
export function mayBePortalPayment({ paymentMethod }: RegisteredPayment): boolean {
  return !methodsOutsidePortal.has(paymentMethod)
}
