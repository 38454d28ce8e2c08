import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { Clock } from '@/application/shared/clock.port'
import { failureActionTexts } from '@/ui/texts/failure-actions.texts'
import { ScreenErrorRelay } from './screen-error-relay'
import { observeFields } from './observe-fields'

/** Milliseconds after which a request counts as slow. */
const slowAfterMilliseconds = 10_000

/**
 * Waits for the pending request of a screen. Only one request can be pending: when a new one starts, the
 * answer to the older one is ignored. If a request is slow, a message can be shown.
 */
@injectable()
export class PendingRequest {
  isSlow = false
  private requestNumber = 0
  private cancelTimer: (() => void) | undefined

  constructor(
    @inject(Clock) private readonly clock: Clock,
    @inject(ScreenErrorRelay) private readonly errorRelay: ScreenErrorRelay,
  ) {
    observeFields(this, 'isSlow')
  }

  /** The message to show while the request is slow; undefined otherwise. */
  get slowRequestMessage(): string | undefined {
    return this.isSlow ? failureActionTexts.slow : undefined
  }

  /**
   * Waits for the answer to a request and passes it to `onAnswer`. Ignores the answer if the wait was
   * cancelled or another request was started meanwhile. If an error happens, the promise rejects with it.
   * Unless the wait is over by then, the error also goes to `onError` or, if it is not given, to the screen's
   * error boundary.
   */
  async waitForAnswer<Answer>(
    answer: Promise<Answer>,
    onAnswer: (answer: Answer) => void,
    onError: (reason: unknown) => void = this.errorRelay.relay,
  ): Promise<void> {
    const requestNumber = this.begin()
    let isCurrent = false
    try {
      const given = await answer
      isCurrent = this.endWait(requestNumber)
      if (isCurrent) runInAction(() => onAnswer(given))
    } catch (reason) {
      if (isCurrent || this.endWait(requestNumber)) runInAction(() => onError(reason))
      throw reason
    }
  }

  /** Stops waiting for the request. If its answer arrives later, it is ignored. */
  cancel(): void {
    this.requestNumber += 1
    this.cancelTimer?.()
    this.cancelTimer = undefined
    this.isSlow = false
  }

  private begin(): number {
    this.cancel()
    this.cancelTimer = this.clock.runAfter(slowAfterMilliseconds, () => this.showSlow())
    return this.requestNumber
  }

  /**
   * Ends the wait with the number `requestNumber`. Returns false if this wait is over already, because it was
   * cancelled or another wait has begun.
   */
  private endWait(requestNumber: number): boolean {
    if (requestNumber !== this.requestNumber) return false
    this.cancel()
    return true
  }

  private showSlow(): void {
    this.isSlow = true
  }
}
