import type { CalendarDate } from '@/domain/shared/calendar-date'
import { sumCents, type Cents } from '@/domain/shared/money'

/** An installment of one purchase or transfer made with the line. Source: REV-08. */
export interface LineInstallment {
  readonly number: number
  readonly amount: Cents
  readonly date: CalendarDate
  /** The amount that was taken from the line in that purchase or transfer. */
  readonly disbursed: Cents
  readonly loanId: string
}

/**
 * The installments of the line that fall due on its next due date. `totalOfNextExpiration` returns the sum.
 */
export interface NextExpiration {
  /** The loan number under which these installments are paid. */
  readonly externalId?: string
  readonly installments: readonly LineInstallment[]
}

export function totalOfNextExpiration({ installments }: NextExpiration): Cents {
  return sumCents(installments.map(({ amount }) => amount))
}
