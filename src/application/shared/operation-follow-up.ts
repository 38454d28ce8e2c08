import { inject, injectable } from 'inversify'
import { type Observable, concat, defer, merge, of } from 'rxjs'
import { filter, mergeMap, takeWhile } from 'rxjs/operators'
import {
  findOperationBlockEnd,
  needsLenderStatusCheck,
  type OperationRecord,
} from '@/domain/shared/operation'
import { statusPollSecondsFromStart } from '@/domain/shared/lender-status'
import type { Result } from '@/domain/shared/result'
import { AskLenderAboutOperation, type OperationFollowUpStep } from './ask-lender-about-operation'
import type { OperationStatusReport } from './operation-status.port'
import { Clock } from './clock.port'
import { emitAfter } from './countdown'
import { emitAt } from './emit-at'
import { OperationLog } from './operation-log'
import type { GatewayFailure } from './gateway-failure'

interface NoAnswer {
  readonly kind: 'no-answer'
}

/**
 * Asks the lender for the status of an operation until the status is final: at once, after 2, 5, 10 and 30
 * seconds, and whenever `askNow` emits. If the lender does not know the operation, the request may still
 * arrive, so the operation keeps blocking others on the same target (such as a loan). Source: PAY-16, REV-10.
 */
@injectable()
export class OperationFollowUp {
  constructor(
    @inject(AskLenderAboutOperation) private readonly askAbout: AskLenderAboutOperation,
    @inject(Clock) private readonly clock: Clock,
    @inject(OperationLog) private readonly log: OperationLog,
  ) {}

  /**
   * Emits the lender's answers about an operation. Also asks when the operation stops blocking others, 48 hours
   * after it was last sent, and then every 10 minutes until the lender answers: from then on, an answer that it
   * did not receive the operation lets it go. `question` sends the request: it gets the operation's idempotency
   * key and returns the lender's answer.
   */
  follow<Report extends OperationStatusReport>(
    operation: OperationRecord,
    question: (idempotencyKey: string) => Promise<Result<Report, GatewayFailure>>,
    askNow: Observable<void>,
  ): Observable<OperationFollowUpStep<Report>> {
    return defer(() =>
      this.askAtFollowUpTimes(merge(askNow, this.emitAtBlockEnd(operation)), (isNewest) =>
        this.askAbout.execute(operation, question, isNewest),
      ),
    )
  }

  /** Reads the stored operation each time, because another tab may have sent it again. */
  private emitAtBlockEnd(operation: OperationRecord): Observable<void> {
    const findStored = (): OperationRecord | undefined => this.log.find(operation.idempotencyKey)
    return emitAt(this.clock, {
      findTime: () => findOperationBlockEnd(findStored() ?? operation),
      isNeededAgain: () => {
        const stored = findStored()
        return stored !== undefined && needsLenderStatusCheck(stored, this.clock.now())
      },
    })
  }

  /**
   * Calls `question` after each of the delays in `statusPollSecondsFromStart` and whenever `askNow` emits,
   * and emits its answers. Used if the outcome is not found by idempotency key alone. Requests may overlap.
   * After each answer, `question` calls `isNewest`, which returns false if a later request was answered
   * first. In that case `question` returns undefined, so that nothing is emitted, unless the answer is final.
   */
  askAtFollowUpTimes<Step extends { readonly kind: string }>(
    askNow: Observable<void>,
    question: (isNewest: () => boolean) => Promise<Step | undefined>,
  ): Observable<Step | { readonly kind: 'asking' } | NoAnswer> {
    return defer(() => {
      let lastAnswered = -1
      const isNewest = (position: number) => {
        if (position < lastAnswered) return false
        lastAnswered = position
        return true
      }
      const ask = async (position: number): Promise<Step | NoAnswer | undefined> => {
        const step = await noAnswerOnError(() => question(() => isNewest(position)))
        return step?.kind === 'no-answer' && position < lastAnswered ? undefined : step
      }
      const moments = merge(
        ...statusPollSecondsFromStart.map((seconds) => emitAfter(this.clock, seconds * 1000)),
        askNow,
      )
      return moments.pipe(
        mergeMap((_, position) =>
          concat(
            of({ kind: 'asking' as const }),
            defer(() => ask(position)),
          ),
        ),
        filter((step) => step !== undefined),
        takeWhile((step) => step.kind !== 'final', true),
      )
    })
  }
}

/**
 * Converts an error in the portal's code to `no-answer` and still reports the error. The portal must go on
 * asking the lender about the operation. Source: PAY-16.
 */
async function noAnswerOnError<Step>(question: () => Promise<Step>): Promise<Step | NoAnswer> {
  const asked = question()
  return asked.catch(() => {
    void asked.finally(() => undefined)
    return { kind: 'no-answer' }
  })
}
