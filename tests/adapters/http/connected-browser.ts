import type { Container } from 'inversify'
import { createFakeBackEnd } from '@/adapters/fake/create-fake-back-end'
import { callOf } from '@/adapters/fake/call-table'
import type { CallName } from '@/adapters/fake/call-name'
import { type NextAnswer } from '@/adapters/fake/demo-state'
import { demoStateWithLinks } from '#tests/support/lender-links'
import { HttpClient } from '@/adapters/http/http-client'
import { toSession } from '@/adapters/http/session-mapper'
import { createContainer } from '@/start/container'
import { AccessGateway } from '@/application/access/access.port'
import { AutoLoginGateway } from '@/application/access/auto-login.port'
import { IdentityCheckGateway } from '@/application/access/identity-check.port'
import { NewPasswordGateway } from '@/application/access/new-password.port'
import { PasskeyGateway } from '@/application/access/passkey.port'
import { PhoneChangeGateway } from '@/application/access/phone-change.port'
import { CancellationGateway } from '@/application/cancellation/cancellation.port'
import { ConsumerRequestGateway } from '@/application/cancellation/consumer-request.port'
import { CardGateway } from '@/application/cards/card.port'
import { CardUpdateGateway } from '@/application/cards/card-update.port'
import { CustomerDocumentGateway } from '@/application/documents/customer-document.port'
import { DocumentGateway } from '@/application/documents/document.port'
import { HomeGateway } from '@/application/home/home.port'
import { LoanCostGateway } from '@/application/loan-cost/loan-cost.port'
import { LoanGateway } from '@/application/loans/loan.port'
import { PushSubscriptionGateway } from '@/application/notifications/push-subscription.port'
import { OfferGateway } from '@/application/offers/offer.port'
import { PaymentGateway } from '@/application/payments/payment.port'
import { ProfileGateway } from '@/application/profile/profile.port'
import { LineGateway } from '@/application/revolving-line/line.port'
import { QrPaymentGateway } from '@/application/qr-payment/qr-payment.port'
import { RefinancingJourney } from '@/application/refinancing/refinancing-journey'
import { RefinancingGateway } from '@/application/refinancing/refinancing.port'
import { SessionGateway } from '@/application/session/session.port'
import { OperationStatusGateway } from '@/application/shared/operation-status.port'
import { RecentOperationsGateway } from '@/application/shared/recent-operations.port'
import { ClaimGateway } from '@/application/support/claim.port'
import { SurveyGateway } from '@/application/support/survey.port'
import { SessionStore } from '@/application/session/session-store'
import { OperationLog } from '@/application/shared/operation-log'
import type { Session } from '@/domain/session/session'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryTabLock } from '#tests/support/memory-device'
import { MemoryStorage, SharedTexts } from '#tests/support/memory-storage'
import { PendingAnswer } from '#tests/support/loan-builders'
import { shippedConfiguration } from '#tests/support/shipped-configuration'
import { sessionsIn } from '#tests/support/sessions-in'
import { memoryPlatformServices } from '#tests/support/memory-platform-services'

const apiBaseUrl = 'https://portal.invalid/api'
const pushBaseUrl = 'http://push.invalid'
const minute = 60_000

/** A request and how it was answered. */
export interface Exchange {
  /** Capability and row, `payments.payWithSavedCard`. */
  readonly call: string
  readonly request: Request
  readonly status: number
}

/** A browser with its tabs, connected to the lender as the demo plays it; every request is kept. */
export class ConnectedBrowser {
  readonly clock = new ManualClock()
  readonly requests: Request[] = []
  readonly exchanges: Exchange[] = []
  readonly backEnd = createFakeBackEnd({
    demoState: demoStateWithLinks,
    now: () => this.clock.now(),
    sleep: () => Promise.resolve(),
  })
  private readonly texts = new SharedTexts()
  private readonly tabLock = new MemoryTabLock()
  private readonly held = new Map<string, PendingAnswer<void>>()

  newTab(): ConnectedTab {
    return new ConnectedTab(this.fetch, new MemoryStorage(this.texts), this.tabLock, this.clock)
  }

  /** Somebody who logged in before the story begins. */
  letIn(personaId: string): Session {
    const customer = this.backEnd.letIn(personaId)
    if (!customer) throw new Error(`Nobody of the cast is ${personaId}`)
    const session = toSession(customer)
    sessionsIn(new MemoryStorage(this.texts)).open(session)
    return session
  }

