import { success, type Result } from '@/domain/shared/result'
import { LineUses } from '@/application/revolving-line/line-uses'
import type { Clock } from '@/application/shared/clock.port'
import type { OperationLog } from '@/application/shared/operation-log'
import { OperationsElsewhere } from '@/application/shared/operations-elsewhere'
import type { RecentOperation, RecentOperationsGateway } from '@/application/shared/recent-operations.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { ManualClock } from './manual-clock'

/** A lender who lists what all devices ordered. */
export class MemoryRecentOperations implements RecentOperationsGateway {
  answer: Result<readonly RecentOperation[], GatewayFailure> = success([])
  /** From when it was asked, in order. */
  readonly asked: number[] = []

  async since(at: number) {
    this.asked.push(at)
    return this.answer
  }
}

interface Device {
  readonly log: OperationLog
  readonly clock?: Clock
  readonly recent?: RecentOperationsGateway
}

export function operationsElsewhereIn({
  log,
  clock = new ManualClock(),
  recent = new MemoryRecentOperations(),
}: Device): OperationsElsewhere {
  return new OperationsElsewhere(recent, log, clock)
}

export function lineUsesIn(device: Device): LineUses {
  const { log, clock = new ManualClock() } = device
  return new LineUses(operationsElsewhereIn(device), log, clock)
}
