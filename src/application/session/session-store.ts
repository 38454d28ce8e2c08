import { inject, injectable } from 'inversify'
import type { Instant } from '@/domain/shared/calendar-date'
import type { Cuit } from '@/domain/shared/cuit'
import { failure, type Result } from '@/domain/shared/result'
import type { AccountStatus, Customer, Session, SessionTokens } from '@/domain/session/session'
import { sessionChangeCountLogoutMultiple, type StoredValueOwner } from './stored-value-owner'
import { StoredSessionValues, type SessionEndReason } from './session-records.port'
import { Listeners } from '@/application/shared/listeners'

/** Stores which customer is signed in. All tabs share this through local storage. Source: SES-13. */
@injectable('Singleton')
export class SessionStore {
  private readonly listeners = new Listeners()

  constructor(@inject(StoredSessionValues) private readonly records: StoredSessionValues) {}

  current(): Session | undefined {
    return this.records.session.read()
  }

  /** Returns the signed-in customer; undefined if there is none. Source: SES-13. */
  customer(): Customer | undefined {
    return this.current()?.customer
  }

  /** Returns the id of the signed-in customer; undefined if there is none. */
  customerId(): Customer['customerId'] | undefined {
    return this.customer()?.customerId
  }

  /** Returns the CUIT of the signed-in customer; undefined if there is none. */
  taxId(): Cuit | undefined {
    return this.customer()?.taxId
  }

  /**
   * Runs a request for the signed-in customer. Fails with `session-ended` if no customer is signed in.
   * Source: SES-13.
   */
  async withCustomer<Answer extends Result<unknown, unknown>>(
    ask: (customer: Customer) => Promise<Answer>,
  ): Promise<Answer | Result<never, { readonly kind: 'session-ended' }>> {
    const customer = this.customer()
    return customer ? ask(customer) : failure({ kind: 'session-ended' })
  }

  accountStatus(): AccountStatus | undefined {
    const stored = this.records.accountStatus.read()
    if (!stored) return undefined
    const { askedAt: _, ...status } = stored
    return status
  }

  /**
   * Returns the owner that is stored with a value now: the open session or, if no customer is signed in, the
   * time until the next session. Source: ACC-37.
   */
  storedValueOwner(): StoredValueOwner {
    return { turn: this.sessionNumber(), customer: this.customerId() }
  }

  /**
   * Returns the number of the open session or, if no customer is signed in, of the time until the next
   * session. The number changes whenever a session begins or ends on this device. Source: ACC-37.
   */
  sessionNumber(): number {
    return this.records.sessionChangeCount.read() ?? 0
  }

  /**
   * Returns the number of the open session; undefined if no customer is signed in, or if the session is being
   * closed at this moment.
   */
  openSessionNumber(): number | undefined {
    const number = this.sessionNumber()
    // Closing a session makes the number even before it deletes the session.
    return this.current() && number % 2 !== 0 ? number : undefined
  }

  /** Returns why the last session ended; undefined once a customer signs in again. Source: ACC-31. */
  lastEndReason(): SessionEndReason | undefined {
    return this.records.sessionEndReason.read()?.reason
  }

  /** Returns whether the customer ended the last session and has not signed in since. Source: ACC-31. */
  hasSignedOut(): boolean {
    const reason = this.lastEndReason()
    return reason !== undefined && reason !== 'expired'
  }

  /** Deletes the record that the customer signed out, because they are signing in again. Source: ACC-14. */
  forgetLogOut(): void {
    if (this.hasSignedOut()) this.records.sessionEndReason.remove()
  }

  /**
   * Opens a session by storing its tokens and customer. Subscribers are notified only by `completeLogin`.
   * Source: ACC-12.
   */
  openSession(session: Session): void {
    this.records.removeLoginProgress()
    this.records.accountStatus.remove()
    this.records.sessionEndReason.remove()
    const turn = this.sessionNumber()
    this.records.sessionChangeCount.write(turn + 1 + (turn % 2))
    this.records.session.write(session)
  }

  /** Completes the login and notifies the subscribers. The account status may be unknown at this point. */
  completeLogin(status: AccountStatus | undefined): void {
    if (status && this.current()) this.records.accountStatus.write(status)
    this.notifySubscribers()
  }

  /**
   * Stores the account status that the lender sent, unless another tab has stored the answer to a later
   * request. A stored request time in the future comes from a wrong clock and is ignored. Source: ACC-12.
   */
  saveAccountStatus(
    status: AccountStatus,
    { askedAt, now }: { readonly askedAt: Instant; readonly now: Instant },
  ): void {
    const known = this.records.accountStatus.read()?.askedAt
    const isLate = known !== undefined && known > askedAt && known <= now
    if (!isLate && this.current()) this.records.accountStatus.write({ ...status, askedAt })
    this.notifySubscribers()
  }

  /**
   * Returns whether the session with these tokens is still open. The session is recognised by its refresh
   * token.
   */
  isSessionOpen({ refresh }: SessionTokens): boolean {
    return this.current()?.tokens.refresh === refresh
  }

  /**
   * Stores renewed tokens, unless the customer has signed out, or another customer has signed in, since the
   * renewal was requested. Source: SES-07.
   */
  renewTokens(used: SessionTokens, renewed: SessionTokens): void {
    const session = this.current()
    if (!session || !this.isSessionOpen(used)) return
    this.records.session.write({ ...session, tokens: renewed })
  }

  /**
   * Changes the stored data of the signed-in customer, if it is still the given one. Source: ACC-22, PRO-02.
   */
  updateCustomer(taxId: Cuit, change: (known: Customer) => Customer): void {
    const session = this.current()
    if (session?.customer.taxId !== taxId) return
    this.records.session.write({ ...session, customer: change(session.customer) })
    this.notifySubscribers()
  }

  /**
   * Ends the session. The reason is stored before the session is deleted, because other tabs are notified
   * of each change separately.
   */
  closeSession(reason: SessionEndReason): void {
    this.records.sessionEndReason.write({ reason })
    const turn = this.sessionNumber()
    const rest = reason === 'expired' ? 2 : sessionChangeCountLogoutMultiple
    this.records.sessionChangeCount.write(turn + rest - (turn % rest))
    this.records.removeSessionAndItsValues(reason)
    this.notifySubscribers()
  }

  /**
   * Notifies the subscribers, so that they read the session from storage again. Called after each change
   * in this tab (except by `openSession`, `renewTokens` and `forgetLogOut`), and when another tab may have
   * changed the session without an event. Source: ACC-37.
   */
  notifySubscribers(): void {
    this.listeners.notify()
  }

  /**
   * Calls `run` when this tab notifies the subscribers, and when another tab changes the session. Returns
   * a function that unsubscribes.
   */
  onChange(run: () => void): () => void {
    const stopListening = this.listeners.add(run)
    const stopListeningOutside = this.records.onOtherTabChange(run)
    return () => {
      stopListening()
      stopListeningOutside()
    }
  }
}
