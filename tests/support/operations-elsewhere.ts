import { success, type Result } from '@/domain/shared/result'
import { LineUses } from '@/application/revolving-line/line-uses'
import type { Clock } from '@/application/shared/clock.port'
import type { ExactlyOnce } from '@/application/shared/exactly-once'
import type { OperationLog } from '@/application/shared/operation-log'
import type { RecentOperation, RecentOperationsGateway } from '@/application/shared/recent-operations.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { ManualClock } from './manual-clock'

/** A gateway that lists the operations of all devices. */
export class MemoryRecentOperations implements RecentOperationsGateway {
  answer: Result<readonly RecentOperation[], GatewayFailure> = success([])
  /** The times from which operations were requested, in order. */
  readonly asked: number[] = []

  async since(at: number) {
    this.asked.push(at)
    return this.answer
  }
}

/** Uses of the line on other devices, as the engine of that tab receives them. */
export function createLineUses({
  exactlyOnce,
  log,
  clock = new ManualClock(),
}: {
  readonly exactlyOnce: ExactlyOnce
  readonly log: OperationLog
  readonly clock?: Clock
}): LineUses {
  return new LineUses(exactlyOnce, log, clock)
}
