/** The lender's service terms: days of the month, periods and ages. Source: 1§9, GEN-06. */
export interface LenderServiceRules {
  /** Day of the month (1 to 31) on which every installment falls due. */
  readonly dueDayOfMonth: number
  /**
   * Day of the month (1 to 31) until which the customer can pay an installment of a personal loan without
   * surcharge.
   */
  readonly personalLoanGraceDayOfMonth: number
  /**
   * Day of the month (1 to 31) until which the customer can pay an installment of a store or branch loan
   * without surcharge.
   */
  readonly storeLoanGraceDayOfMonth: number
  /**
   * Day of the month (1 to 31) on which the lender begins to charge that month's installments by
   * automatic debit.
   */
  readonly debitDayOfMonth: number
  /**
   * Minimum number of hours until the lender applies a payment to the debt; `maxHoursUntilPaymentApplied` is the
   * maximum.
   */
  readonly minHoursUntilPaymentApplied: number
  readonly maxHoursUntilPaymentApplied: number
  /**
   * Number of business hours until the lender applies a payment to the debt, if the payment was made in cash
   * with a ticket.
   */
  readonly ticketAppliedBusinessHours: number
  readonly claimAnswerHours: number
  readonly refundHours: number
  /**
   * Number of calendar days within which the lender has to give customers the personal data that they
   * ask for. Source: Ley 25.326, art. 14.
   */
  readonly dataAccessAnswerDays: number
  /**
   * Number of business days within which the lender has to correct or delete personal data. Source: Ley
   * 25.326, art. 16.
   */
  readonly dataChangeAnswerBusinessDays: number
  /** Age in years above which a person may apply for a loan. */
  readonly minimumAge: number
  /** Number of business days after a loan's disbursement within which the customer can revoke the loan. */
  readonly revocationBusinessDays: number
  readonly firstCancellationDayOfMonth: number
  readonly lastCancellationDayOfMonth: number
  /** Number of days after a loan's disbursement during which the customer cannot cancel the loan early. */
  readonly cancellationWaitDays: number
  /** Day of the month (1 to 31) until which the discount for paying all installments now is valid. */
  readonly lastPrepaymentDiscountDayOfMonth: number
}

export const lenderServiceRules: LenderServiceRules = {
  dueDayOfMonth: 1,
  personalLoanGraceDayOfMonth: 6,
  storeLoanGraceDayOfMonth: 8,
  debitDayOfMonth: 1,
  minHoursUntilPaymentApplied: 24,
  maxHoursUntilPaymentApplied: 48,
  ticketAppliedBusinessHours: 48,
  claimAnswerHours: 48,
  refundHours: 72,
  dataAccessAnswerDays: 10,
  dataChangeAnswerBusinessDays: 5,
  minimumAge: 21,
  revocationBusinessDays: 10,
  firstCancellationDayOfMonth: 1,
  lastCancellationDayOfMonth: 27,
  cancellationWaitDays: 10,
  lastPrepaymentDiscountDayOfMonth: 10,
}
