import type { World } from '@cucumber/cucumber'
import { mock } from 'node:test'
import type { CallName } from '@/adapters/fake/call-name'
import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import type { CodeLoginAttempt } from '@/application/access/access.port'
import type { CardChargeAnswer } from '@/application/payments/payment.port'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { NewCard } from '@/domain/cards/new-card'
import type { Session } from '@/domain/session/session'
import { failure, success, type Result } from '@/domain/shared/result'
import { cents, pesosToCents, type Cents } from '@/domain/shared/money'
import { gatewayFailureText } from '@/ui/texts/failures.texts'
import { BrowserWithFakeBackEnd, type TabWithFakeBackEnd } from '#tests/adapters/http/connected-browser'
import { martaCustomer } from '#tests/support/test-customers'

type GatewayResult = Result<unknown, GatewayFailure>

/** The loan of the demo customer Marta, with an unpaid installment of $ 12.625. */
const martasLoan = {
  externalId: '40128753',
  subproductId: 12,
  commerceName: 'Casa Rivadavia Hogar',
} as const

/**
 * Uses the portal's HTTP adapters without any screen: sends requests to the back end and records their
 * results.
 */
export class HttpAdapterSession {
  private readonly browser = new BrowserWithFakeBackEnd()
  private readonly tab = this.browser.openTab()
  private session: Session | undefined
  private outcomeKinds: readonly string[] = []
  private lastRequest: Promise<GatewayResult> = Promise.resolve({ ok: true, value: undefined })

  static getOrCreateForScenario(world: World): HttpAdapterSession {
    const connection = adapterSessionByScenario.get(world) ?? new HttpAdapterSession()
    adapterSessionByScenario.set(world, connection)
    return connection
  }

  signIn(personaId: string): void {
    this.session = this.browser.signIn(personaId)
  }

  setNextCallAnswer(call: CallName, given: DemoNextCallAnswer): void {
    this.browser.setNextAnswer(call, given)
  }

  expireAccessToken(): void {
    this.browser.expireAccessToken()
  }

  expireRefreshToken(): void {
    this.browser.expireRefreshToken()
  }

  async requestPeopleWithDni(dni: string): Promise<void> {
    this.lastRequest = toPeopleSearchResult(this.tab.gateways.access.findPeople(dni))
    await this.lastRequest
  }

  async requestLoans(): Promise<void> {
    this.lastRequest = this.requestLoansInTab(this.tab)
    await this.lastRequest
  }

  /** Requests the customer's loans, and lets that many seconds pass. The lender does not answer meanwhile. */
  async requestLoansFromSilentLender(seconds: number): Promise<void> {
    mock.timers.enable({ apis: ['setTimeout'] })
    this.lastRequest = this.requestLoansInTab(this.tab)
    await runDueTasks()
    mock.timers.tick(seconds * 1000)
    await runDueTasks()
    mock.timers.reset()
  }

  async requestLoansConcurrently(times: number): Promise<void> {
    await Promise.all(Array.from({ length: times }, () => this.requestLoansInTab(this.tab)))
  }

  async requestLoansInTwoTabs(): Promise<void> {
    await Promise.all([this.requestLoansInTab(this.tab), this.requestLoansInTab(this.browser.openTab())])
  }

  /**
   * Requests the account status in this tab. Before the answer arrives, the lender hands the account
   * over to a law firm, and a second tab also requests the account status.
   */
  async requestAccountStatusInTwoTabs(): Promise<void> {
    const letGo = this.browser.delayNextAnswerOfCall('session.accountStatus')
    const asked = this.requestStatusInTab(this.tab)
    while (this.browser.countCalls('session.accountStatus') === 0) await runDueTasks()
    this.browser.clock.advance(1)
    this.browser.backEnd.changeDemoState({ set: { inLegalStudy: true } })
    await this.requestStatusInTab(this.browser.openTab())
    letGo()
    await asked
  }

