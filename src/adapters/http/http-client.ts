import { failure, type Result } from '@/domain/shared/result'
import type { SessionStore } from '@/application/session/session-store'
import type { SkippedItems } from '@/application/shared/skipped-items'
import type { TabLock } from '@/application/shared/tab-lock.port'
import type { CallAnswer, ApiCall } from '@/adapters/contract/call'
import type { HttpFailure } from './http-failure'
import type { ReceivedAnswer } from './answer-deviation'
import { TokenRefresh } from './token-refresh'
import {
  HttpTransport,
  type CallInput,
  type HttpBaseAddresses,
  type FetchImplementation,
} from './http-transport'

/** What the HTTP client is created with: addresses, sessions, locks, and receivers of what it observes. */
export interface HttpClientOptions extends FetchImplementation {
  readonly addresses: HttpBaseAddresses
  readonly sessions: SessionStore
  readonly tabLock: TabLock
  /** Records which lists had invalid items that were left out. Source: GEN-10. */
  readonly skippedItems?: SkippedItems
  /** Returns whether the lender has switched off the part of the portal that a call serves. Source: OPS-03. */
  readonly isOff?: (row: ApiCall) => Promise<boolean> | undefined
  /** Receives every answer, if diagnostics are on. Source: CON-05. */
  readonly diagnose?: ((answer: ReceivedAnswer) => void) | undefined
}

/** The answer to a call that the lender has switched off: that of a lender that does not have the call. */
const switchedOff: HttpFailure = { kind: 'refused', status: 501 }

/** Sends the calls of the contract with the session's token, and renews the token if necessary. */
export class HttpClient {
  private readonly transport: HttpTransport
  readonly sessions: SessionStore
  private readonly refresh: TokenRefresh
  private readonly isOff: HttpClientOptions['isOff']

  constructor({
    fetch,
    requestClass,
    addresses,
    sessions,
    tabLock,
    skippedItems,
    isOff,
    diagnose,
  }: HttpClientOptions) {
    this.transport = new HttpTransport({ fetch, requestClass }, addresses, skippedItems, diagnose)
    this.sessions = sessions
    this.isOff = isOff
    this.refresh = new TokenRefresh(this.transport, sessions, tabLock)
  }

  /**
   * Sends a call. After a 401 it is sent once more with a renewed token; nothing else is ever repeated.
   * Source: SES-07, SES-21.
   */
  async send<Row extends ApiCall>(
    row: Row,
    input: CallInput<Row>,
  ): Promise<Result<CallAnswer<Row>, HttpFailure>> {
    const switched = this.isOff?.(row)
    if (switched && (await switched)) return failure(switchedOff)
    const session = this.sessions.current()
    if (input.onBehalfOf !== undefined && session?.customer.taxId !== input.onBehalfOf)
      return failure({ kind: 'session-ended' })
    const tokens = row.access === 'open' ? undefined : session?.tokens
    const first = await this.transport.call(row, input, tokens?.access)
    if (!tokens || first.ok) return first
    if (first.failure.kind !== 'refused' || first.failure.status !== 401) return first
    const renewed = await this.refresh.renew(tokens)
    return renewed.ok ? this.transport.call(row, input, renewed.value.access) : renewed
  }
}
