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

/** The progress of a phone change in this tab. */
export interface PhoneChangeProgress {
  /** The customer whose phone is changed. Missing if the provider returned without saying whose it is. */
  readonly person?: PhoneChangePerson
  /**
   * Tax id of the person who was signing in when the change began. If someone else signs in, the change is
   * dropped.
   */
  readonly enteringTaxId?: string
  /** External id of the check started in this tab. A return with another id proves nothing. */
  readonly leftFor?: string
  readonly check?: IdentityCheckReference | 'unreadable'
  readonly sentCode?: {
    readonly cellphone: string
    readonly delivery: CodeDelivery
    readonly sentAt: Instant
  }
}

/**
 * Stores the phone change in this tab. It survives leaving for the provider and coming back; other tabs have
 * their own.
 * Once a customer signs in, it belongs to them and ends with their session. Source: ACC-20, ACC-37.
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
