import { failure, success, type Result } from '@/domain/shared/result'
import type { Cents } from '@/domain/shared/money'
import { callOf, servedCalls } from './call-table'
import type { IdentityChoice } from './identity-checks'
import type { JournalStorage } from './journal'
import { Lender } from './lender'
import { loggedCustomer, type LoggedCustomer } from './logged-customer'
import type { ConsumerCaseRecord } from './records'
import { withOddEntry } from './odd-entry'
import { unguessable } from './random-text'
import { notFound, type Refusal } from './refusal'
import { serve } from './serve'
import {
  defaultDemoState,
  withOverrides,
  type NextAnswer,
  type DemoState,
  type WrittenAnswer,
} from './demo-state'
import { Store } from './store'

export interface FakeBackEndOptions {
  readonly demoState: DemoState
  /** Epoch milliseconds: the demo clock. */
  readonly now: () => number
  readonly sleep: (milliseconds: number) => Promise<void>
  /** Keeps what changed from one load to the next. */
  readonly journal?: JournalStorage
  /** Between 0 and 1, for codes and tokens. */
  readonly random?: () => number
  /** The one portal whose passkeys are valid; by default the one that asks. */
  readonly portalOrigin?: string
  /** Receives the errors of the fake itself; the client gets a 500 without details. */
  readonly onMistake?: (mistake: unknown) => void
}

type CreditFailure = { readonly kind: 'loan-not-found' } | { readonly kind: 'nothing-due' }

/** The lender's server, played: a `Request` goes in, a `Response` comes out, or the connection breaks. */
export class FakeBackEnd {
  private current: DemoState
  private readonly options: FakeBackEndOptions
  private readonly store: Store
  private readonly lender: Lender
  /** Interrupted requests, with how many other calls are answered before each arrives. */
  private belated: readonly { readonly request: Request; readonly after: number }[] = []

  constructor(options: FakeBackEndOptions) {
    this.options = options
    this.current = options.demoState
    this.store = new Store(options.journal, this.routes())
    this.lender = new Lender({
      store: this.store,
      now: options.now,
      random: options.random ?? unguessable,
      overrides: () => this.current.set,
      sentLinks: () => this.current.links ?? [],
    })
  }

  /** Rejects as `fetch` does: a TypeError when the network fails, an AbortError when the caller gives up. */
  handle = async (request: Request): Promise<Response> => {
    if (this.current.offline) throw brokenConnection()
    const path = pathOf(request)
    const next = this.takeNext(callOf(request.method, path)?.name)
    await this.wait(this.current.latencyMs, request.signal)
    if (next !== undefined) return this.fault(next, request, path)
    const answer = await this.answer(request, path)
    await this.letArrive()
    return answer
  }

  /** Every interrupted request reaches the server now. */
  async arriveNow(): Promise<void> {
    const arriving = this.belated
    this.belated = []
    for (const { request } of arriving) await this.answer(request, pathOf(request))
  }

  demoState(): DemoState {
    return this.current
  }

  /** Changes some of the situation from now on. */
  arrange(change: Partial<DemoState>): void {
    this.current = withOverrides(this.current, change)
  }

  /** Plays that situation from now on. */
  play(demoState: DemoState): void {
    this.current = demoState
  }

  /** Restarts the given demo state at another time; the session stays open. Source: DEM-03. */
  travel(demoState: DemoState, jump: { readonly from: number; readonly to: number }): void {
    this.store.catchUp()
    this.lender.sessions.outlive(jump)
    this.play(demoState)
  }

  /**
   * Plays the bank: what is due of that loan, or a part of it, comes in by transfer, and is paid; the whole
   * of a cancellation that was asked for.
   */
  creditPayment(externalId: string, part?: Cents): Result<Cents, CreditFailure> {
    this.store.catchUp()
    const standing = this.lender.ledger.byExternalId(externalId)
    if (!standing) return failure({ kind: 'loan-not-found' })
    const { loan } = standing
    if (loan.cancellationAmount !== undefined && !loan.isPaidOff && part === undefined) {
      this.lender.ledger.payOff(loan, loan.cancellationAmount)
      return success(loan.cancellationAmount)
    }
    if (standing.totalDue === 0) return failure({ kind: 'nothing-due' })
    const amount = part === undefined || part > standing.totalDue ? standing.totalDue : part
    this.lender.ledger.receive(loan, amount, 'CVU_TRANSFER')
    return success(amount)
  }

  /** Lets a persona in at once, for links that open a screen behind the login: no fault or latency applies. */
  letIn(personaId: string): LoggedCustomer | undefined {
    this.store.catchUp()
    const customer = this.store.customers.where({ personaId })[0]
    if (!customer) return undefined
    // A link opens the screen that it names: what home offers first would stand in its way. Source: HOM-08.
    const answer = loggedCustomer(customer, this.lender, 'code')
    return { ...answer, skipNotification: true, skipWebAuthnRegister: true }
  }

  /**
   * Plays the identity provider: notes what came of that check and gives the address that it sends the
   * customer back to.
   */
  decideIdentity(externalId: string, choice: IdentityChoice): string | undefined {
    this.store.catchUp()
    return this.lender.identityChecks.decide(externalId, choice)
  }

