import {
  findBlockableAccountChange,
  type BlockableAccountChange,
} from '@/adapters/contract/blockable-changes'
import type { LenderClock } from '@/adapters/fake/shared/clock'
import type { DemoOverrides } from '@/adapters/fake/demo-state'
import { findRequestedObjectReferences, type CallParameters } from '@/adapters/fake/object-references'
import type { SentLinkRegistry } from '@/adapters/fake/access/sent-links'
import type { IdempotentOperationRegistry } from '@/adapters/fake/shared/operations'
import {
  maxWrongPasswords,
  type CustomerRecord,
  type AccountRestriction,
  type AccountRestrictionCause,
} from '@/adapters/fake/shared/records'
import { createRefusal, type Refusal } from '@/adapters/fake/shared/refusal'
import type { CustomerSessionRegistry } from '@/adapters/fake/session/customer-sessions'
import type { FakeDataStore } from '@/adapters/fake/store'

interface RequestToCheck extends CallParameters {
  readonly customer: CustomerRecord | undefined
  readonly idempotencyKey: string | undefined
}

const dayMilliseconds = 24 * 3_600_000
/** Milliseconds for which account changes are blocked after an account change. */
const changeBlockMilliseconds = dayMilliseconds

type RestrictingAccountChange = 'PHONE_CHANGED' | 'PASSWORD_CHANGED' | 'DEVICE_CHANGED'

const accountChangeNotices: Readonly<
  Record<RestrictingAccountChange, { readonly title: string; readonly change: string }>
> = {
  PHONE_CHANGED: { title: 'Cambió el celular de tu cuenta', change: 'phone' },
  PASSWORD_CHANGED: { title: 'Cambió tu contraseña', change: 'password' },
  DEVICE_CHANGED: { title: 'Se agregó una huella o un rostro', change: 'device' },
}

/** Other devices on which customers with a password were signed in before the demo began. */
const earlierDevices = [
  { id: 'chrome-android', device: 'Chrome en Android', place: 'Morón, Buenos Aires', usedDaysAgo: 2 },
  { id: 'edge-windows', device: 'Edge en Windows', place: 'Rosario, Santa Fe', usedDaysAgo: 9 },
] as const

/**
 * Protects customers' accounts: ends sessions, and blocks account changes for a day or until the lender
 * allows them again.
 * Source: ACC-38, ACC-40.
 */
export class AccountProtection {
  private readonly store: FakeDataStore
  private readonly clock: LenderClock
  private readonly sessions: CustomerSessionRegistry
  private readonly links: SentLinkRegistry
  private readonly operations: IdempotentOperationRegistry
  private readonly overrides: () => DemoOverrides

  constructor(parts: {
    readonly store: FakeDataStore
    readonly clock: LenderClock
    readonly sessions: CustomerSessionRegistry
    readonly links: SentLinkRegistry
    readonly operations: IdempotentOperationRegistry
    readonly overrides: () => DemoOverrides
  }) {
    this.store = parts.store
    this.clock = parts.clock
    this.sessions = parts.sessions
    this.links = parts.links
    this.operations = parts.operations
    this.overrides = parts.overrides
  }

  /**
   * Returns the customers who have the given DNI and the given password. For a wrong password the list is
   * empty and a failed login is counted. A customer blocked by failed logins is not returned.
   * Source: ACC-38.
   */
  findCustomersByPassword(dni: string, password: string): readonly CustomerRecord[] {
    const open = this.store.customers
      .where({ dni })
      .filter(({ failedPasswords }) => failedPasswords < maxWrongPasswords)
    const proved = open.filter((each) => each.password !== undefined && each.password === password)
    if (proved.length === 0)
      for (const { id, failedPasswords } of open)
        this.store.customers.change(id, { failedPasswords: failedPasswords + 1 })
    return proved
  }

  /**
   * Ends every session and push subscription of a customer, and blocks account changes until the lender
   * allows them again.
   */
  lockAccount({ id }: CustomerRecord): void {
    this.sessions.closeCustomerSessions(id)
    this.store.customers.change(id, {
      pushTokens: [],
      failedPasswords: 0,
      endedSessionDeviceIds: earlierDevices.map((device) => device.id),
      restriction: { cause: 'LOST_PHONE' },
    })
  }

