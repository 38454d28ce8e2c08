import type { LenderOperationStatus } from '@/domain/shared/lender-status'
import type { OperationStatusAnswer } from '@/application/shared/operation-status.port'
import type { CallAnswer } from '@/adapters/contract/call'
import type { paymentsContract } from '@/adapters/contract/payments.contract'
import { toDownPaymentRefusalReason, toRefinancingLoanRefusalReason } from './refinancing-refusal-mapper'
import { omitUndefined } from './without-undefined'

type StatusAnswer = CallAnswer<typeof paymentsContract.paymentStatus>

const operationStatuses: Record<NonNullable<StatusAnswer['status']>, LenderOperationStatus> = {
  APPROVED: 'approved',
  REJECTED: 'rejected',
  IN_PROCESS: 'in-process',
  NOT_FOUND: 'not-found',
}

/**
 * Converts the lender's answer about the status of an operation, such as a payment. A missing or unreadable
 * status counts as `in-process`. Numbers of the operation that are empty or not a text are left out.
 * Source: PAY-16.
 */
export function toOperationStatus(json: StatusAnswer): OperationStatusAnswer {
  const status = json.status ? operationStatuses[json.status] : 'in-process'
  const isRejected = status === 'rejected'
  return omitUndefined({
    status,
    chargeId: json.transactionId || undefined,
    shopPaymentId: json.operationId || undefined,
    loanId: json.loanId,
    errorCode: isRejected ? json.errorCode || undefined : undefined,
    downPaymentRefusal: isRejected ? toDownPaymentRefusalReason(json.errorCode) : undefined,
    refinancingLoanRefusal: isRejected ? toRefinancingLoanRefusalReason(json.errorCode) : undefined,
  })
}