  /** Plays the page of the credit card: what is due of that loan is charged there. */
  payAtLink(externalId: string): void {
    this.store.catchUp()
    const standing = this.lender.ledger.byExternalId(externalId)
    if (standing && standing.totalDue > 0)
      this.lender.charges.takeAtProvider(standing, standing.totalDue, 'MERCADO_PAGO_DEBIT_CARD')
  }

  /** What came in by the buttons of the law, the latest first. Source: CAN-06. */
  consumerCases(): readonly ConsumerCaseRecord[] {
    this.store.catchUp()
    return [...this.store.consumerCases.where({})].reverse()
  }

  /** How much was charged, each time that it was, in cents. */
  chargedAmounts(): readonly Cents[] {
    this.store.catchUp()
    return this.lender.charges.amounts()
  }

  /** How many times a card or a wallet was really charged. */
  charges(): number {
    this.store.catchUp()
    return this.lender.charges.made()
  }

  /** The shops that were paid, in cents, each time that one was. */
  shopAmounts(): readonly Cents[] {
    return this.store.shopPayments.where({}).map(({ amount }) => amount)
  }

  /** How many cards of that customer it has, those that were replaced too. */
  savedCardCount(taxId: string): number {
    return this.store.savedCards.where({ taxId }).length
  }

  /** The loans that were made in the portal, in cents, each time that one was. */
  lentAmounts(): readonly Cents[] {
    this.store.catchUp()
    return this.store.newLoans.where({}).map(({ cost }) => cost.amount)
  }

  /** Where that customer last logged in, as their login reported it. Source: ACC-35. */
  lastEntryOf(taxId: string): 'app' | 'tab' | undefined {
    this.store.catchUp()
    return this.store.customers.find(taxId)?.lastEntry
  }

  /** Everything as at the first start, and an everyday situation. */
  reset(): void {
    this.current = defaultDemoState
    this.store.reset()
    this.lender.requestLimits.forget()
  }

  private routes() {
    return servedCalls.map((served) => ({
      verb: verbs[served.row.method],
      path: served.row.path,
      handler: serve(served, {
        lender: () => this.lender,
        portalOrigin: this.options.portalOrigin,
        onMistake: this.options.onMistake ?? (() => {}),
      }),
    }))
  }

  private async answer(request: Request, path: string): Promise<Response> {
    this.store.catchUp()
    return (await this.store.respond(request, path)) ?? refusedResponse(notFound)
  }

  private async fault(next: NextAnswer, request: Request, path: string): Promise<Response> {
    if (next === 'network-error') throw brokenConnection()
    if (next === 'never') return untilAborted(request.signal)
    // A number: no answer of the contract is one.
    if (next === 'malformed') return Response.json(0)
    if (next === 'captive-portal') return networkPage()
    if (next === 'odd-entry') return withOddEntry(await this.answer(request, path))
    if (next === 'lost-answer') {
      await this.answer(request, path)
      throw brokenConnection()
    }
    if ('done' in next) {
      await this.answer(request, path)
      return writtenResponse(next.done)
    }
    if ('late' in next) {
      // The caller gives up on it: what arrives has no signal of the customer's any more.
      const body = request.body === null ? {} : { body: await request.arrayBuffer() }
      const { method, headers } = request
      const copy = new Request(request.url, { method, headers, ...body })
      this.belated = [...this.belated, { request: copy, after: next.late }]
      if (next.resent !== undefined) return writtenResponse({ status: next.resent })
      throw brokenConnection()
    }
    return writtenResponse(next)
  }

  private async letArrive(): Promise<void> {
    const due = this.belated.filter(({ after }) => after <= 1)
    this.belated = this.belated
      .filter(({ after }) => after > 1)
      .map(({ request, after }) => ({ request, after: after - 1 }))
    for (const { request } of due) await this.answer(request, pathOf(request))
  }

  private takeNext(call: string | undefined): NextAnswer | undefined {
    const position = this.current.next.findIndex((entry) => entry.call === call)
    if (position < 0) return undefined
    const taken = this.current.next[position]
    this.current = { ...this.current, next: this.current.next.filter((_, other) => other !== position) }
    return taken?.answer
  }

  private async wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (milliseconds === 0) return
    await Promise.race([this.options.sleep(milliseconds), untilAborted(signal)])
  }
}

const verbs = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

/** Of the calls and of the messages to devices, when both are played by one server. */
const baseAddress = /^\/(api|push)\//

function pathOf(request: Request): string {
  const { pathname } = new URL(request.url)
  return pathname.replace(baseAddress, '/')
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
  })
}

function writtenResponse(next: WrittenAnswer): Response {
  if (next.status === 204) return new Response(undefined, { status: 204 })
  if (next.page) return networkPage(next.status)
  const body = next.body ?? { code: next.code, message: next.message }
  return Response.json(body, { status: next.status })
}

/** What a network that one has to sign in to answers to whatever is asked: with a good status, most of them. */
function networkPage(status = 200): Response {
  const page = '<!doctype html><title>Wi-Fi</title><h1>Bienvenido. Ingresá con tu número de habitación.</h1>'
  return new Response(page, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

function refusedResponse({ status, code, message }: Refusal): Response {
  return Response.json({ code, message }, { status })
}

function brokenConnection(): TypeError {
  return new TypeError('Failed to fetch')
}