  /**
   * Ends every session of a customer except the current one, and every push subscription. Blocks account
   * changes until the lender allows them again. Source: ACC-41.
   */
  protectAfterUnrecognisedChange(customer: CustomerRecord, currentSession: string | undefined): void {
    this.endOtherSessions(customer, currentSession)
    this.store.customers.change(customer.id, { pushTokens: [], restriction: { cause: 'DISOWNED_CHANGE' } })
  }

  /**
   * Notifies the customer of the given change to their account, and blocks further account changes for a day.
   * Changes that are already blocked without an end stay so. Source: ACC-40.
   */
  blockAccountChangesForOneDay(taxId: string, cause: RestrictingAccountChange): void {
    const customer = this.store.customers.find(taxId)
    this.notifyOfChange(taxId, cause)
    const present = customer && this.findAccountRestriction(customer)
    if (present && present.until === undefined) return
    const until = this.clock.now() + changeBlockMilliseconds
    this.store.customers.change(taxId, { restriction: { cause, until } })
  }

  /**
   * Notifies the customer of a change to their account. The notification has a link with which they can say
   * that they did not make the change.
   * Source: ACC-41.
   */
  private notifyOfChange(taxId: string, cause: RestrictingAccountChange): void {
    const { title, change } = accountChangeNotices[cause]
    const htmlCode = `<p>${title}. Si no fuiste vos, avisanos ahora.</p><p><a href="/no-fui-yo?cambio=${change}">No fui yo</a></p>`
    const id = `aviso-${this.store.notifications.count() + 1}`
    this.store.notifications.insert({ id, taxId, seen: false, steps: [{ order: 1, htmlCode }] })
  }

  /** Returns the customer's open sessions. Sessions from before the demo began come last. Source: ACC-39. */
  listSessions(customer: CustomerRecord, currentSession: string | undefined) {
    const ended = customer.endedSessionDeviceIds ?? []
    const now = this.clock.now()
    return [
      ...this.sessions
        .listOpenSessions(customer.id)
        .map((each) => ({ ...each, isCurrent: each.id === currentSession })),
      ...earlierDevices
        .filter(({ id }) => customer.password !== undefined && !ended.includes(id))
        .map(({ usedDaysAgo, ...device }) => ({
          ...device,
          lastUsedAt: now - usedDaysAgo * dayMilliseconds,
          isCurrent: false,
        })),
    ]
  }

  endSession(customer: CustomerRecord, sessionId: string): void {
    this.sessions.closeSession(customer.id, sessionId)
    if (!earlierDevices.some(({ id }) => id === sessionId)) return
    const endedSessionDeviceIds = [...(customer.endedSessionDeviceIds ?? []), sessionId]
    this.store.customers.change(customer.id, { endedSessionDeviceIds })
  }

  endOtherSessions(customer: CustomerRecord, currentSession: string | undefined): void {
    for (const { id } of this.sessions.listOpenSessions(customer.id))
      if (id !== currentSession) this.sessions.closeSession(customer.id, id)
    this.store.customers.change(customer.id, { endedSessionDeviceIds: earlierDevices.map(({ id }) => id) })
  }

  /**
   * Returns whether a typed password is the customer's. A wrong password counts as a failed login. After too
   * many failed logins, the right password is refused too.
   */
  verifyPassword({ id, password, failedPasswords }: CustomerRecord, typed: string): boolean {
    if (failedPasswords >= maxWrongPasswords) return false
    const isRight = password !== undefined && password === typed
    this.store.customers.change(id, { failedPasswords: isRight ? 0 : failedPasswords + 1 })
    return isRight
  }

  /**
   * Returns why and until when account changes of the customer are blocked, as the part of the account status
   * that the portal receives; undefined if they are not. Source: ACC-40.
   */
  toAccountRestrictionAnswer(customer: CustomerRecord) {
    const restriction = this.findAccountRestriction(customer)
    return (
      restriction && {
        cause: restriction.cause,
        restrictedUntil:
          restriction.until === undefined ? undefined : new Date(restriction.until).toISOString(),
        waits: blockedChanges(restriction),
      }
    )
  }

