import { success, type Result } from '@/domain/shared/result'
import { CreditLineLoansOnOtherDevices } from '@/application/revolving-line/credit-line-loans-on-other-devices'
import type { Clock } from '@/application/shared/clock.port'
import type { ExactlyOnce } from '@/application/shared/exactly-once'
import type { OperationLog } from '@/application/shared/operation-log'
import type { RecentOperation, RecentOperationsGateway } from '@/application/shared/recent-operations.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { ManualClock } from './manual-clock'

/** In-memory gateway that lists the recent operations of all devices, as set by a test. */
export class MemoryRecentOperations implements RecentOperationsGateway {
  answer: Result<readonly RecentOperation[], GatewayFailure> = success([])
  /** Start times, in epoch milliseconds, of the requests for recent operations, in order. */
  readonly requestedStartTimes: number[] = []

  async since(at: number) {
    this.requestedStartTimes.push(at)
    return this.answer
  }
}

/** Creates the service with which a tab finds uses of the revolving line on other devices. */
export function createCreditLineUses({
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
