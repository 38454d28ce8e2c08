import { inject, injectable } from 'inversify'
import type { Instant } from '@/domain/shared/calendar-date'
import type { Cuit } from '@/domain/shared/cuit'
import type { AccountStatus, Customer, Session, Tokens } from '@/domain/session/session'
import { LocalStorage, TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { isOneOf, isShapedAs, isWhole } from '@/application/shared/shape'
import { StoredValue, asBefore, readStored } from '@/application/shared/stored-value'
import { belonging, isOwned, ownedKeys, type Owner, type OwnedKey } from './ownership'
import { isAccountStatus, isSession } from './session-shape'

/** Why the session ended: the customer left, or the server would not have her any longer. */
export type SessionEnd = 'left' | 'expired'

/** What ends with a session beside what its customer owns. Source: SES-13. */
const sessionKeys = ['login', 'sentCodes', 'user', 'accountStatus'] as const
/** What releases before this one kept of her, and nobody reads any more. */
const formerKeys = ['recentCharges'] as const

/** Who is signed in, shared by all tabs through local storage. Source: SES-13. */
@injectable('Singleton')
export class SessionStore {
  private readonly session: StoredValue<Session>
  private readonly status: StoredValue<AccountStatus>
  private readonly end: StoredValue<{ readonly reason: SessionEnd }>
  private readonly turns: StoredValue<Turns>
  private readonly listeners = new Set<() => void>()

  constructor(
    @inject(LocalStorage) private readonly storage: KeyValueStorage,
    @inject(TabStorage) private readonly tab: KeyValueStorage,
  ) {
    this.session = new StoredValue(storage, 'user', { version: 1, isValid: isSession, upgrades: asBefore })
    this.status = new StoredValue(storage, 'accountStatus', { version: 1, isValid: isAccountStatus })
    this.end = new StoredValue(storage, 'justLoggedOut', { version: 1, isValid: isSessionEnd })
    this.turns = new StoredValue(storage, 'sessionTurns', { version: 1, isValid: isTurns })
  }

  current(): Session | undefined {
    return this.session.read()
  }

  accountStatus(): AccountStatus | undefined {
    return this.status.read()
  }

  /** Whose is what is stored from now on. Source: ACC-37. */
  owner(): Owner {
    const { turn, leavings } = this.turns.read() ?? noTurns
    return { turn, leavings, customer: this.current()?.customer.customerId }
  }

  /** How the last session ended, until the next one opens. Source: ACC-31. */
  lastEnd(): SessionEnd | undefined {
    return this.end.read()?.reason
  }

  /** She is about to enter again: that she has just left does not matter any more. Source: ACC-14. */
  forgetLeaving(): void {
    if (this.lastEnd() === 'left') this.end.remove()
  }

  /** Keeps the tokens; nobody is told before `settle`. Source: ACC-12. */
  open(session: Session): void {
    this.storage.remove('login')
    this.storage.remove('sentCodes')
    this.status.remove()
    this.end.remove()
    const { turn, leavings } = this.owner()
    this.turns.write({ turn: turn + 1 + (turn % 2), leavings })
    this.session.write(session)
    this.removeOver()
  }

  /** The customer is in; where she stands may still be unknown. */
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
    const { turn, leavings } = this.owner()
    this.turns.write({ turn: turn + 2 - (turn % 2), leavings: leavings + (reason === 'left' ? 1 : 0) })
    for (const key of [...sessionKeys, ...formerKeys]) this.storage.remove(key)
    this.removeOver()
    this.announce()
  }

  /**
   * The page is in sight again, after a time in which it may have heard of nothing: what became of the session is looked
   * at anew, and what is over is removed. Source: ACC-37.
   */
  lookAgain(now: Instant): void {
    this.removeOver(now)
    this.announce()
  }

  /** Runs when the session changes here or in another tab; gives back how to stop. */
  onChange(run: () => void): () => void {
    this.listeners.add(run)
    const stopListeningOutside = this.storage.onOutsideChange(() => {
      this.removeOver()
      run()
    })
    return () => {
      this.listeners.delete(run)
      stopListeningOutside()
    }
  }

  /** Removes what belongs to a session that has ended, or is kept until a moment that has come. Source: GEN-11. */
  removeOver(now?: Instant): void {
    const owner = this.owner()
    for (const key of ownedNames) {
      const terms = ownedKeys[key]
      const storage = terms.area === 'local' ? this.storage : this.tab
      const text = storage.read(key)
      const found = text === undefined ? undefined : readStored(text, { version: 1, isValid: isOwned })
      if (found === undefined || found.kind === 'later') continue
      const isOver =
        found.kind === 'unreadable' ||
        belonging(found.value.owner, owner, terms) === 'over' ||
        (now !== undefined && found.value.until !== undefined && now >= found.value.until)
      if (isOver) storage.remove(key)
    }
  }

  private announce(): void {
    for (const run of this.listeners) run()
  }
}

const isSessionEnd = isShapedAs<{ readonly reason: SessionEnd }>({ reason: isOneOf('left', 'expired') })

const ownedNames = Object.keys(ownedKeys) as readonly OwnedKey[]

type Turns = Pick<Owner, 'turn' | 'leavings'>

const noTurns: Turns = { turn: 0, leavings: 0 }

const isTurns = isShapedAs<Turns>({ turn: isWhole, leavings: isWhole })
