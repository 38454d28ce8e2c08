import type { Cuit } from '@/domain/shared/cuit'
import type { LoanPaymentRecords } from '@/domain/payments/unapplied-payment'
import type { Clock } from '@/application/shared/clock.port'
import type { OperationLog } from '@/application/shared/operation-log'

interface KnownTo {
  readonly customer: Cuit
  readonly log: OperationLog
  readonly clock: Clock
}

/**
 * Returns the payments of a loan that the lender lists, together with the customer's operations that this
 * device stores.
 */
export function findLoanPaymentRecords(
  { loan, payments }: Pick<LoanPaymentRecords, 'loan' | 'payments'>,
  { customer, log, clock }: KnownTo,
): LoanPaymentRecords {
  const target = { customer, target: loan.externalId }
  const ofOtherLoans = log.operationsOnOtherTargets(target)
  return { loan, payments, operations: log.operationsOnTarget(target), ofOtherLoans, now: clock.now() }
}
