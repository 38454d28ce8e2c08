import { Subject } from 'rxjs'
import type { OperationRecord } from '@/domain/shared/operation'
import type { Result } from '@/domain/shared/result'
import type { OperationFollowUpStep } from '@/application/shared/ask-lender-about-operation'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { OperationStatusReport } from '@/application/shared/operation-status.port'
import { ManualClock } from '#tests/support/manual-clock'
import { createOperationFollowUp, createOperationStorage, storeOperation } from '#tests/support/operations-in'

/** Customer and loan of the operations in these tests. */
export const loanTarget = { customerTaxId: '27284561231', target: '40128753' }

export type StatusAnswer = Result<OperationStatusReport, GatewayFailure>

/** Stores an operation with the given status, and creates the service that asks the lender about it. */
export function createFollowUp(status?: OperationRecord['status']) {
  const clock = new ManualClock()
  const { records, log } = createOperationStorage({ clock })
  const operation = storeOperation(records, loanTarget, status)
  const followUp = createOperationFollowUp({ log, clock })
  const steps: OperationFollowUpStep<OperationStatusReport>[] = []
  const askNow = new Subject<void>()
  const questions: string[] = []
  const follow = (answer: () => Promise<StatusAnswer> | StatusAnswer) => {
    const question = async (key: string) => {
      questions.push(key)
      return answer()
    }
    return followUp.follow(operation, question, askNow).subscribe((step) => steps.push(step))
  }
  const kinds = () => steps.map(({ kind }) => kind)
  const known = () => records.find(operation.idempotencyKey)
  return { clock, log, records, operation, steps, kinds, known, askNow, questions, follow }
}
