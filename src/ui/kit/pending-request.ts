import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { Clock } from '@/application/shared/clock.port'
import { failureActionTexts } from '@/ui/texts/failure-actions.texts'
import { ErrorReporter } from './error-reporter'
import { observeFields } from './observe-fields'

/** Milliseconds after which a request counts as slow. */
const slowAfterMilliseconds = 10_000

/**
 * The pending request of a screen; there is at most one. When a new request starts, the answer to the earlier
 * one is dropped. A message appears when the request is slow.
 */
@injectable()
export class PendingRequest {
  isSlow = false
  private turn = 0
  private cancelTimer: (() => void) | undefined

  constructor(
    @inject(Clock) private readonly clock: Clock,
    @inject(ErrorReporter) private readonly errorReporter: ErrorReporter,
  ) {
    observeFields(this, 'isSlow')
  }

  /** The message to show if the request is slow; undefined otherwise. */
  get slowMessage(): string | undefined {
    return this.isSlow ? failureActionTexts.slow : undefined
  }

  /**
   * Waits for the answer and passes it to `onAnswer`, unless the wait was cancelled or another request was
   * started meanwhile. Errors go to the screen's error boundary, unless `onError` is given.
   */
  async waitFor<Answer>(
    answer: Promise<Answer>,
    onAnswer: (answer: Answer) => void,
    onError: (reason: unknown) => void = this.errorReporter.report,
  ): Promise<void> {
    const turn = this.begin()
    let isCurrent = false
    try {
      const given = await answer
      isCurrent = this.endOf(turn)
      if (isCurrent) runInAction(() => onAnswer(given))
    } catch (reason) {
      if (isCurrent || this.endOf(turn)) runInAction(() => onError(reason))
      throw reason
    }
  }

  /** Cancels the wait: the answer is ignored if it arrives later. */
  cancel(): void {
    this.turn += 1
    this.cancelTimer?.()
    this.cancelTimer = undefined
    this.isSlow = false
  }

  private begin(): number {
    this.cancel()
    this.cancelTimer = this.clock.runAfter(slowAfterMilliseconds, () => this.showSlow())
    return this.turn
  }

  /** Ends the wait with that number. Returns false if another wait has begun meanwhile. */
  private endOf(turn: number): boolean {
    if (turn !== this.turn) return false
    this.cancel()
    return true
  }

  private showSlow(): void {
    this.isSlow = true
  }
}
