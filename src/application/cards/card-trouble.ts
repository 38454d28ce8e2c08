import { injectable } from 'inversify'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** What could not be loaded in My Cards. */
export interface CardTroubleReport {
  readonly of: 'cards' | 'loans'
  readonly failure: GatewayFailure
}

/** Why the customer was sent to the failure page, for as long as this page lives. Source: CAR-01, CAR-05. */
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
