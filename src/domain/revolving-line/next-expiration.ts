import type { CalendarDate } from '@/domain/shared/calendar-date'
import { sumCents, type Cents } from '@/domain/shared/money'

/** An installment of one use of the line. Source: REV-08. */
export interface LineInstallment {
  readonly number: number
  readonly amount: Cents
  readonly date: CalendarDate
  /** What was used then. */
  readonly disbursed: Cents
  readonly loanId: string
}

/** What falls due of the line next; `nextTotal` is all of it. */
export interface NextExpiration {
  /** What it is paid with. */
  readonly externalId?: string
  readonly installments: readonly LineInstallment[]
}

export function nextTotal({ installments }: NextExpiration): Cents {
  return sumCents(installments.map(({ amount }) => amount))
}