  /** Returns whether this device has stored that a law firm now manages the customer's account. */
  isCustomersLawFirmStoredOnDevice(): boolean {
    return this.tab.sessions.accountStatus()?.legalStudy !== undefined
  }

  async payInstallment(): Promise<void> {
    const charged = this.tab.gateways.payments.payWithSavedCard({
      loanExternalId: '40128753',
      amount: cents(1_262_500),
      debitCardId: 'td-51c7a8e0',
      idempotencyKey: 'clave-1',
      onBehalfOf: martaCustomer.taxId,
    })
    this.lastRequest = charged.then(toChargeResult)
    await this.lastRequest
  }

  /** Sends concurrent payments for the loan of the demo customer Marta, one for each amount in pesos. */
  async payConcurrently(pesos: readonly number[]): Promise<void> {
    const { taxId: customerTaxId } = martaCustomer
    const order = (amount: Cents) =>
      this.tab.payInstallment.execute({
        customerTaxId,
        debt: { kind: 'loan', externalId: martasLoan.externalId },
        loan: martasLoan,
        amount,
        seenTotalDue: cents(1_262_500),
        acknowledgedKeys: [],
        card: { kind: 'saved', debitCardId: 'td-51c7a8e0' },
      })
    const ended = await Promise.all(pesos.map((each) => order(pesosToCents(each))))
    this.outcomeKinds = ended.map((each) => (each.ok ? each.value.outcome.kind : each.failure.kind))
  }

  /** Returns the outcome of each payment that `payConcurrently` sent. */
  concurrentPaymentOutcomes(): readonly string[] {
    return this.outcomeKinds
  }

  async registerPasskey(id: string): Promise<void> {
    const passkey = { credentialId: id, clientData: `cliente de ${id}`, attestation: `prueba de ${id}` }
    await this.tab.gateways.passkeys.registerPasskey(passkey)
  }

  async logInWithPasskey(id: string): Promise<void> {
    const signature = {
      credentialId: id,
      clientData: `cliente de ${id}`,
      authenticatorData: `dispositivo, ${id}`,
      signature: `firma de ${id}`,
    }
    await this.tab.gateways.passkeys.logIn({ taxId: this.requireSession().customer.taxId, signature })
  }

  async logInWithSmsCode(code: string, purpose: CodeLoginAttempt['purpose']): Promise<void> {
    await this.tab.gateways.access.logInWithCode({
      taxId: this.requireSession().customer.taxId,
      code,
      purpose,
    })
  }

  async updateCard(link: string, card: NewCard): Promise<void> {
    await this.tab.gateways.cardUpdate.updateCard(link, card)
  }

  async requestLoanAgreement(loanId: string): Promise<void> {
    this.lastRequest = this.tab.gateways.loanCostQueries.loanAgreement(loanId)
    await this.lastRequest
  }

  /**
   * Opens a refinancing link with that hash, and requests the refinancing proposal that belongs to the
   * link.
   */
  async requestRefinancingProposal(hash: string): Promise<void> {
    this.tab.refinancingJourney.openLink(hash)
    const link = this.tab.refinancingJourney.openedLink()
    if (link === undefined || link === 'unreadable') throw new Error('That is no link')
    this.lastRequest = this.tab.gateways.refinancing.proposal(link.taxId)
    await this.lastRequest
  }

  /** Subscribes the customer's device to push messages. */
  async subscribeToPush(token: string): Promise<void> {
    const { customerId } = this.requireSession().customer
    this.lastRequest = this.tab.gateways.pushSubscriptions.subscribe({ customerId, token })
    await this.lastRequest
  }

  lastRequestAddress(): string {
    return this.browser.requests.at(-1)?.url ?? ''
  }

