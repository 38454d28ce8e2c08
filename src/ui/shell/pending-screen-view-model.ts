import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { Clock } from '@/application/shared/clock.port'
import { observeFields } from '@/ui/kit/observe-fields'

/** Milliseconds for which only the placeholder is shown. */
const timeoutMilliseconds = 8_000

/** Finds out whether the customer has been waiting long for the code of a screen. Source: GEN-16. */
@injectable()
export class PendingScreenViewModel {
  isLong = false

  constructor(@inject(Clock) private readonly clock: Clock) {
    observeFields(this, 'isLong')
  }

  start(): () => void {
    return this.clock.runAfter(timeoutMilliseconds, () => runInAction(() => (this.isLong = true)))
  }
}
