import { failure, success, type Result } from '@/domain/shared/result'
import type { Cents } from '@/domain/shared/money'
import { findServedCall, servedCalls } from './call-table'
import {
  createConnectionError,
  createCaptivePortalResponse,
  rejectWhenAborted,
  addInvalidItemToLists,
  createConfiguredResponse,
} from './fault-answers'
import type { IdentityCheckResultChoice } from './access/identity-checks'
import type { DemoDataChangeLogStorage } from './change-log'
import { Lender } from './lender'
import { createLoginAnswer, type LoginAnswer } from './session/login-answer'
import type { ConsumerRequestRecord } from './shared/records'
import { createSecureRandomNumber } from './shared/random-text-generator'
import { notFoundRefusal, type Refusal } from './shared/refusal'
import { createMirageHandler } from './mirage-handler'
import { defaultDemoState, applyDemoStateChange, type DemoNextCallAnswer, type DemoState } from './demo-state'
import { FakeDataStore } from './store'

interface FakeBackEndOptions {
  readonly demoState: DemoState
  /** Returns the time of the demo's clock, in epoch milliseconds. */
  readonly now: () => number
  readonly sleep: (milliseconds: number) => Promise<void>
  /** Storage of the changes to the demo's data. With it, the changes survive a reload of the page. */
  readonly changeLogStorage?: DemoDataChangeLogStorage
  /**
   * Returns a random number from 0 up to, but not including, 1. The fake back end makes codes and tokens from
   * such numbers.
   */
  readonly random?: () => number
  /** Origin (web address) of the portal; by default, the origin of each request. */
  readonly portalOrigin?: string | undefined
  /** Receives programming errors of the fake back end. The client gets status 500 without details. */
  readonly onInternalError?: (mistake: unknown) => void
}

type TransferFailure = { readonly kind: 'loan-not-found' } | { readonly kind: 'nothing-due' }

/**
 * A fake of the lender's server. It takes a `Request` and returns a `Response`, or rejects as if the
 * connection broke.
 */
export class FakeBackEnd {
  private currentState: DemoState
  private readonly store: FakeDataStore
  readonly lender: Lender
  /**
   * Requests whose connection broke before they reached the server, each with the number of other requests
   * that are answered before it reaches the server.
   */
  private delayedRequests: readonly { readonly request: Request; readonly after: number }[] = []

  constructor(private readonly options: FakeBackEndOptions) {
    this.currentState = options.demoState
    this.store = new FakeDataStore(options.changeLogStorage, this.routes())
    this.lender = new Lender({
      store: this.store,
      now: options.now,
      random: options.random ?? createSecureRandomNumber,
      overrides: () => this.currentState.set,
      sentLinks: () => this.currentState.links ?? [],
    })
  }

  /**
   * Answers a request of the portal. Rejects like `fetch`: with a TypeError if the network fails, with an
   * AbortError if the client gives up waiting.
   */
  handle = async (request: Request): Promise<Response> => {
    if (this.currentState.offline) throw createConnectionError()
    const path = pathWithoutServerPrefix(request)
    const next = this.takeNextAnswer(findServedCall(request.method, path)?.name)
    await this.wait(this.currentState.latencyMs, request.signal)
    if (next !== undefined) return this.answerWithFault(next, request, path)
    const answer = await this.answer(request, path)
    await this.deliverDueRequests()
    return answer
  }

  /** Delivers to the server, at once, all requests whose connection broke before they reached it. */
  async deliverInterruptedRequests(): Promise<void> {
    const arriving = this.delayedRequests
    this.delayedRequests = []
    for (const { request } of arriving) await this.answer(request, pathWithoutServerPrefix(request))
  }

  demoState(): DemoState {
    return this.currentState
  }

  /**
   * Replaces the given fields of the demo state; adds new overrides, links and next answers to the present
   * ones.
   */
  changeDemoState(change: Partial<DemoState>): void {
    this.currentState = applyDemoStateChange(this.currentState, change)
  }

