/** The lender's service terms: days, hours and ages. Source: 1§9, GEN-06. */
export interface ServiceTerms {
  /** Day of the month on which every installment falls due. */
  readonly dueDay: number
  /** Last day of the month on which a personal loan is paid without surcharge. */
  readonly personalLoanGraceDay: number
  /** Last day of the month on which a loan made in a store or at a branch is paid without surcharge. */
  readonly storeLoanGraceDay: number
  /** Day of the month on which the automatic debit begins to charge. */
  readonly debitDay: number
  /** Minimum and maximum hours until a payment is applied. */
  readonly appliedFromHours: number
  readonly appliedWithinHours: number
  /** Business hours until a payment with a ticket is applied. */
  readonly ticketBusinessHours: number
  readonly claimAnswerHours: number
  readonly refundHours: number
  /** Calendar days in which personal data are handed over. Source: Ley 25.326, art. 14. */
  readonly dataAccessDays: number
  /** Business days in which personal data are corrected or deleted. Source: Ley 25.326, art. 16. */
  readonly dataChangeBusinessDays: number
  /** An applicant for a loan has to be older than this, in years. */
  readonly minimumAge: number
  /** Business days after the disbursement in which a loan can be revoked. */
  readonly revocationBusinessDays: number
  readonly cancellationFirstDay: number
  readonly cancellationLastDay: number
  /** A loan can be cancelled early once more days than these have passed since the disbursement. */
  readonly cancellationWaitDays: number
  /** Last day of the month on which a benefit is valid. */
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
  dataAccessDays: 10,
  dataChangeBusinessDays: 5,
  minimumAge: 21,
  revocationBusinessDays: 10,
  cancellationFirstDay: 1,
  cancellationLastDay: 27,
  cancellationWaitDays: 10,
  benefitLastDay: 10,
}
