import { inject, injectable } from 'inversify'
import { LastCardLoadFailure, type CardLoadFailure } from '@/application/cards/last-card-load-failure'
import { SessionStore } from '@/application/session/session-store'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'

/** Opens the screen that says what could not be loaded in 'My cards'. Source: CAR-01, CAR-05. */
@injectable()
export class CardFailureNavigation {
  constructor(
    @inject(LastCardLoadFailure) private readonly lastFailure: LastCardLoadFailure,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {}

  /**
   * Opens the screen that says what could not be loaded in 'My cards'. If the session has ended, does
   * nothing: in that case the portal leads the customer to the login, and then back to the screen that they
   * were on. Source: SES-07.
   */
  showFailureScreen(report: CardLoadFailure): void {
    if (!this.sessions.current()) return
    this.lastFailure.recordFailure(report)
    this.navigation.goTo(addresses.cardFailure.createPath(), { replace: true })
  }
}