  /**
   * Sends a request that opens, renews or ends a session. The fake lender answers the request with
   * status 401.
   */
  async sendCallAnsweredWith401(call: CallName): Promise<void> {
    this.browser.setNextAnswer(call, { status: 401, code: 'UNAUTHORIZED' })
    const { access, session } = this.tab.gateways
    const { customer, tokens } = this.requireSession()
    const { taxId } = customer
    const callsWithoutSession: Partial<Record<CallName, () => Promise<unknown>>> = {
      'access.logInWithPassword': () => access.logInWithPassword({ taxId, password: 'x' }),
      'access.authenticateWithCode': () => access.logInWithCode({ taxId, code: '0000', purpose: 'enter' }),
      'session.refreshToken': () => this.requestLoansInTab(this.tab),
      'session.logOut': () => session.logOut(tokens.refresh),
    }
    const send = callsWithoutSession[call]
    if (!send) throw new Error(`${call} needs a session`)
    await send()
  }

  /** Signs the customer out while the session token is being renewed. */
  async signOutDuringTokenRenewal(): Promise<void> {
    const letGo = this.browser.delayAnswersOfCall('session.refreshToken')
    this.lastRequest = this.requestLoansInTab(this.tab)
    while (this.browser.countCalls('session.refreshToken') === 0) await runDueTasks()
    this.tab.sessions.closeSession('left')
    letGo()
    await this.lastRequest
  }

  sentAuthorizationHeaders(): readonly string[] {
    return this.browser.requests.map(({ headers }) => headers.get('Authorization') ?? 'sin token')
  }

  sessionAuthorizationHeader(): string {
    return `Bearer ${this.requireSession().tokens.access}`
  }

  sentCallNames(): readonly string[] {
    return this.browser.sentCallNames()
  }

  /** Returns the body fields of the first request with that name in the API contract, each value as text. */
  async sentBodyFields(call: CallName): Promise<Readonly<Record<string, string>>> {
    const body: unknown = await this.browser.requests[this.sentCallNames().indexOf(call)]?.json()
    return Object.fromEntries(Object.entries(Object(body)).map(([name, value]) => [name, String(value)]))
  }

  countCharges(): number {
    return this.browser.backEnd.countCharges()
  }

  /**
   * Returns the message that the customer reads about the last request: 'todo bien' if the request
   * succeeded, or 'todavía espera' if it has no answer yet.
   */
  async lastRequestOutcomeMessage(): Promise<string> {
    const answer = await Promise.race([this.lastRequest, runDueTasks()])
    if (!answer) return 'todavía espera'
    return answer.ok ? 'todo bien' : gatewayFailureText(answer.failure)
  }

  isSignedIn(): boolean {
    return this.tab.sessions.current() !== undefined
  }

  private requireSession(): Session {
    if (!this.session) throw new Error('There is no session')
    return this.session
  }

  private requestStatusInTab({ gateways, sessions }: TabWithFakeBackEnd): Promise<GatewayResult> {
    return new LoadAccountStatus(gateways.session, sessions, this.browser.clock).execute()
  }

  private requestLoansInTab({ gateways }: TabWithFakeBackEnd): Promise<GatewayResult> {
    return gateways.loans.activeLoans(this.requireSession().customer.taxId)
  }
}

/** Converts the answer to a charge. A charge that is rejected or was not sent counts as a success. */
function toChargeResult(charged: CardChargeAnswer): GatewayResult {
  if (charged.ok) return charged
  const reason = charged.failure
  return reason.kind === 'rejected' || reason.kind === 'nothing-sent' ? success(reason) : failure(reason)
}

const adapterSessionByScenario = new WeakMap<World, HttpAdapterSession>()

/** Converts the answer to a search by DNI: a DNI without a person counts as a success. */
async function toPeopleSearchResult(
  answer: Promise<Result<unknown, GatewayFailure | { readonly kind: 'customer-not-found' }>>,
): Promise<GatewayResult> {
  const result = await answer
  if (result.ok || result.failure.kind === 'customer-not-found') return { ok: true, value: undefined }
  return { ok: false, failure: result.failure }
}

/** Runs the timers and promises that are due. */
async function runDueTasks(): Promise<undefined> {
  for (let times = 0; times < 10; times += 1) await new Promise((resolve) => setImmediate(resolve))
  return undefined
}