  /** Replaces the whole demo state. */
  replaceDemoState(demoState: DemoState): void {
    this.currentState = demoState
  }

  /**
   * Replaces the demo state by one whose clock shows another time. The customer stays signed in.
   * Source: DEM-03.
   */
  changeDemoTime(demoState: DemoState, jump: { readonly from: number; readonly to: number }): void {
    this.store.readOtherTabChanges()
    this.lender.sessions.postponeTokenExpiry(jump)
    this.replaceDemoState(demoState)
  }

  /**
   * Acts as the bank: transfers the amount due of a loan, or `part` of it, to the lender. Without `part`, a
   * requested cancellation of the loan is paid in full instead. Returns the amount, or why nothing was paid.
   */
  receiveLoanPaymentTransfer(externalId: string, part?: Cents): Result<Cents, TransferFailure> {
    this.store.readOtherTabChanges()
    const balance = this.lender.ledger.findBalanceByExternalId(externalId)
    if (!balance) return failure({ kind: 'loan-not-found' })
    const { loan } = balance
    if (loan.cancellationAmount !== undefined && !loan.isPaidOff && part === undefined) {
      this.lender.ledger.recordCancellationPayment(loan, loan.cancellationAmount)
      return success(loan.cancellationAmount)
    }
    if (balance.totalDue === 0) return failure({ kind: 'nothing-due' })
    const amount = part === undefined || part > balance.totalDue ? balance.totalDue : part
    this.lender.ledger.receivePayment(loan, amount, 'CVU_TRANSFER')
    return success(amount)
  }

  /**
   * Signs a demo customer in, without faults or latency, so that a link can open a screen that requires a
   * session. Returns the login answer; undefined if the customer is unknown.
   */
  signIn(personaId: string): LoginAnswer | undefined {
    this.store.readOtherTabChanges()
    const customer = this.store.customers.where({ personaId })[0]
    if (!customer) return undefined
    // A link has to open its screen, so offers that come before home are off. Source: HOM-08.
    const answer = createLoginAnswer(customer, this.lender, 'code')
    return { ...answer, skipNotification: true, skipWebAuthnRegister: true }
  }

  /**
   * Acts as the identity provider: stores the result of an identity check and returns the address with
   * which the customer returns to the portal; undefined if the check is unknown.
   */
  saveIdentityCheckResult(externalId: string, choice: IdentityCheckResultChoice): string | undefined {
    this.store.readOtherTabChanges()
    return this.lender.identityChecks.saveCheckResult(externalId, choice)
  }

  /**
   * Acts as the page of the credit card provider: records that the customer pays the amount due of a loan.
   */
  payOnCreditCardProviderPage(externalId: string): void {
    this.store.readOtherTabChanges()
    const balance = this.lender.ledger.findBalanceByExternalId(externalId)
    if (balance && balance.totalDue > 0)
      this.lender.charges.recordProviderPayment(balance, balance.totalDue, 'MERCADO_PAGO_DEBIT_CARD')
  }

  /**
   * Returns the requests of customers to withdraw from a loan contract or to end the service, the latest
   * first.
   * Source: CAN-06.
   */
  listConsumerRequests(): readonly ConsumerRequestRecord[] {
    this.store.readOtherTabChanges()
    return [...this.store.consumerRequests.where({})].reverse()
  }

  /** Returns the amount of each accepted charge to a card or a wallet, in cents. */
  listChargedAmounts(): readonly Cents[] {
    this.store.readOtherTabChanges()
    return this.lender.charges.listChargedAmounts()
  }

  /** Returns the number of accepted charges to cards and wallets. */
  countCharges(): number {
    this.store.readOtherTabChanges()
    return this.lender.charges.countCharges()
  }

  /** Returns the amount of each payment to a shop, in cents. */
  shopPaymentAmounts(): readonly Cents[] {
    return this.store.shopPayments.where({}).map(({ amount }) => amount)
  }

