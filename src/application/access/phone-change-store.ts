import { inject, injectable } from 'inversify'
import type { Customer } from '@/domain/session/session'
import { isCuit, type Cuit } from '@/domain/shared/cuit'
import type { Instant } from '@/domain/shared/calendar-date'
import { OwnedValue } from '@/application/session/owned-value'
import { SessionStore } from '@/application/session/session-store'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { isAbsentOr, isInstant, isShapedAs, isText, isTextThat } from '@/application/shared/shape'
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
  /** The tax id of the person who was logging in when the change began; it is dropped when someone else logs in. */
  readonly enteringTaxId?: string
  /** The external id of the check that was begun here: what comes back under another one proves nothing. */
  readonly leftFor?: string
  readonly check?: IdentityCheckReference | 'unreadable'
  readonly sentCode?: {
    readonly cellphone: string
    readonly delivery: CodeDelivery
    readonly sentAt: Instant
  }
}

/**
 * Lives in the tab: it survives the way to the provider and back, and another tab has its own. From the moment when a
 * customer is in it is that customer's, and ends with their session. Source: ACC-20, ACC-37.
 */
@injectable('Singleton')
export class PhoneChangeStore {
  private readonly kept: OwnedValue<PhoneChangeProgress>

  constructor(@inject(TabStorage) storage: KeyValueStorage, @inject(SessionStore) sessions: SessionStore) {
    const isAbout = ({ person }: PhoneChangeProgress, { taxId }: Customer): boolean => person?.taxId === taxId
    this.kept = new OwnedValue(storage, 'phoneChange', { sessions, isValid: isProgress, isAbout })
  }

  current(): PhoneChangeProgress | undefined {
    return this.kept.read()
  }

  keep(progress: PhoneChangeProgress): void {
    this.kept.write(progress)
  }

  forget(): void {
    this.kept.remove()
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
  leftFor: isAbsentOr(isText),
  check: (check) => check === undefined || check === 'unreadable' || isCheck(check),
  sentCode: isAbsentOr(isSentCode),
})
