import { setTimeout as waitMilliseconds } from 'node:timers/promises'
import { apiContracts } from '@/adapters/contract/contracts'
import { fieldOf, nonEmptyText, type CheckContext } from '#passport/check-context'
import type { TestCustomerRole } from '#passport/passport-profile'

/** The lender's answer about the status of the operation with an idempotency key. */
interface OperationStatusAnswer {
  readonly status: unknown
  readonly transactionId: string | undefined
  readonly loanId: string | undefined
  readonly operationId: string | undefined
}

export async function requestOperationStatus(
  context: CheckContext,
  role: TestCustomerRole,
  idempotencyKey: string,
): Promise<OperationStatusAnswer> {
  const call = apiContracts.payments.paymentStatus
  const { answer } = await context.sendAs(role, { call, queryParameters: { idempotencyKey } })
  return readOperationStatus(answer?.json)
}

/**
 * Times between two questions about the status of an operation that is in process, in milliseconds. In all they
 * are nearly 80 seconds, which is how long the portal waits for an answer.
 */
const statusIntervalsMilliseconds: readonly number[] = [
  250,
  500,
  1_000,
  2_000,
  ...Array.from({ length: 15 }, () => 5_000),
]

/** Waits until the lender no longer says that the operation is in process; at most 80 seconds. Source: PAY-16. */
export async function waitWhileInProcess(
  context: CheckContext,
  role: TestCustomerRole,
  idempotencyKey: string,
): Promise<void> {
  for (const intervalMilliseconds of statusIntervalsMilliseconds) {
    const { status } = await requestOperationStatus(context, role, idempotencyKey)
    if (status !== 'IN_PROCESS') return
    await waitMilliseconds(intervalMilliseconds)
  }
}

export function readOperationStatus(json: unknown): OperationStatusAnswer {
  return {
    status: fieldOf(json, 'status'),
    transactionId: nonEmptyText(fieldOf(json, 'transactionId')),
    loanId: nonEmptyText(fieldOf(json, 'loanId')),
    operationId: nonEmptyText(fieldOf(json, 'operationId')),
  }
}

/** Returns a problem if the lender reports an operation that it refused as approved. */
export function findApprovedAlthoughRefusedProblems({ status }: OperationStatusAnswer): readonly string[] {
  return status === 'APPROVED' ? ['Lo que se rechazó figura como hecho (APPROVED).'] : []
}
