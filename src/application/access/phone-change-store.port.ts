import type { Cuit } from '@/domain/shared/cuit'
import type { Instant } from '@/domain/shared/calendar-date'
import { definePort } from '@/application/shared/port'
import type { LoginCodeDelivery } from './access.port'
import type { IdentityCheckReference } from './identity-check.port'

export interface PhoneChangePerson {
  readonly taxId: Cuit
  readonly fullName?: string
  readonly gender?: string
  readonly hash?: string
}

/** The progress of a phone change in this tab. */
export interface PhoneChangeProgress {
  /**
   * The customer whose phone is changed. Missing if the customer came back from the identity provider to
   * an address that does not name them.
   */
  readonly person?: PhoneChangePerson
  /**
   * Tax id of the person who was signing in when the change began. If someone else signs in, the change is
   * dropped.
   */
  readonly enteringTaxId?: string
  /**
   * External id of the identity check started in this tab. A check with another id is not accepted when
   * the customer returns.
   */
  readonly leftFor?: string
  readonly check?: IdentityCheckReference | 'unreadable'
  readonly sentCode?: {
    readonly cellphone: string
    readonly delivery: LoginCodeDelivery
    readonly sentAt: Instant
  }
}

/**
 * Stores the phone change in this tab. It survives leaving for the identity provider and coming back;
 * other tabs have their own. Once a customer signs in, it belongs to them and ends with their session.
 * Source: ACC-20, ACC-37.
 */
export interface PhoneChangeStore {
  current(): PhoneChangeProgress | undefined
  save(progress: PhoneChangeProgress): void
  forget(): void
}
export const PhoneChangeStore = definePort<PhoneChangeStore>('PhoneChangeStore')
