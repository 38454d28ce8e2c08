import { sumCents, type Cents } from '@/domain/shared/money'

/** A loan that a debit card pays, or may come to pay. */
export interface CardLoan {
  readonly externalId: string
  readonly subproductId: number
  readonly commerceName?: string
  readonly installmentCount: number
  /** Number of the installment that comes next. */
  readonly currentInstallment?: number
  /** What is charged each time; the average of the installments while the card is not linked. Source: CAR-06, CAR-08. */
  readonly installment: Cents
}

/** What those loans cost together each time. Source: CAR-06, CAR-08. */
export function totalInstallment(loans: readonly CardLoan[]): Cents {
  return sumCents(loans.map(({ installment }) => installment))
}
