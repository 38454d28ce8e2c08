import type { Cuit } from '@/domain/shared/cuit'
import type { PaymentsAndOperationsOfLoan } from '@/domain/payments/unapplied-payment'
import type { Clock } from '@/application/shared/clock.port'
import type { OperationLog } from '@/application/shared/operation-log'

interface OperationsSource {
  readonly customer: Cuit
  readonly log: OperationLog
  readonly clock: Clock
}

/**
 * Returns the given loan and payments together with the customer's operations that this device stores: the
 * operations on this loan, and those on everything else (such as other loans).
 */
export function withStoredOperations(
  { loan, payments }: Pick<PaymentsAndOperationsOfLoan, 'loan' | 'payments'>,
  { customer, log, clock }: OperationsSource,
): PaymentsAndOperationsOfLoan {
  const target = { customer, target: loan.externalId }
  const operationsOnOtherLoans = log.operationsOnOtherTargets(target)
  return {
    loan,
    payments,
    operations: log.operationsOnTarget(target),
    operationsOnOtherLoans,
    now: clock.now(),
  }
}
