import { inject, injectable } from 'inversify'
import type { Cuit } from '@/domain/shared/cuit'
import type { AccountStatus, Customer, Session, Tokens } from '@/domain/session/session'
import { LocalStorage, TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { isOneOf, isShapedAs, isWhole } from '@/application/shared/shape'
import { StoredValue, asBefore } from '@/application/shared/stored-value'
import { ownedKeys, turnsPerLogout, type Owner } from './owned-keys'
import { isAccountStatus, isSession } from './session-shape'

/** Why the session ended: the customer logged out, or the server no longer accepts the tokens. */
export type SessionEnd = 'left' | 'expired'

/** What ends with a session beside what its customer owns. Source: SES-13. */
const sessionKeys = ['login', 'sentCodes', 'user', 'accountStatus'] as const
/** Storage keys of earlier releases that hold personal data and are no longer read. */
const formerKeys = ['recentCharges'] as const

/** Who is signed in, shared by all tabs through local storage. Source: SES-13. */
@injectable('Singleton')
export class SessionStore {
  private readonly session: StoredValue<Session>
  private readonly status: StoredValue<AccountStatus>
  private readonly end: StoredValue<{ readonly reason: SessionEnd }>
  private readonly turns: StoredValue<number>
  private readonly listeners = new Set<() => void>()

  constructor(
    @inject(LocalStorage) private readonly storage: KeyValueStorage,
    @inject(TabStorage) private readonly tab: KeyValueStorage,
  ) {
    this.session = new StoredValue(storage, 'user', { version: 1, isValid: isSession, upgrades: asBefore })
    this.status = new StoredValue(storage, 'accountStatus', { version: 1, isValid: isAccountStatus })
    this.end = new StoredValue(storage, 'justLoggedOut', { version: 1, isValid: isSessionEnd })
    this.turns = new StoredValue(storage, 'sessionTurns', { version: 1, isValid: isTurn })
  }

  current(): Session | undefined {
    return this.session.read()
  }

  accountStatus(): AccountStatus | undefined {
    return this.status.read()
  }

  /** Whose is what is stored from now on. Source: ACC-37. */
  owner(): Owner {
    return { turn: this.turns.read() ?? 0, customer: this.current()?.customer.customerId }
  }

  /** How the last session ended, until the next one opens. Source: ACC-31. */
  lastEnd(): SessionEnd | undefined {
    return this.end.read()?.reason
  }

  /** Clears the note that the customer has logged out, because they are logging in again. Source: ACC-14. */
  forgetLeaving(): void {
    if (this.lastEnd() === 'left') this.end.remove()
  }

  /** Stores the tokens; subscribers are notified by `settle`. Source: ACC-12. */
  open(session: Session): void {
    this.storage.remove('login')
    this.storage.remove('sentCodes')
    this.status.remove()
    this.end.remove()
    const { turn } = this.owner()
    this.turns.write(turn + 1 + (turn % 2))
    this.session.write(session)
  }

  /** Completes the login; the account status may still be unknown. */
  settle(status: AccountStatus | undefined): void {
    if (status && this.current()) this.status.write(status)
    this.announce()
  }

  /** Whether that very session is open: its refresh token lasts as long as it does. */
  isOpen({ refresh }: Tokens): boolean {
    return this.current()?.tokens.refresh === refresh
  }

  /** Keeps the new tokens unless somebody logged out or in meanwhile. Source: SES-07. */
  renewTokens(used: Tokens, renewed: Tokens): void {
    const session = this.current()
    if (!session || !this.isOpen(used)) return
    this.session.write({ ...session, tokens: renewed })
  }

  /** The customer who is signed in has another phone or e-mail now. Source: ACC-22, PRO-02. */
  changeCustomer(taxId: Cuit, changed: Pick<Customer, 'phone'> | Pick<Customer, 'email'>): void {
    const session = this.current()
    if (session?.customer.taxId !== taxId) return
    this.session.write({ ...session, customer: { ...session.customer, ...changed } })
    this.announce()
  }

  /** The reason first: other tabs hear of each change by itself. */
  close(reason: SessionEnd): void {
    this.end.write({ reason })
    const { turn } = this.owner()
    const rest = reason === 'left' ? turnsPerLogout : 2
    this.turns.write(turn + rest - (turn % rest))
    for (const key of [...sessionKeys, ...formerKeys, ...ownedKeys.local]) this.storage.remove(key)
    const { tab, typed } = ownedKeys
    for (const key of reason === 'left' ? [...tab, ...typed] : tab) this.tab.remove(key)
    this.announce()
  }

  /**
   * Reads the session from storage again: another tab may have changed it without an event. Source: ACC-37.
   */
  lookAgain(): void {
    this.announce()
  }

  /** Runs when the session changes here or in another tab; gives back how to stop. */
  onChange(run: () => void): () => void {
    this.listeners.add(run)
    const stopListeningOutside = this.storage.onOutsideChange(run)
    return () => {
      this.listeners.delete(run)
      stopListeningOutside()
    }
  }

  private announce(): void {
    for (const run of this.listeners) run()
  }
}

const isSessionEnd = isShapedAs<{ readonly reason: SessionEnd }>({ reason: isOneOf('left', 'expired') })

const isTurn = (candidate: unknown): candidate is number => isWhole(candidate)