  /** Returns the number of saved cards of a customer, including cards that another card has replaced. */
  everSavedCardCount(taxId: string): number {
    return this.store.savedCards.where({ taxId }).length
  }

  /** Returns the amount of each loan created in the portal, in cents. */
  newLoanAmounts(): readonly Cents[] {
    this.store.readOtherTabChanges()
    return this.store.newLoans.where({}).map(({ cost }) => cost.amount)
  }

  /** Resets the fake back end to its state at first start, with the default demo state. */
  reset(): void {
    this.currentState = defaultDemoState
    this.store.reset()
    this.lender.requestRateLimiter.forgetAllRequests()
  }

  private routes() {
    return servedCalls.map((served) => ({
      verb: mirageVerbByHttpMethod[served.call.method],
      path: served.call.path,
      handler: createMirageHandler(served, {
        currentLender: () => this.lender,
        portalOrigin: this.options.portalOrigin,
        onInternalError: this.options.onInternalError ?? (() => {}),
      }),
    }))
  }

  private async answer(request: Request, path: string): Promise<Response> {
    this.store.readOtherTabChanges()
    return (await this.store.respondToRequest(request, path)) ?? refusedResponse(notFoundRefusal)
  }

  private async answerWithFault(next: DemoNextCallAnswer, request: Request, path: string): Promise<Response> {
    if (next === 'network-error') throw createConnectionError()
    if (next === 'never') return rejectWhenAborted(request.signal)
    // A number breaks every schema of the contract.
    if (next === 'malformed') return Response.json(0)
    if (next === 'captive-portal') return createCaptivePortalResponse()
    if (next === 'odd-entry') return addInvalidItemToLists(await this.answer(request, path))
    if (next === 'lost-answer') {
      await this.answer(request, path)
      throw createConnectionError()
    }
    if ('done' in next) {
      await this.answer(request, path)
      return createConfiguredResponse(next.done)
    }
    if ('late' in next) {
      // The client has given up, so the request that arrives later has no signal.
      const body = request.body === null ? {} : { body: await request.arrayBuffer() }
      const { method, headers } = request
      const copy = new Request(request.url, { method, headers, ...body })
      this.delayedRequests = [...this.delayedRequests, { request: copy, after: next.late }]
      if (next.resent !== undefined) return createConfiguredResponse({ status: next.resent })
      throw createConnectionError()
    }
    return createConfiguredResponse(next)
  }

  private async deliverDueRequests(): Promise<void> {
    const due = this.delayedRequests.filter(({ after }) => after <= 1)
    this.delayedRequests = this.delayedRequests
      .filter(({ after }) => after > 1)
      .map(({ request, after }) => ({ request, after: after - 1 }))
    for (const { request } of due) await this.answer(request, pathWithoutServerPrefix(request))
  }

  private takeNextAnswer(call: string | undefined): DemoNextCallAnswer | undefined {
    const position = this.currentState.next.findIndex((entry) => entry.call === call)
    if (position < 0) return undefined
    const taken = this.currentState.next[position]
    this.currentState = {
      ...this.currentState,
      next: this.currentState.next.filter((_, other) => other !== position),
    }
    return taken?.answer
  }

  private async wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (milliseconds === 0) return
    await Promise.race([this.options.sleep(milliseconds), rejectWhenAborted(signal)])
  }
}

const mirageVerbByHttpMethod = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

/**
 * Start of a path that says whether the request is for the API or for push notifications, on a server that
 * has both.
 */
const pathPrefixPattern = /^\/(api|push)\//

function pathWithoutServerPrefix(request: Request): string {
  const { pathname } = new URL(request.url)
  return pathname.replace(pathPrefixPattern, '/')
}

function refusedResponse({ status, code, message }: Refusal): Response {
  return Response.json({ code, message }, { status })
}
