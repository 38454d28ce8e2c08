import { injectable } from 'inversify'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** What could not be loaded in 'My cards'. */
export interface CardLoadFailure {
  readonly failedList: 'cards' | 'loans'
  readonly failure: GatewayFailure
}

/**
 * Stores why the customer was sent to the failure page of 'My cards'. A reload of the page deletes this
 * reason. Source: CAR-01, CAR-05.
 */
@injectable('Singleton')
export class LastCardLoadFailure {
  private latest: CardLoadFailure | undefined

  recordFailure(report: CardLoadFailure): void {
    this.latest = report
  }

  lastFailure(): CardLoadFailure | undefined {
    return this.latest
  }
}
