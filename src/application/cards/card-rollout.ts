import { inject, injectable } from 'inversify'
import { mayAddCards } from '@/domain/cards/card-rollout'
import { SessionStore } from '@/application/session/session-store'
import { Settings } from '@/application/shared/settings.port'

/**
 * Decides whether the customer may add cards yet: the feature is enabled by the last digit of the DNI.
 * Source: CAR-03.
 */
@injectable()
export class CardRollout {
  constructor(
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Settings) private readonly settings: Settings,
  ) {}

  mayAddCards(): boolean {
    return mayAddCards(this.sessions.customer()?.dni ?? '', this.settings.rolloutDigits)
  }
}
