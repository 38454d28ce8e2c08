import { injectable } from 'inversify'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** What could not be loaded in 'My cards'. */
export interface CardTroubleReport {
  readonly of: 'cards' | 'loans'
  readonly failure: GatewayFailure
}

/**
 * Stores why the customer was sent to the failure page, until the page is reloaded. Source: CAR-01, CAR-05.
 */
@injectable('Singleton')
export class CardTrouble {
  private latest: CardTroubleReport | undefined

  report(trouble: CardTroubleReport): void {
    this.latest = trouble
  }

  current(): CardTroubleReport | undefined {
    return this.latest
  }
}
