import { apiContracts } from '@/adapters/contract/contracts'
import { fieldOf, nonEmptyText, type CheckContext } from '#passport/check-context'
import type { TestCustomerRole } from '#passport/passport-profile'

/** The lender's answer about the status of the operation with an idempotency key. */
interface OperationStatusAnswer {
  readonly status: unknown
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

export function readOperationStatus(json: unknown): OperationStatusAnswer {
  return {
    status: fieldOf(json, 'status'),
    loanId: nonEmptyText(fieldOf(json, 'loanId')),
    operationId: nonEmptyText(fieldOf(json, 'operationId')),
  }
}

/** Returns a problem if the lender reports an operation that it refused as approved. */
export function findApprovedAlthoughRefusedProblems({ status }: OperationStatusAnswer): readonly string[] {
  return status === 'APPROVED' ? ['Lo que se rechazó figura como hecho (APPROVED).'] : []
}
