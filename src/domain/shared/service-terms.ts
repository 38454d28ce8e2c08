/** The days, hours and ages that the lender goes by. Source: 1§9, GEN-06. */
export interface ServiceTerms {
  /** Day of the month on which every installment falls due. */
  readonly dueDay: number
  /** Last day of the month on which a personal loan is paid without surcharge. */
  readonly personalLoanGraceDay: number
  /** The same of what was lent in a store or at a branch. */
  readonly storeLoanGraceDay: number
  /** Day of the month on which the automatic debit begins to charge. */
  readonly debitDay: number
  /** From how many hours on, and within how many, a payment is applied. */
  readonly appliedFromHours: number
  readonly appliedWithinHours: number
  /** What was paid with a ticket takes business hours. */
  readonly ticketBusinessHours: number
  readonly claimAnswerHours: number
  readonly refundHours: number
  /** Who asks for a loan is older. */
  readonly minimumAge: number
  /** From the disbursement on, for taking the loan back. */
  readonly regretBusinessDays: number
  readonly cancellationFirstDay: number
  readonly cancellationLastDay: number
  /** A loan is paid off early only once more days than these have passed. */
  readonly cancellationWaitDays: number
  /** Last day of the month until which a benefit holds. */
  readonly benefitLastDay: number
}

export const serviceTerms: ServiceTerms = {
  dueDay: 1,
  personalLoanGraceDay: 6,
  storeLoanGraceDay: 8,
  debitDay: 1,
  appliedFromHours: 24,
  appliedWithinHours: 48,
  ticketBusinessHours: 48,
  claimAnswerHours: 48,
  refundHours: 72,
  minimumAge: 21,
  regretBusinessDays: 10,
  cancellationFirstDay: 1,
  cancellationLastDay: 27,
  cancellationWaitDays: 10,
  benefitLastDay: 10,
}
