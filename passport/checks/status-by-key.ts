import { apiContracts } from '@/adapters/contract/contracts'
import { field, text, type Lab } from '#passport/lab'
import type { Role } from '#passport/profile'

/** The lender's answer about the operation with an idempotency key. */
interface StatusByKey {
  readonly status: unknown
  readonly loanId: string | undefined
  readonly operationId: string | undefined
}

export async function statusByKey(lab: Lab, role: Role, idempotencyKey: string): Promise<StatusByKey> {
  const call = apiContracts.payments.paymentStatus
  const { answer } = await lab.as(role, { call, query: { idempotencyKey } })
  return statusIn(answer?.json)
}

export function statusIn(json: unknown): StatusByKey {
  return {
    status: field(json, 'status'),
    loanId: text(field(json, 'loanId')),
    operationId: text(field(json, 'operationId')),
  }
}

/** Returns the problems of the lender's answer if it reports a refused operation as done. */
export function doneProblems({ status }: StatusByKey): readonly string[] {
  return status === 'APPROVED' ? ['Lo que se rechazó figura como hecho (APPROVED).'] : []
}
