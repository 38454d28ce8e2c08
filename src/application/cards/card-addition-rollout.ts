import { inject, injectable } from 'inversify'
import { isDniInCardRollout } from '@/domain/cards/card-rollout'
import { SessionStore } from '@/application/session/session-store'
import { Settings } from '@/application/shared/settings.port'

/**
 * Decides whether the customer may add cards. The lender enables this feature only for customers whose DNI
 * ends in certain digits. Source: CAR-03.
 */
@injectable()
export class CardAdditionRollout {
  constructor(
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Settings) private readonly settings: Settings,
  ) {}

  mayAddCards(): boolean {
    return isDniInCardRollout(this.sessions.customer()?.dni ?? '', this.settings.rolloutDigits)
  }
}
