import { inject, injectable } from 'inversify'
import { Observable, concat, defer, merge, of } from 'rxjs'
import { filter, mergeMap, takeWhile } from 'rxjs/operators'
import type { CardRefusal } from '@/domain/payments/card-refusal'
import type { OperationRecord } from '@/domain/shared/operation'
import {
  isFinal,
  pollingDelaysSeconds,
  type FinalStatus,
  type LenderStatus,
} from '@/domain/shared/lender-status'
import type { Result } from '@/domain/shared/result'
import { Clock } from './clock.port'
import type { GatewayFailure } from './gateway-failure'
import { OperationLog } from './operation-log'
import type { LenderFacts } from './operation-records'

/** The lender's answer about one operation, with its number if it was done. Source: PAY-16, REV-10. */
export interface OperationReport {
  readonly status: LenderStatus
  /** Number of a charge. */
  readonly transactionId?: string
  /** Number of a payment to a shop. */
  readonly operationId?: string
  /** Number of a loan that was created. */
  readonly loanId?: string
  /** Why the card was declined; missing if unknown. Source: PAY-15. */
  readonly refusal?: CardRefusal
}

export type OperationFollowUpStep<Report extends OperationReport> =
  | { readonly kind: 'asking' }
  /** The lender has not decided yet. */
  | { readonly kind: 'in-process' }
  | { readonly kind: 'no-answer' }
  /** The lender does not know the key. The request may still arrive. */
  | { readonly kind: 'not-received' }
  /** `operation` is the record as it is stored now. */
  | (Report & { readonly kind: 'final'; readonly status: FinalStatus; readonly operation?: OperationRecord })

interface NoAnswer {
  readonly kind: 'no-answer'
}

/**
 * Asks for the status of an operation: at once, after 2, 5, 10 and 30 seconds, and whenever `askNow` emits,
 * until the lender decides.
 * An operation that the lender does not know can still arrive, so it stays guarded. Source: PAY-16, REV-10.
 */
@injectable()
export class OperationFollowUp {
  constructor(
    @inject(OperationLog) private readonly log: OperationLog,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** Follows an operation by its key. `question` calls the port that knows it. */
  follow<Report extends OperationReport>(
    operation: OperationRecord,
    question: (idempotencyKey: string) => Promise<Result<Report, GatewayFailure>>,
    askNow: Observable<void>,
  ): Observable<OperationFollowUpStep<Report>> {
    return this.askAtTimes(askNow, (isNewest) => this.askOnce(operation, question, isNewest))
  }

  /**
   * Asks at the same moments for other screens that show an outcome.
   * Requests may overlap: an answer is dropped if a later request was answered first, unless it is final.
   * The question calls `isNewest` once it has its answer.
   */
  askAtTimes<Step extends { readonly kind: string }>(
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
        const step = await unbroken(() => question(() => isNewest(position)))
        return step?.kind === 'no-answer' && position < lastAnswered ? undefined : step
      }
      const moments = merge(...pollingDelaysSeconds.map((seconds) => this.after(seconds)), askNow)
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

  /** Asks once and stores the answer. Returns undefined if a later request was answered first. */
  async askOnce<Report extends OperationReport>(
    operation: OperationRecord,
    question: (idempotencyKey: string) => Promise<Result<Report, GatewayFailure>>,
    isNewest: () => boolean = () => true,
  ): Promise<OperationFollowUpStep<Report> | undefined> {
    const wasPending = this.log.isPending(operation)
    const attempts = this.attemptsOf(operation)
    const answer = await question(operation.idempotencyKey)
    if (!answer.ok) return { kind: 'no-answer' }
    const { status } = answer.value
    const isLate = !isNewest()
    if (isFinal(status)) {
      const event = status === 'approved' ? 'confirm' : 'reject'
      const stored = await this.log.apply(operation, event, factsOf(answer.value))
      return { ...answer.value, kind: 'final', status, operation: stored }
    }
    if (isLate) return undefined
    if (status === 'in-process') {
      await this.log.apply(operation, 'pend')
      return { kind: 'in-process' }
    }
    // The server may not know it because the request is still pending on this page, or was sent again
    // meanwhile.
    if (wasPending || this.log.isPending(operation) || this.attemptsOf(operation) !== attempts)
      return { kind: 'in-process' }
    await this.log.apply(operation, 'miss')
    return { kind: 'not-received' }
  }

  private attemptsOf({ idempotencyKey }: OperationRecord): number | undefined {
    return this.log.find(idempotencyKey)?.attempts
  }

  private after(seconds: number): Observable<void> {
    return new Observable((subscriber) => {
      const tell = (): void => {
        subscriber.next()
        subscriber.complete()
      }
      if (seconds > 0) return this.clock.after(seconds * 1000, tell)
      return tell()
    })
  }
}

function factsOf({ loanId, operationId, transactionId, refusal }: OperationReport): LenderFacts {
  const reference = loanId ?? operationId ?? transactionId
  return {
    ...(reference === undefined ? {} : { reference }),
    ...(refusal === undefined ? {} : { refusal }),
  }
}

/**
 * Converts a programming error to `no-answer` and still reports it. Asking about the operation must go on.
 * Source: PAY-16.
 */
async function unbroken<Step>(question: () => Promise<Step>): Promise<Step | NoAnswer> {
  const asked = question()
  return asked.catch(() => {
    void asked.finally(() => undefined)
    return { kind: 'no-answer' }
  })
}