  /**
   * Returns true if the lender refuses the customer's passkeys at present, because they have reported their
   * phone lost.
   * Source: ACC-38.
   */
  arePasskeysPaused(customer: CustomerRecord): boolean {
    return this.findAccountRestriction(customer)?.cause === 'LOST_PHONE'
  }

  /**
   * Returns why and until when account changes and new debts of the customer are blocked; undefined if they
   * are not blocked.
   */
  findAccountRestriction({ restriction }: CustomerRecord): AccountRestriction | undefined {
    const cause = this.overrides().heldBack
    if (cause !== undefined) return { cause, ...this.untilOf(cause) }
    const isOver = restriction?.until !== undefined && this.clock.now() >= restriction.until
    return isOver ? undefined : restriction
  }

  private untilOf(cause: AccountRestrictionCause): Pick<AccountRestriction, 'until'> {
    const isOpenEnded = cause === 'LOST_PHONE' || cause === 'DISOWNED_CHANGE'
    return isOpenEnded ? {} : { until: this.clock.now() + changeBlockMilliseconds }
  }

  /**
   * Returns the refusal of a request for an account change or a new debt that the lender blocks for the
   * customer; undefined for other requests and for repeated requests for an operation already done. Source:
   * ACC-40.
   */
  findBlockedChangeRefusal(request: RequestToCheck): Refusal | undefined {
    const change = findBlockableAccountChange(request.call)
    if (change === undefined) return undefined
    const customer = request.customer ?? this.findCustomerInRequest(request)
    const restriction = customer && this.findAccountRestriction(customer)
    if (!restriction || !blockedChanges(restriction).includes(change)) return undefined
    const { idempotencyKey } = request
    if (idempotencyKey !== undefined && this.operations.find(idempotencyKey, customer.id)) return undefined
    return blockedChangeRefusal(change)
  }

  /**
   * Returns the customer in a request without a session. The request contains their tax id or a link that
   * the lender sent them.
   */
  private findCustomerInRequest(request: CallParameters): CustomerRecord | undefined {
    const named = findRequestedObjectReferences(request)
    const idOf = (role: string) => named.find((each) => each.role === role)?.id
    const link = idOf('card-update-link')
    const taxId = link === undefined ? idOf('tax-id') : this.links.findCardUpdateCustomer(link)?.id
    return taxId === undefined ? undefined : this.store.customers.find(taxId)
  }
}

const allChangeKinds: readonly BlockableAccountChange[] = [
  'PHONE',
  'PASSWORD',
  'CONTACT',
  'DEVICE',
  'CARD',
  'ACCOUNT',
  'NEW_DEBT',
]

const blockedChangeMessages: Readonly<Record<BlockableAccountChange, string>> = {
  PHONE: 'Por seguridad, el cambio de celular está en pausa.',
  PASSWORD: 'Por seguridad, el cambio de contraseña está en pausa.',
  CONTACT: 'Por seguridad, el cambio de tus datos de contacto está en pausa.',
  DEVICE: 'Por seguridad, activar la huella o el rostro está en pausa.',
  CARD: 'Por seguridad, los cambios de tarjeta están en pausa.',
  ACCOUNT: 'Por seguridad, activar el cobro automático está en pausa.',
  NEW_DEBT: 'Por seguridad, los préstamos y compras nuevos están en pausa.',
}

/**
 * The kind of account change that the customer may still make while the account is restricted because of such
 * a change, so that they can undo what a thief did. The other causes of a restriction allow no change.
 */
const allowedChangeByCause: Readonly<Partial<Record<AccountRestrictionCause, BlockableAccountChange>>> = {
  PHONE_CHANGED: 'PHONE',
  PASSWORD_CHANGED: 'PASSWORD',
}

function blockedChanges({ cause }: AccountRestriction): BlockableAccountChange[] {
  return allChangeKinds.filter((change) => change !== allowedChangeByCause[cause])
}

function blockedChangeRefusal(change: BlockableAccountChange): Refusal {
  return createRefusal(409, 'OPERATION_HELD_BACK', blockedChangeMessages[change])
}
