import { failure, type Result } from '@/domain/shared/result'
import type { SessionStore } from '@/application/session/session-store'
import type { SkippedItems } from '@/application/shared/skipped-items'
import type { CrossTabLock } from '@/application/shared/cross-tab-lock.port'
import type { CallAnswer, ApiCall } from '@/adapters/contract/call'
import type { HttpFailure } from './http-failure'
import type { ReceivedServerAnswer } from './answer-deviation'
import { AccessTokenRefresh } from './access-token-refresh'
import {
  HttpTransport,
  type ApiCallInput,
  type HttpBaseAddresses,
  type FetchImplementation,
} from './http-transport'

/**
 * The parts that the HTTP client needs: addresses, sessions, locks, and functions that receive what the
 * client observes.
 */
interface HttpClientOptions extends FetchImplementation {
  readonly addresses: HttpBaseAddresses
  readonly sessions: SessionStore
  readonly tabLock: CrossTabLock
  /** Records the lists from which invalid items were left out. Source: GEN-10. */
  readonly skippedItems?: SkippedItems
  /**
   * Returns whether the lender has switched off the part of the portal that uses the API call; undefined if
   * no part of the portal is switched off. Source: OPS-03.
   */
  readonly isCallSwitchedOff?: (call: ApiCall) => Promise<boolean> | undefined
  /**
   * Called before each request. Returns the function that receives the answer of the server, so that deviations
   * and failures can be recorded; for a request without an answer, one with status 0. Source: CON-05, OPS-04.
   */
  readonly onSend?: (() => (answer: ReceivedServerAnswer) => void) | undefined
}

/**
 * The failure of an API call that the lender has switched off. It is the same as for a lender whose server
 * does not have the call, but no request was sent.
 */
const switchedOffFailure: HttpFailure = { kind: 'refused', status: 501, isUnsent: true }

/**
 * Sends API calls with the access token of the session, and renews the token if the server no longer
 * accepts it.
 */
export class HttpClient {
  private readonly transport: HttpTransport
  readonly sessions: SessionStore
  private readonly refresh: AccessTokenRefresh
  private readonly isCallSwitchedOff: HttpClientOptions['isCallSwitchedOff']

  constructor({
    fetch,
    requestClass,
    addresses,
    sessions,
    tabLock,
    skippedItems,
    isCallSwitchedOff,
    onSend,
  }: HttpClientOptions) {
    this.transport = new HttpTransport({ fetch, requestClass }, addresses, skippedItems, onSend)
    this.sessions = sessions
    this.isCallSwitchedOff = isCallSwitchedOff
    this.refresh = new AccessTokenRefresh(this.transport, sessions, tabLock)
  }

  /**
   * Sends an API call. After a 401, renews the access token and sends the call once more. It never repeats
   * a call for another reason.
   * Source: SES-07, SES-21.
   */
  async send<Call extends ApiCall>(
    call: Call,
    input: ApiCallInput<Call>,
  ): Promise<Result<CallAnswer<Call>, HttpFailure>> {
    const switched = this.isCallSwitchedOff?.(call)
    if (switched && (await switched)) return failure(switchedOffFailure)
    const session = this.sessions.current()
    if (input.onBehalfOf !== undefined && session?.customer.taxId !== input.onBehalfOf)
      return failure({ kind: 'session-ended' })
    const tokens = call.access === 'open' ? undefined : session?.tokens
    const first = await this.transport.sendCall(call, input, tokens?.access)
    if (!tokens || first.ok) return first
    if (first.failure.kind !== 'refused' || first.failure.status !== 401) return first
    const renewed = await this.refresh.renew(tokens)
    return renewed.ok ? this.transport.sendCall(call, input, renewed.value.access) : renewed
  }
}
