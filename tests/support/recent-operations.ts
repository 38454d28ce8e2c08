import { success, type Result } from '@/domain/shared/result'
import { CreditLineLoansOnOtherDevices } from '@/application/revolving-line/credit-line-loans-on-other-devices'
import type { Clock } from '@/application/shared/clock.port'
import type { ExactlyOnce } from '@/application/shared/exactly-once'
import type { OperationLog } from '@/application/shared/operation-log'
import type { RecentOperation, RecentOperationsGateway } from '@/application/shared/recent-operations.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { ManualClock } from './manual-clock'

/**
 * In-memory gateway that lists the recent operations of a customer on all their devices. A test sets
 * this list.
 */
export class MemoryRecentOperationsGateway implements RecentOperationsGateway {
  operationsAnswer: Result<readonly RecentOperation[], GatewayFailure> = success([])
  /**
   * Start times of the periods, in epoch milliseconds, for which the portal asked for the recent
   * operations, in order.
   */
  readonly requestedStartTimes: number[] = []

  async operationsSince(at: number) {
    this.requestedStartTimes.push(at)
    return this.operationsAnswer
  }
}

/**
 * Creates the service with which a tab finds loans of the revolving credit line that the customer
 * requested on other devices.
 */
export function createLoansOnOtherDevices({
  exactlyOnce,
  log,
  clock = new ManualClock(),
}: {
  readonly exactlyOnce: ExactlyOnce
  readonly log: OperationLog
  readonly clock?: Clock
}): CreditLineLoansOnOtherDevices {
  return new CreditLineLoansOnOtherDevices(exactlyOnce, log, clock)
}