  /** Access tokens live 15 minutes, refresh tokens 12 hours. */
  letAccessTokenExpire(): void {
    this.clock.advance(15 * minute)
  }

  letRefreshTokenExpire(): void {
    this.clock.advance(12 * 60 * minute)
  }

  /** The next answer of that call is another one. */
  next(call: CallName, answer: NextAnswer): void {
    this.backEnd.arrange({ next: [{ call, answer }] })
  }

  /** The server does its work, and its answer to that call stays on the way until it is let go. */
  hold(call: CallName): () => void {
    const pending = new PendingAnswer<void>()
    this.held.set(call, pending)
    return () => pending.give()
  }

  /** Capability and row of every request so far. */
  calls(): readonly string[] {
    return this.requests.map(nameOf)
  }

  timesAsked(call: CallName): number {
    return this.calls().filter((name) => name === call).length
  }

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    this.requests.push(request.clone())
    const asked = request.clone()
    const response = await this.backEnd.handle(request)
    this.exchanges.push({ call: nameOf(request), request: asked, status: response.status })
    await this.held.get(nameOf(request))?.promise
    return response
  }
}

/** One tab: who it thinks is signed in, and its way to the server. */
export class ConnectedTab {
  readonly sessions: SessionStore
  readonly operations: OperationLog
  readonly client: HttpClient
  readonly gateways: Gateways
  readonly refinancing: RefinancingJourney

  constructor(
    fetch: typeof globalThis.fetch,
    storage: MemoryStorage,
    tabLock: MemoryTabLock,
    clock: ManualClock,
  ) {
    const container = createContainer(
      memoryPlatformServices({
        fetch,
        configuration: { ...shippedConfiguration(), apiBaseUrl, pushBaseUrl },
        localStorage: storage,
        clock,
        tabLock,
      }),
    )
    this.sessions = container.get(SessionStore)
    this.operations = container.get(OperationLog)
    const addresses = { apiBaseUrl, pushBaseUrl }
    this.client = new HttpClient({ fetch, addresses, sessions: this.sessions, tabLock })
    this.gateways = gatewaysOf(container)
    this.refinancing = container.get(RefinancingJourney)
  }
}

export type Gateways = ReturnType<typeof gatewaysOf>

/** As the container binds them. */
function gatewaysOf(container: Container) {
  return {
    access: container.get<AccessGateway>(AccessGateway),
    autoLogin: container.get<AutoLoginGateway>(AutoLoginGateway),
    cancellation: container.get<CancellationGateway>(CancellationGateway),
    consumerRequests: container.get<ConsumerRequestGateway>(ConsumerRequestGateway),
    cards: container.get<CardGateway>(CardGateway),
    cardUpdate: container.get<CardUpdateGateway>(CardUpdateGateway),
    customerPapers: container.get<CustomerDocumentGateway>(CustomerDocumentGateway),
    documents: container.get<DocumentGateway>(DocumentGateway),
    home: container.get<HomeGateway>(HomeGateway),
    identityCheck: container.get<IdentityCheckGateway>(IdentityCheckGateway),
    lines: container.get<LineGateway>(LineGateway),
    loanCosts: container.get<LoanCostGateway>(LoanCostGateway),
    loans: container.get<LoanGateway>(LoanGateway),
    newPasswords: container.get<NewPasswordGateway>(NewPasswordGateway),
    orderStatuses: container.get<OperationStatusGateway>(OperationStatusGateway),
    recentOperations: container.get<RecentOperationsGateway>(RecentOperationsGateway),
    offers: container.get<OfferGateway>(OfferGateway),
    passkeys: container.get<PasskeyGateway>(PasskeyGateway),
    payments: container.get<PaymentGateway>(PaymentGateway),
    phoneChange: container.get<PhoneChangeGateway>(PhoneChangeGateway),
    profile: container.get<ProfileGateway>(ProfileGateway),
    pushSubscriptions: container.get<PushSubscriptionGateway>(PushSubscriptionGateway),
    qrPayment: container.get<QrPaymentGateway>(QrPaymentGateway),
    session: container.get<SessionGateway>(SessionGateway),
    claims: container.get<ClaimGateway>(ClaimGateway),
    refinancing: container.get<RefinancingGateway>(RefinancingGateway),
    survey: container.get<SurveyGateway>(SurveyGateway),
  }
}

function nameOf(request: Request): string {
  const path = new URL(request.url).pathname.replace(/^\/(api|push)\//, '/')
  return callOf(request.method, path)?.name ?? `${request.method} ${path}`
}
