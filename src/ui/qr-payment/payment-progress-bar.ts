import { inject, injectable } from 'inversify'
import {
  progressPercentAfterAnswer,
  fullProgressBarPauseMilliseconds,
  progressBarIntervalMilliseconds,
  progressPercentBeforeAnswer,
} from './payment-progress'
import { Clock } from '@/application/shared/clock.port'
import { observeFields } from '@/ui/kit/observe-fields'

/** The progress bar of a pending payment to a shop. Source: QRP-07. */
@injectable()
export class PaymentProgressBar {
  percent = 0
  private callOff: () => void = () => undefined

  constructor(@inject(Clock) private readonly clock: Clock) {
    observeFields(this, 'percent')
  }

  startProgress(): void {
    this.stopProgress()
    const start = this.clock.now()
    const step = (): void => {
      this.percent = progressPercentBeforeAnswer(this.clock.now() - start)
      this.callOff = this.clock.runAfter(progressBarIntervalMilliseconds, step)
    }
    step()
  }

  /** Moves the progress bar to 100 percent, shows it full for a moment, and then calls `run`. */
  completeProgress(run: () => void): void {
    this.stopProgress()
    const [start, reached] = [this.clock.now(), this.percent]
    const step = (): void => {
      this.percent = progressPercentAfterAnswer(reached, this.clock.now() - start)
      this.callOff =
        this.percent < 100
          ? this.clock.runAfter(1, step)
          : this.clock.runAfter(fullProgressBarPauseMilliseconds, run)
    }
    step()
  }

  stopProgress(): void {
    this.callOff()
    this.callOff = () => undefined
  }
}
