import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { Clock } from '@/application/shared/clock.port'
import { failureTexts } from '@/ui/texts/failures.texts'
import { ErrorReporter } from './error-reporter'
import { observed } from './observed'

/** How long one waits without a word. */
const patienceMilliseconds = 10_000

/**
 * What a screen waits for, one thing at a time: the answer of an earlier wait is never told,
 * and the customer hears when the present one takes longer than usual.
 */
@injectable()
export class PendingRequest {
  isLong = false
  private turn = 0
  private callOff: (() => void) | undefined

  constructor(
    @inject(Clock) private readonly clock: Clock,
    @inject(ErrorReporter) private readonly breakage: ErrorReporter,
  ) {
    observed(this, 'isLong')
  }

  /** The sentence to show, once it is long. */
  get note(): string | undefined {
    return this.isLong ? failureTexts.slow : undefined
  }

  /**
   * Tells the answer when it comes, unless something else is waited for by then or the wait was ended.
   * What breaks on the way is told too: by the error boundary, unless the screen knows better.
   */
  async run<Answer>(
    answer: Promise<Answer>,
    tell: (answer: Answer) => void,
    tellBroken: (reason: unknown) => void = this.breakage.report,
  ): Promise<void> {
    const turn = this.begin()
    let isTold = false
    try {
      const given = await answer
      isTold = this.endOf(turn)
      if (isTold) runInAction(() => tell(given))
    } catch (reason) {
      if (isTold || this.endOf(turn)) runInAction(() => tellBroken(reason))
      throw reason
    }
  }

  /** Nothing is waited for any more. */
  end(): void {
    this.turn += 1
    this.callOff?.()
    this.callOff = undefined
    this.isLong = false
  }

  private begin(): number {
    this.end()
    this.callOff = this.clock.after(patienceMilliseconds, () => this.say())
    return this.turn
  }

  /** Ends that wait, if it is still the present one. */
  private endOf(turn: number): boolean {
    if (turn !== this.turn) return false
    this.end()
    return true
  }

  private say(): void {
    this.isLong = true
  }
}
