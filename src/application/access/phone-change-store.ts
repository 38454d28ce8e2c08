import { inject, injectable } from 'inversify'
import { isCuit, type Cuit } from '@/domain/shared/cuit'
import type { Instant } from '@/domain/shared/calendar-date'
import { SessionStore } from '@/application/session/session-store'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { isAbsentOr, isInstant, isShapedAs, isText, isTextThat } from '@/application/shared/shape'
import { StoredValue } from '@/application/shared/stored-value'
import type { CodeDelivery } from './access.port'
import { isCodeDelivery } from './code-delivery-shape'
import type { IdentityCheckReference } from './identity-check.port'

export interface PhoneChangePerson {
  readonly taxId: Cuit
  readonly fullName?: string
  readonly gender?: string
  readonly hash?: string
}

/** How far a phone change has come in this tab. */
export interface PhoneChangeProgress {
  /** Whose phone; unknown when a return did not say. */
  readonly person?: PhoneChangePerson
  /** Who was logging in when it began: somebody else who logs in later begins anew. */
  readonly enteringTaxId?: string
  readonly check?: IdentityCheckReference | 'unreadable'
  readonly sentCode?: {
    readonly cellphone: string
    readonly delivery: CodeDelivery
    readonly sentAt: Instant
  }
}

interface KeptPhoneChange {
  readonly progress: PhoneChangeProgress
  /** Who was signed in: it ends with her session. Source: GEN-11. */
  readonly orderedBy?: Cuit
}

/** Lives in the tab: it survives the way to the provider and back, and another tab has its own. Source: ACC-20. */
@injectable('Singleton')
export class PhoneChangeStore {
  private readonly kept: StoredValue<KeptPhoneChange>

  constructor(
    @inject(TabStorage) storage: KeyValueStorage,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {
    this.kept = new StoredValue(storage, 'phoneChange', { version: 1, isValid: isKept })
  }

  /** What somebody left who was signed in is removed: her identity was checked, and nobody else's. */
  current(): PhoneChangeProgress | undefined {
    const kept = this.kept.read()
    if (kept?.orderedBy === undefined || kept.orderedBy === this.signedIn()) return kept?.progress
    this.forget()
    return undefined
  }

  keep(progress: PhoneChangeProgress): void {
    const orderedBy = this.signedIn()
    this.kept.write({ progress, ...(orderedBy === undefined ? {} : { orderedBy }) })
  }

  forget(): void {
    this.kept.remove()
  }

  private signedIn(): Cuit | undefined {
    return this.sessions.current()?.customer.taxId
  }
}

const isPerson = isShapedAs<PhoneChangePerson>({
  taxId: isTextThat(isCuit),
  fullName: isAbsentOr(isText),
  gender: isAbsentOr(isText),
  hash: isAbsentOr(isText),
})

const isCheck = isShapedAs<IdentityCheckReference>({ transactionId: isText, externalId: isText })

const isSentCode = isShapedAs<NonNullable<PhoneChangeProgress['sentCode']>>({
  cellphone: isText,
  delivery: isCodeDelivery,
  sentAt: isInstant,
})

const isProgress = isShapedAs<PhoneChangeProgress>({
  person: isAbsentOr(isPerson),
  enteringTaxId: isAbsentOr(isText),
  check: (check) => check === undefined || check === 'unreadable' || isCheck(check),
  sentCode: isAbsentOr(isSentCode),
})

const isKept = isShapedAs<KeptPhoneChange>({
  progress: isProgress,
  orderedBy: isAbsentOr(isTextThat(isCuit)),
})
