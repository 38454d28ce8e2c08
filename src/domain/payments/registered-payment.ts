import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { PaidBy } from './paid-by'
import type { PayableLoan } from './payable-loan'

/** A payment that the lender has registered. Source: MOV-01. */
export interface RegisteredPayment {
  readonly amount: Cents
  readonly date: CalendarDate
  readonly paidBy: PaidBy
  /** The loan that it pays, where the lender says so. Source: PAY-20. */
  readonly externalId?: string
  readonly subproductId?: number
  readonly commerceName?: string
  /** A pending one is not counted in what is due. */
  readonly standing: 'paid' | 'pending'
  /** Another device ordered it, by the lender's list of what was ordered of late: it is no payment of this one. */
  readonly isElsewhere?: true
}

/** What tells one loan's payments from another's. */
export type PaidLoan = Pick<PayableLoan, 'externalId' | 'subproductId' | 'commerceName'>

/** Whether it pays that loan, or may: where its number is missing, by product and commerce. Source: PAY-20. */
export function isPaymentOf(payment: RegisteredPayment, loan: PaidLoan): boolean {
  if (payment.externalId !== undefined) return payment.externalId === loan.externalId
  const isSameProduct = payment.subproductId === undefined || payment.subproductId === loan.subproductId
  const isSameShop = payment.commerceName === undefined || payment.commerceName === loan.commerceName
  return isSameProduct && isSameShop
}

const madeElsewhere: ReadonlySet<PaidBy> = new Set<PaidBy>([
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

/** Whether the portal may have sent it: a transfer or cash never was. */
export function mayComeFromPortal({ paidBy }: RegisteredPayment): boolean {
  return !madeElsewhere.has(paidBy)
}
