import type { AutomaticLoanCollection } from '@/domain/automatic-collection/automatic-collection'
import type { DueItem } from '@/domain/payments/amount-due'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import type { Cuit } from '@/domain/shared/cuit'
import type { PaymentsAndOperationsOfLoan } from '@/domain/payments/unapplied-payment'
import type { Clock } from '@/application/shared/clock.port'
import type { OperationLog } from '@/application/shared/operation-log'

/** What the lender reports about a loan at one moment. */
export interface LoanSnapshot {
  readonly dueItems: readonly DueItem[]
  readonly payments: readonly RegisteredPayment[]
  /** The automatic collections of all the customer's loans; undefined if they could not be read. */
  readonly automaticCollections: readonly AutomaticLoanCollection[] | undefined
}

interface StoredOperationsSource {
  readonly customerTaxId: Cuit
  readonly log: OperationLog
  readonly clock: Clock
}

/**
 * Adds the customer's operations that this device stores to the given loan and payments, in two lists: those
 * on this loan, and those on other loans, cards and shops. Also adds the current time.
 */
export function withStoredOperations(
  { loan, payments }: Pick<PaymentsAndOperationsOfLoan, 'loan' | 'payments'>,
  { customerTaxId, log, clock }: StoredOperationsSource,
): PaymentsAndOperationsOfLoan {
  const target = { customerTaxId, target: loan.externalId }
  const operationsOnOtherLoans = log.operationsOnOtherTargets(target)
  return {
    loan,
    payments,
    operations: log.operationsOnTarget(target),
    operationsOnOtherLoans,
    now: clock.now(),
  }
}
