import type { Container } from 'inversify'
import { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import { findServedCall } from '@/adapters/fake/call-table'
import type { CallName } from '@/adapters/fake/call-name'
import { type DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import { demoStateWithSentLinks } from '#tests/support/lender-links'
import { HttpClient } from '@/adapters/http/http-client'
import { toSession } from '@/adapters/http/session-mapper'
import { gatewayPortsByName } from './gateway-ports'
import { createContainer } from '@/start/container'
import { pairPortWithService } from '@/start/port-with-service'
import { PayInstallment } from '@/application/payments/pay-installment'
import { PaymentPrecondition } from '@/application/payments/payment-precondition'
import { RefinancingJourney } from '@/application/refinancing/refinancing-journey'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { LocalStorage } from '@/application/shared/key-value-storage.port'
import { OperationLog } from '@/application/shared/operation-log'
import { PageTelemetry } from '@/application/shared/page-telemetry'
import type { Port } from '@/application/shared/port'
import type { Settings } from '@/application/shared/settings.port'
import { CrossTabLock } from '@/application/shared/cross-tab-lock.port'
import type { Session } from '@/domain/session/session'
import '#tests/support/every-capability'
import '#tests/support/every-gateway'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryCrossTabLock } from '#tests/support/memory-device'
import { MemoryStorage, SharedStorageContent } from '#tests/support/memory-storage'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { readShippedConfiguration } from '#tests/support/shipped-configuration'
import { createSessionStore } from '#tests/support/sessions-in'
import { createMemoryDeviceServices } from '#tests/support/memory-services'

const apiBaseUrl = 'https://portal.invalid/api'
const pushBaseUrl = 'http://push.invalid'
const minuteMilliseconds = 60_000

/** Request that the browser sent, with the HTTP status of its answer. */
export interface SentRequestWithStatus {
  /** Name of the API call, such as `payments.payWithSavedCard`: the part of the API, then the call. */
  readonly call: string
  readonly request: Request
  readonly status: number
}

/**
 * Browser for tests whose tabs are connected to a fake back end. It records every request, and the HTTP
 * status of its answer.
 */
export class BrowserWithFakeBackEnd {
  readonly clock = new ManualClock()
  readonly requests: Request[] = []
  readonly exchanges: SentRequestWithStatus[] = []
  readonly backEnd = new FakeBackEnd({
    demoState: demoStateWithSentLinks,
    now: () => this.clock.now(),
    sleep: () => Promise.resolve(),
  })
  private readonly texts = new SharedStorageContent()
  private readonly tabLock = new MemoryCrossTabLock()
  private readonly callsWithNextAnswerDelayed = new Set<string>()
  private readonly delayedAnswersByCall = new Map<string, ManuallyResolvedAnswer<void>>()

  /**
   * Opens a browser tab. `settings` replaces single values of the configuration that the portal ships
   * with.
   */
  openTab(settings: Partial<Settings> = {}): TabWithFakeBackEnd {
    return new TabWithFakeBackEnd(
      this.fetch,
      new MemoryStorage(this.texts),
      this.tabLock,
      this.clock,
      settings,
    )
  }

  /**
   * Signs a persona in without sending a request. Returns the session, which all tabs of the browser
   * share.
   */
  signIn(personaId: string): Session {
    const customer = this.backEnd.signIn(personaId)
    if (!customer) throw new Error(`No persona is ${personaId}`)
    const session = toSession(customer)
    createSessionStore(new MemoryStorage(this.texts)).openSession(session)
    return session
  }

  /**
   * Advances the clock by the 15 minutes after which the access token expires. The refresh token stays
   * valid.
   */
  expireAccessToken(): void {
    this.clock.advance(15 * minuteMilliseconds)
  }

  expireRefreshToken(): void {
    this.clock.advance(12 * 60 * minuteMilliseconds)
  }

  /** Makes the lender give the answer `answer` to the next request of the API call `call`. */
  setNextAnswer(call: CallName, answer: DemoNextCallAnswer): void {
    this.backEnd.changeDemoState({ next: [{ call, answer }] })
  }

  /**
   * Delays every answer to the given API call after the lender has handled the request. Returns a
   * function that delivers the delayed answers.
   */
  delayAnswersOfCall(call: CallName): () => void {
    const pending = new ManuallyResolvedAnswer<void>()
    this.delayedAnswersByCall.set(call, pending)
    return () => pending.resolveWith()
  }

  /**
   * Delays the answer to the next request of the given API call only. Returns a function that delivers
   * the delayed answer.
   */
  delayNextAnswerOfCall(call: CallName): () => void {
    const letGo = this.delayAnswersOfCall(call)
    this.callsWithNextAnswerDelayed.add(call)
    return letGo
  }

  /**
   * Returns the names of the API calls that the browser has sent so far, in order, such as
   * `payments.payWithSavedCard`.
   */
  sentCallNames(): readonly string[] {
    return this.requests.map(callNameOf)
  }

  countCalls(call: CallName): number {
    return this.sentCallNames().filter((name) => name === call).length
  }

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    this.requests.push(request.clone())
    const asked = request.clone()
    const response = await this.backEnd.handle(request)
    this.exchanges.push({ call: callNameOf(request), request: asked, status: response.status })
    const name = callNameOf(request)
    const held = this.delayedAnswersByCall.get(name)
    if (this.callsWithNextAnswerDelayed.delete(name)) this.delayedAnswersByCall.delete(name)
    await held?.promise
    return response
  }
}

