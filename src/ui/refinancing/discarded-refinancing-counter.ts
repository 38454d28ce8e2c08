import { inject, injectable } from 'inversify'
import { RefinancingJourney } from '@/application/refinancing/refinancing-journey'
import { SessionStore } from '@/application/session/session-store'
import { observeFields } from '@/ui/kit/observe-fields'

/**
 * Counts how often the refinancing on the screen was discarded because the session changed. Source: ACC-37.
 */
@injectable()
export class DiscardedRefinancingCounter {
  count = 0

  constructor(
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(RefinancingJourney) private readonly journey: RefinancingJourney,
  ) {
    observeFields(this, 'count')
  }

  onMount(): () => void {
    return this.sessions.onChange(() => {
      if (this.journey.openedLink() === undefined) this.count += 1
    })
  }
}
