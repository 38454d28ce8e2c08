import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { Clock } from '@/application/shared/clock.port'
import { observeFields } from '@/ui/kit/observe-fields'

/** Milliseconds after which the placeholder also offers to load the page again. */
const slowAfterMilliseconds = 8_000

/**
 * Tells the placeholder of a screen whether the customer has already waited long for the screen's code.
 * Source: GEN-16.
 */
@injectable()
export class ScreenLoadingPlaceholderViewModel {
  isSlow = false

  constructor(@inject(Clock) private readonly clock: Clock) {
    observeFields(this, 'isSlow')
  }

  onMount(): () => void {
    return this.clock.runAfter(slowAfterMilliseconds, () => runInAction(() => (this.isSlow = true)))
  }
}
