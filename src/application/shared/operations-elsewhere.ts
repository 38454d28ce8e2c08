import { inject, injectable } from 'inversify'
import type { Instant } from '@/domain/shared/calendar-date'
import { guardMilliseconds } from '@/domain/shared/operation'
import { success, type Result } from '@/domain/shared/result'
import { Clock } from './clock.port'
import type { GatewayFailure } from './gateway-failure'
import { OperationLog } from './operation-log'
import type { OperationOwner } from './operation-status.port'
import {
  RecentOperationsGateway,
  type RecentOperation,
  type RecentOperationKind,
} from './recent-operations.port'

/**
 * Period for which operations of other devices are requested: long enough to cover every operation that is
 * still guarded.
 */
const askedMilliseconds = 2 * guardMilliseconds

/** Finds recent operations of other devices. Source: PAY-20. */
@injectable()
export class OperationsElsewhere {
  constructor(
    @inject(RecentOperationsGateway) private readonly gateway: RecentOperationsGateway,
    @inject(OperationLog) private readonly log: OperationLog,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Returns the operations of a kind from the last four days that were done or may still be; empty if the
   * lender has no such list.
   */
  async of(
    kind: RecentOperationKind,
    owner: OperationOwner,
  ): Promise<Result<readonly RecentOperation[], GatewayFailure>> {
    const since = (this.clock.now() - askedMilliseconds) as Instant
    const recent = await this.gateway.since(since, owner)
    if (!recent.ok) return recent
    return success(recent.value.filter((each) => each.kind === kind && this.isElsewhere(each)))
  }

  private isElsewhere({ status, idempotencyKey }: RecentOperation): boolean {
    if (status === 'rejected') return false
    return idempotencyKey === undefined || this.log.find(idempotencyKey) === undefined
  }
}

/** Returns an id for an operation of the list. */
export function elsewhereId({ idempotencyKey, reference, kind, target, at }: RecentOperation): string {
  return idempotencyKey ?? reference ?? `${kind} ${target ?? ''} ${at}`
}
