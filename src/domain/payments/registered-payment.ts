import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { RegisteredPaymentMethod } from './paid-by'
import type { PayableLoan } from './payable-loan'

/** A payment registered by the lender. Source: MOV-01. */
export interface RegisteredPayment {
  readonly amount: Cents
  readonly date: CalendarDate
  readonly paidBy: RegisteredPaymentMethod
  /** Number of the loan that the payment pays; missing if the lender does not say. Source: PAY-20. */
  readonly externalId?: string
  readonly subproductId?: number
  readonly commerceName?: string
  /** A `pending` payment is not included in the amount due yet. */
  readonly status: 'paid' | 'pending'
  /** Present if the lender's list of recent operations shows that another device made this payment. */
  readonly isElsewhere?: true
}

/** The fields that distinguish the payments of one loan from those of another loan. */
export type LoanOfPayment = Pick<PayableLoan, 'externalId' | 'subproductId' | 'commerceName'>

/**
 * Returns whether the payment pays, or may pay, that loan. If the payment has no loan number, product and
 * store are compared. Source: PAY-20.
 */
export function isPaymentOfLoan(payment: RegisteredPayment, loan: LoanOfPayment): boolean {
  if (payment.externalId !== undefined) return payment.externalId === loan.externalId
  const isSameProduct = payment.subproductId === undefined || payment.subproductId === loan.subproductId
  const isSameShop = payment.commerceName === undefined || payment.commerceName === loan.commerceName
  return isSameProduct && isSameShop
}

const madeElsewhere: ReadonlySet<RegisteredPaymentMethod> = new Set<RegisteredPaymentMethod>([
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
 * Returns whether the payment may have been made in the portal. Transfers and cash payments are not made
 * there.
 */
export function mayBePortalPayment({ paidBy }: RegisteredPayment): boolean {
  return !madeElsewhere.has(paidBy)
}
