import { heldChangeOf, type HeldChange } from '@/adapters/contract/held-back'
import type { LenderClock } from '@/adapters/fake/shared/clock'
import type { DemoOverrides } from '@/adapters/fake/demo-state'
import { namedObjects, type AskedParameters } from '@/adapters/fake/named-objects'
import type { Links } from '@/adapters/fake/access/links'
import type { Operations } from '@/adapters/fake/shared/operations'
import { wrongPasswordsAllowed } from '@/adapters/fake/access/password-tries'
import type { CustomerRecord, Restriction } from '@/adapters/fake/shared/records'
import { refusal, type Refusal } from '@/adapters/fake/shared/refusal'
import type { Sessions } from '@/adapters/fake/session/sessions'
import type { Store } from '@/adapters/fake/store'

interface Asked extends AskedParameters {
  readonly customer: CustomerRecord | undefined
  readonly idempotencyKey: string | undefined
}

/** Protects accounts: ends sessions and holds changes back. Source: ACC-38, ACC-40. */
export class Protection {
  private readonly store: Store
  private readonly clock: LenderClock
  private readonly sessions: Sessions
  private readonly links: Links
  private readonly operations: Operations
  private readonly overrides: () => DemoOverrides

  constructor(parts: {
    readonly store: Store
    readonly clock: LenderClock
    readonly sessions: Sessions
    readonly links: Links
    readonly operations: Operations
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
   * Returns the people whom DNI and password prove; there may be none. Wrong passwords are counted like those
   * of the login, and a blocked person is not proved. Source: ACC-38.
   */
  provedBy(dni: string, password: string): readonly CustomerRecord[] {
    const open = this.store.customers
      .where({ dni })
      .filter(({ failedPasswords }) => failedPasswords < wrongPasswordsAllowed)
    const proved = open.filter((each) => each.password !== undefined && each.password === password)
    if (proved.length === 0)
      for (const { id, failedPasswords } of open)
        this.store.customers.change(id, { failedPasswords: failedPasswords + 1 })
    return proved
  }

  /** Ends every session and push subscription, and holds changes back until the lender lifts it. */
  lock({ id, restriction }: CustomerRecord): void {
    this.sessions.closeAll(id)
    const since = restriction?.cause === 'LOST_PHONE' ? restriction.since : this.clock.now()
    this.store.customers.change(id, {
      devices: [],
      failedPasswords: 0,
      restriction: { cause: 'LOST_PHONE', since },
    })
  }

  /** Returns why changes of that customer are held back now; undefined if they are not. */
  restrictionOf({ restriction }: CustomerRecord): Restriction | undefined {
    const cause = this.overrides().heldBack
    if (cause !== undefined) return { cause, since: this.clock.now() }
    const isOver = restriction?.until !== undefined && this.clock.now() >= restriction.until
    return isOver ? undefined : restriction
  }

  /**
   * Returns the refusal of a call that changes what is held back. An operation that was already done is
   * answered again. Source: ACC-40.
   */
  refusalOf(asked: Asked): Refusal | undefined {
    const change = heldChangeOf(asked.row)
    if (change === undefined) return undefined
    const customer = asked.customer ?? this.customerNamed(asked)
    if (!customer || !this.restrictionOf(customer)) return undefined
    const { idempotencyKey } = asked
    if (idempotencyKey !== undefined && this.operations.find(idempotencyKey, customer.id)) return undefined
    return heldBack(change)
  }

  /** Returns the customer of a call without a session: of its tax id, or of its link. */
  private customerNamed(asked: AskedParameters): CustomerRecord | undefined {
    const named = namedObjects(asked)
    const idOf = (role: string) => named.find((each) => each.role === role)?.id
    const link = idOf('card-update-link')
    const taxId = link === undefined ? idOf('tax-id') : this.links.cardUpdateOf(link)?.id
    return taxId === undefined ? undefined : this.store.customers.find(taxId)
  }
}

const words: Readonly<Record<HeldChange, string>> = {
  PHONE: 'Por seguridad, el cambio de celular está en pausa.',
  PASSWORD: 'Por seguridad, el cambio de contraseña está en pausa.',
  CONTACT: 'Por seguridad, el cambio de tus datos de contacto está en pausa.',
  DEVICE: 'Por seguridad, activar la huella o el rostro está en pausa.',
  CARD: 'Por seguridad, los cambios de tarjeta están en pausa.',
  NEW_DEBT: 'Por seguridad, los préstamos y compras nuevos están en pausa.',
}

function heldBack(change: HeldChange): Refusal {
  return refusal(409, 'OPERATION_HELD_BACK', words[change])
}
