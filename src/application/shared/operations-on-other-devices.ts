import { inject, injectable } from 'inversify'
import type { Instant } from '@/domain/shared/calendar-date'
import { sameTargetBlockMilliseconds } from '@/domain/shared/operation'
import { Clock } from './clock.port'
import { OperationLog } from './operation-log'
import type { OperationOwner } from './operation-status.port'
import {
  RecentOperationsGateway,
  type RecentOperation,
  type RecentOperationKind,
} from './recent-operations.port'
import { withTimeout } from './with-timeout'

/**
 * Milliseconds back from now for which operations of other devices are requested. The period covers every
 * operation that can still block another one.
 */
const lookbackMilliseconds = 2 * sameTargetBlockMilliseconds

/**
 * Maximum milliseconds to wait for the lender's list of recent operations, for both attempts together. Not
 * every lender has this list.
 */
const recentOperationsTimeoutMilliseconds = 10_000

/** Finds recent operations that the customer made on other devices. Source: PAY-20. */
@injectable()
export class OperationsOnOtherDevices {
  constructor(
    @inject(RecentOperationsGateway) private readonly gateway: RecentOperationsGateway,
    @inject(OperationLog) private readonly log: OperationLog,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Returns the operations of the given kind that the customer made on other devices in the last four days,
   * and that the lender has done or may still do. Empty if the lender has no list of recent operations, fails
   * twice or takes longer than 10 seconds.
   */
  async recentOperationsOfKind(
    kind: RecentOperationKind,
    owner: OperationOwner,
  ): Promise<readonly RecentOperation[]> {
    const recent = await withTimeout(
      this.clock,
      this.fetchRecent(owner),
      [],
      recentOperationsTimeoutMilliseconds,
    )
    return recent.filter((each) => each.kind === kind && this.isElsewhere(each))
  }

  private async fetchRecent(owner: OperationOwner): Promise<readonly RecentOperation[]> {
    const since = (this.clock.now() - lookbackMilliseconds) as Instant
    const first = await this.gateway.operationsSince(since, owner)
    const recent = first.ok ? first : await this.gateway.operationsSince(since, owner)
    return recent.ok ? recent.value : []
  }

  private isElsewhere({ status, idempotencyKey }: RecentOperation): boolean {
    if (status === 'rejected') return false
    return idempotencyKey === undefined || this.log.find(idempotencyKey) === undefined
  }
}

/**
 * Returns a text that identifies an operation in the lender's list of recent operations: the operation's
 * idempotency key, the lender's number or, without either, its kind, target and time.
 */
export function recentOperationId({ idempotencyKey, reference, kind, target, at }: RecentOperation): string {
  return idempotencyKey ?? reference ?? `${kind} ${target ?? ''} ${at}`
}
