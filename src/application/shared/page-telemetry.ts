import { inject, injectable } from 'inversify'
import { PageViewReporter } from '@/application/session/page-view-reporter.port'
import { SessionStore } from '@/application/session/session-store'
import { Listeners } from './listeners'

/**
 * An event that happened on this page (an error or a measurement), without personal data: no message,
 * address, name or number. Source: OPS-04.
 */
export interface PageEvent {
  /**
   * The kind of event. `call`: a request to the server failed or was refused. `exception`: an error in the
   * portal's code. `vital`: a measurement of the page's speed.
   */
  readonly kind: 'call' | 'exception' | 'vital'
  /** The route pattern of the screen on which the event happened, such as `/mis-prestamos/:idLoan`. */
  readonly pattern: string
  /**
   * Name of the event: the name of the request, such as `loans.listLoans`; the class of the error; or the
   * name of the measurement, such as `LCP`.
   */
  readonly name: string
  /**
   * Why the request failed: an error code of the API contract, `NO_ANSWER`, `UNREADABLE` or the HTTP
   * status, such as `HTTP_500`.
   */
  readonly code?: string
  /** Duration in milliseconds; for the measurement `CLS`, which has no unit, its value times 1000. */
  readonly milliseconds?: number
}

/** An error that happened on this page: a request that failed, or an error in the portal's code. */
export type PageError = PageEvent & { readonly kind: 'call' | 'exception' }

/** The customer who was signed in when a request was sent; undefined if none was. */
export interface EventSender {
  readonly customerId: string | undefined
}

/** Name of the event of a failed logout. It is not an error of the customer who signs in next. */
const logOutName = 'session.logOut'

/** Maximum number of errors that are stored. Beyond this number, the oldest errors are dropped. */
const maxErrors = 20

/**
 * Collects the errors of this page until their customer signs out or another one signs in. Does not send them to
 * a server. Source: OPS-04, GEN-11.
 */
@injectable('Singleton')
export class PageTelemetry {
  /** The errors of this page, the oldest first. */
  errors: readonly PageError[] = []
  private readonly listeners = new Listeners<[PageEvent]>()
  private readonly forgottenListeners = new Listeners()
  /** The customer who was signed in last, and whether they have signed out since; undefined if none was. */
  private lastCustomer: { readonly id: string; readonly hasLeft: boolean } | undefined

  constructor(
    @inject(PageViewReporter) private readonly pageViews: Pick<PageViewReporter, 'lastRoutePattern'>,
    @inject(SessionStore) private readonly sessions: Pick<SessionStore, 'customerId' | 'hasSignedOut'>,
  ) {}

  /**
   * Adds an event. If the event has no route pattern, it gets the pattern of the screen that was visited
   * last. An event is not stored with the errors if it is that of a failed logout, or of a request whose `sender`
   * is not the customer who is signed in now. Source: GEN-11.
   */
  add(event: Omit<PageEvent, 'pattern'> & Partial<PageEvent>, sender?: EventSender): void {
    this.forgetErrorsOfFormerCustomer()
    const placed = { pattern: this.pageViews.lastRoutePattern, ...event }
    const isOfAnother = sender !== undefined && sender.customerId !== this.sessions.customerId()
    if (isPageError(placed) && !isOfAnother && placed.name !== logOutName)
      this.errors = [...this.errors, placed].slice(-maxErrors)
    this.listeners.notify(placed)
  }

  /**
   * Forgets the errors if the customer has signed out since the last call, or if another one has signed in:
   * the errors go into the claim of the customer who is signed in. Errors of a visitor stay for the customer who
   * then signs in, unless it is another one than before. Source: SES-13, GEN-11.
   */
  forgetErrorsOfFormerCustomer(): void {
    const { lastCustomer } = this
    const id = this.sessions.customerId()
    const hasLeft = id === undefined && this.sessions.hasSignedOut()
    if (id !== undefined) this.lastCustomer = { id, hasLeft }
    else if (lastCustomer && hasLeft) this.lastCustomer = { ...lastCustomer, hasLeft }
    if (!lastCustomer) return
    const isOver = id === undefined ? hasLeft && !lastCustomer.hasLeft : id !== lastCustomer.id
    if (!isOver) return
    this.errors = []
    this.forgottenListeners.notify()
  }

  /** Calls `run` with each new event. Returns a function that unsubscribes. */
  readonly onEvent = this.listeners.add

  /**
   * Calls `run` when the errors are forgotten, because their customer is no longer signed in. Returns a function
   * that unsubscribes.
   */
  readonly onErrorsForgotten = this.forgottenListeners.add
}

function isPageError(event: PageEvent): event is PageError {
  return event.kind !== 'vital'
}
