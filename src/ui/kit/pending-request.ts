import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { Clock } from '@/application/shared/clock.port'
import { failureTexts } from '@/ui/texts/failures.texts'
import { ErrorReporter } from './error-reporter'
import { observed } from './observed'

/** How long one waits without a word. */
const slowAfterMilliseconds = 10_000

/**
 * What a screen waits for, one thing at a time: the answer of an earlier wait is never shown,
 * and the customer hears when the present one takes longer than usual.
 */
@injectable()
export class PendingRequest {
  isLong = false
  private turn = 0
  private cancelTimer: (() => void) | undefined

  constructor(
    @inject(Clock) private readonly clock: Clock,
    @inject(ErrorReporter) private readonly errorReporter: ErrorReporter,
  ) {
    observed(this, 'isLong')
  }

  /** The sentence to show, once it is long. */
  get note(): string | undefined {
    return this.isLong ? failureTexts.slow : undefined
  }

  /**
   * Tells the answer when it comes, unless something else is waited for by then or the wait was ended.
   * What breaks on the way is shown too: by the error boundary, unless the screen knows better.
   */
  async run<Answer>(
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

  /** Nothing is waited for any more. */
  end(): void {
    this.turn += 1
    this.cancelTimer?.()
    this.cancelTimer = undefined
    this.isLong = false
  }

  private begin(): number {
    this.end()
    this.cancelTimer = this.clock.after(slowAfterMilliseconds, () => this.showSlow())
    return this.turn
  }

  /** Ends that wait, if it is still the present one. */
  private endOf(turn: number): boolean {
    if (turn !== this.turn) return false
    this.end()
    return true
  }

  private showSlow(): void {
    this.isLong = true
  }
}
