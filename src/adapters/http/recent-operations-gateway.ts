import { instant, type Instant } from '@/domain/shared/calendar-date'
import { pesosToCents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { OperationOwner } from '@/application/shared/operation-status.port'
import type {
  RecentOperation,
  RecentOperationKind,
  RecentOperationsGateway,
} from '@/application/shared/recent-operations.port'
import type { CallAnswer } from '@/adapters/contract/call'
import { ordersContract as calls } from '@/adapters/contract/orders.contract'
import { HttpGateway } from './http-gateway'
import { toNotOfferedFailure } from './to-not-offered'
import { omitUndefined } from './without-undefined'

type OperationJson = CallAnswer<typeof calls.recentOperations>[number]

const operationKinds: ReadonlyMap<string, RecentOperationKind> = new Map([
  ['PAYMENT', 'payment'],
  ['LINE_LOAN', 'line-loan'],
  ['SHOP_PAYMENT', 'shop-payment'],
  ['REFINANCING', 'refinancing-loan'],
  ['DOWN_PAYMENT', 'down-payment'],
])

const recentOperationStatuses: Readonly<
  Record<NonNullable<OperationJson['status']>, RecentOperation['status']>
> = {
  APPROVED: 'approved',
  REJECTED: 'rejected',
  IN_PROCESS: 'in-process',
}

export class HttpRecentOperationsGateway extends HttpGateway implements RecentOperationsGateway {
  async operationsSince(
    at: Instant,
    { taxId }: OperationOwner,
  ): Promise<Result<readonly RecentOperation[], GatewayFailure>> {
    const input = { path: { taxId }, query: { since: new Date(at).toISOString() } }
    const reading = { toValue: toRecentOperations, refusalFailures: toNotOfferedFailure }
    const answer = await this.askWithFailures(calls.recentOperations, input, reading)
    if (answer.ok) return answer
    return answer.failure.kind === 'not-offered' ? success([]) : failure(answer.failure)
  }
}

function toRecentOperations(listed: readonly OperationJson[]): readonly RecentOperation[] {
  return listed.flatMap((each) => {
    const kind = operationKinds.get(each.kind)
    return kind ? [toRecentOperation(each, kind)] : []
  })
}

function toRecentOperation(json: OperationJson, kind: RecentOperationKind): RecentOperation {
  return {
    kind,
    amount: pesosToCents(json.amount),
    status: json.status ? recentOperationStatuses[json.status] : 'in-process',
    at: instant(Date.parse(json.createdAt)),
    ...omitUndefined({
      idempotencyKey: json.idempotencyKey || undefined,
      target: json.target || undefined,
      reference: json.reference || undefined,
    }),
  }
}
