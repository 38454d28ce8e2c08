import { sumCents, type Cents } from '@/domain/shared/money'

/** A loan that is paid, or can be paid, by a debit card. */
export interface CardPayableLoan {
  readonly externalId: string
  readonly subproductId: number
  readonly commerceName?: string
  readonly installmentCount: number
  /** Number of the loan's next installment. */
  readonly currentInstallmentNumber?: number
  /**
   * Amount that the card is charged for one installment of the loan, in cents. For a loan that the card
   * does not pay yet, this is the average of the loan's installments. Source: CAR-06, CAR-08.
   */
  readonly installmentAmount: Cents
}

/** Returns the sum of one installment of each given loan. Source: CAR-06, CAR-08. */
export function sumOfOneInstallmentPerLoan(loans: readonly CardPayableLoan[]): Cents {
  return sumCents(loans.map(({ installmentAmount }) => installmentAmount))
}
