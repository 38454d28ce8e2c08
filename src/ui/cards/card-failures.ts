import { inject, injectable } from 'inversify'
import { LastCardFailure, type CardFailureReport } from '@/application/cards/last-card-failure'
import { SessionStore } from '@/application/session/session-store'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'

/** Leads to the failure page. Source: CAR-01, CAR-05. */
@injectable()
export class CardFailures {
  constructor(
    @inject(LastCardFailure) private readonly lastFailure: LastCardFailure,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {}

  /**
   * Shows the failure. If the session has ended, leads to the login and back here afterwards.
   * Source: SES-07.
   */
  show(report: CardFailureReport): void {
    if (!this.sessions.current()) return
    this.lastFailure.report(report)
    this.navigation.go(addresses.cardFailure.to(), { replace: true })
  }
}
