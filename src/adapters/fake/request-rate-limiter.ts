import { findCallRateLimits, type CallRateLimit } from '@/adapters/contract/call-rate-limits'
import type { LenderClock } from './shared/clock'
import type { DemoOverrides } from './demo-state'
import { findRequestedObjectReferences, type CallParameters } from './object-references'
import type { CustomerRecord } from './shared/records'
import { createTooManyRequestsRefusal, type Refusal } from './shared/refusal'

const hourMilliseconds = 3_600_000

interface CountedRequest {
  /** When the request was received, in epoch milliseconds. */
  readonly receivedAt: number
  readonly idempotencyKey: string | undefined
}

interface RequestToCount extends CallParameters {
  readonly customer: CustomerRecord | undefined
  readonly idempotencyKey: string | undefined
  /** IP address of the client that sends the request; always the same in the demo. */
  readonly ipAddress: string
}

/**
 * Counts the requests of each API call that has a request limit, by person and by IP address of the client.
 * Source: SES-22.
 */
export class RequestRateLimiter {
  private readonly clock: LenderClock
  private readonly overrides: () => DemoOverrides
  private readonly countedRequests = new Map<string, readonly CountedRequest[]>()

  constructor(clock: LenderClock, overrides: () => DemoOverrides) {
    this.clock = clock
    this.overrides = overrides
  }

  /**
   * Returns the refusal of a request that comes after the allowed number of requests. Otherwise counts the
   * request and returns undefined.
   */
  countRequestOrRefuse(asking: RequestToCount): Refusal | undefined {
    const now = this.clock.now()
    const limited = findCallRateLimits(asking.call).map((limit) => ({
      limit,
      ...this.recentRequests(limit, asking, now),
    }))
    const waits = limited.flatMap(({ limit, requests }) =>
      secondsUntilAllowed(limit, requests, this.allowedTimes(limit), now),
    )
    if (waits.length > 0) return createTooManyRequestsRefusal(Math.max(...waits))
    for (const { key, requests } of limited)
      this.countedRequests.set(key, [...requests, { receivedAt: now, idempotencyKey: asking.idempotencyKey }])
    return undefined
  }

  forgetAllRequests(): void {
    this.countedRequests.clear()
  }

  /**
   * Returns the earlier requests that count towards a request limit. A request with the same idempotency
   * key as the present one does not count.
   */
  private recentRequests(
    limit: CallRateLimit,
    asking: RequestToCount,
    now: number,
  ): { readonly key: string; readonly requests: readonly CountedRequest[] } {
    const who = limit.per === 'person' ? personIdOf(asking) : asking.ipAddress
    const key = `${asking.call.name} ${limit.per} ${who}`
    const requests = (this.countedRequests.get(key) ?? []).filter(
      ({ receivedAt, idempotencyKey }) =>
        receivedAt <= now &&
        now < receivedAt + limit.hours * hourMilliseconds &&
        (idempotencyKey === undefined || idempotencyKey !== asking.idempotencyKey),
    )
    return { key, requests }
  }

  private allowedTimes({ times }: CallRateLimit): number {
    return Math.min(times, this.overrides().requestsAllowed ?? times)
  }
}

function secondsUntilAllowed(
  { hours }: CallRateLimit,
  requests: readonly CountedRequest[],
  times: number,
  now: number,
): readonly number[] {
  if (requests.length < times) return []
  const first = requests.at(-times)?.receivedAt ?? now
  return [Math.ceil((first + hours * hourMilliseconds - now) / 1000)]
}

/**
 * Returns the person for whom a request is counted: the customer of the session, otherwise the person named
 * in the request.
 */
function personIdOf(asking: RequestToCount): string {
  const named = findRequestedObjectReferences(asking).find(({ role }) => role === 'tax-id' || role === 'dni')
  return asking.customer?.id ?? named?.id ?? ''
}
