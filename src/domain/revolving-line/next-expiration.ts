import type { CalendarDate } from '@/domain/shared/calendar-date'
import { sumCents, type Cents } from '@/domain/shared/money'

/** An installment of one purchase or transfer made with the credit line. Source: REV-08. */
export interface CreditLineInstallment {
  readonly number: number
  readonly amount: Cents
  readonly date: CalendarDate
  /** The amount that the purchase or transfer took from the credit line. */
  readonly disbursedAmount: Cents
  readonly loanId: string
}

/**
 * The installments of the credit line that fall due on its next due date. `creditLineNextDueTotal` returns
 * their sum.
 */
export interface CreditLineNextDueInstallments {
  /** The loan number under which the customer pays these installments of the credit line. */
  readonly externalId?: string
  readonly installments: readonly CreditLineInstallment[]
}

export function creditLineNextDueTotal({ installments }: CreditLineNextDueInstallments): Cents {
  return sumCents(installments.map(({ amount }) => amount))
}
