import type { Cents } from '@/domain/shared/money'
import type { OperationRecord } from '@/domain/shared/operation'
import type { RepaymentPlanTerms } from '@/domain/shared/operation-terms'

/** A loan of the credit line that was created for a purchase and has not paid the shop. Source: QRP-07. */
export interface UnusedPurchaseLoan {
  /** The lender's number of the loan. */
  readonly loanNumber: string
  readonly amount: Cents
  readonly plan: RepaymentPlanTerms
}

/** The lender's error code for a loan that can no longer be used to pay. */
const loanNotAvailableErrorCode = 'LOAN_NOT_AVAILABLE'

/**
 * Returns the loans that the given operations created and that can still pay a shop. Leaves out a loan that
 * was, or may have been, used for a payment, and one that the lender reported as no longer available.
 * `keyToIgnore` is the idempotency key of a payment that does not count as a use of its loan. Source: QRP-07,
 * REV-10.
 */
export function unusedPurchaseLoans(
  operations: readonly OperationRecord[],
  keyToIgnore?: string,
): readonly UnusedPurchaseLoan[] {
  const usedLoanNumbers = operations
    .filter(
      ({ status, refusal, idempotencyKey }) =>
        (status !== 'rejected' || refusal === loanNotAvailableErrorCode) && idempotencyKey !== keyToIgnore,
    )
    .map(({ terms }) => terms.kind === 'shop-payment' && terms.loanId)
  return operations.flatMap(({ status, amount, terms, reference }) =>
    status === 'confirmed' &&
    reference !== undefined &&
    terms.kind === 'line-loan' &&
    !usedLoanNumbers.includes(reference)
      ? [{ loanNumber: reference, amount, plan: terms.plan }]
      : [],
  )
}

/**
 * Returns whether the operation created a loan for a purchase whose number the lender has not said. Such a loan
 * cannot pay the shop yet, and no second loan may be created. Source: REV-10, QRP-07.
 */
export function isPurchaseLoanWithoutNumber({ status, terms, reference }: OperationRecord): boolean {
  return status === 'confirmed' && terms.kind === 'line-loan' && reference === undefined
}
