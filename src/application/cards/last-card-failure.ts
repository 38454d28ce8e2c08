import { injectable } from 'inversify'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** What could not be loaded in 'My cards'. */
export interface CardFailureReport {
  readonly of: 'cards' | 'loans'
  readonly failure: GatewayFailure
}

/**
 * Stores why the customer was sent to the failure page of 'My cards'. A reload of the page deletes it.
 * Source: CAR-01, CAR-05.
 */
@injectable('Singleton')
export class LastCardFailure {
  private latest: CardFailureReport | undefined

  report(report: CardFailureReport): void {
    this.latest = report
  }

  current(): CardFailureReport | undefined {
    return this.latest
  }
}