/** Browser tab for tests, with its session and with the gateways that send requests to the lender. */
export class TabWithFakeBackEnd {
  readonly sessions: SessionStore
  readonly operationLog: OperationLog
  readonly pageTelemetry: PageTelemetry
  readonly client: HttpClient
  readonly gateways: TestGateways
  readonly refinancingJourney: RefinancingJourney
  readonly payInstallment: PayInstallment
  readonly paymentPrecondition: PaymentPrecondition

  constructor(
    fetch: typeof globalThis.fetch,
    storage: MemoryStorage,
    tabLock: MemoryCrossTabLock,
    clock: ManualClock,
    settings: Partial<Settings> = {},
  ) {
    const shipped = readShippedConfiguration()
    const configuration = {
      ...shipped,
      apiBaseUrl,
      pushBaseUrl,
      settings: { ...shipped.settings, ...settings },
    }
    const container = createContainer({ fetch, configuration }, [
      ...createMemoryDeviceServices(),
      pairPortWithService(LocalStorage, storage),
      pairPortWithService(Clock, clock),
      pairPortWithService(CrossTabLock, tabLock),
    ])
    this.sessions = container.get(SessionStore)
    this.operationLog = container.get(OperationLog)
    this.pageTelemetry = container.get(PageTelemetry)
    const addresses = { apiBaseUrl, pushBaseUrl, portalBaseUrl: 'https://portal.invalid' }
    this.client = new HttpClient({ fetch, addresses, sessions: this.sessions, tabLock })
    this.gateways = gatewaysOfContainer(container)
    this.refinancingJourney = container.get(RefinancingJourney)
    this.payInstallment = container.get(PayInstallment)
    this.paymentPrecondition = container.get(PaymentPrecondition)
  }
}

export type TestGateways = {
  readonly [Name in keyof typeof gatewayPortsByName]: (typeof gatewayPortsByName)[Name] extends Port<
    infer Gateway
  >
    ? Gateway
    : never
}

/** Returns the gateways that the dependency container creates. */
function gatewaysOfContainer(container: Container): TestGateways {
  const bound = Object.entries(gatewayPortsByName).map(([name, port]) => [name, container.get(port)])
  return Object.fromEntries(bound) as TestGateways
}

function callNameOf(request: Request): string {
  const path = new URL(request.url).pathname.replace(/^\/(api|push)\//, '/')
  return findServedCall(request.method, path)?.name ?? `${request.method} ${path}`
}
