import type { Cuit } from '@/domain/shared/cuit'
import type { Instant } from '@/domain/shared/calendar-date'
import { definePort } from '@/application/shared/port'
import type { LoginCodeDelivery } from './access.port'
import type { IdentityCheckReference } from './identity-check.port'

export interface PersonChangingPhoneNumber {
  readonly taxId: Cuit
  readonly fullName?: string
  readonly gender?: string
  readonly hash?: string
}

/**
 * How far a change of phone number has come: whose number it is, the identity check and the code that was
 * sent. Stored in this tab.
 */
export interface PhoneNumberChangeProgress {
  /**
   * The customer whose phone number is changed. Missing if neither this tab nor the address names them when
   * they return from the identity provider's site.
   */
  readonly person?: PersonChangingPhoneNumber
  /**
   * Tax id of the person who is signing in. If another person begins to sign in, the change of phone number
   * is discarded. Stored when the change begins or, after an identity check, when the customer returns.
   */
  readonly enteringTaxId?: string
  /**
   * External id of the identity check started in this tab. If the customer returns with another id, the
   * check is not accepted.
   */
  readonly leftFor?: string | undefined
  readonly check?: IdentityCheckReference | 'unreadable'
  readonly sentCode?: {
    readonly cellphone: string
    readonly delivery: LoginCodeDelivery
    readonly sentAt: Instant
  }
}

/**
 * Stores the progress of a change of phone number in this tab; other tabs have their own. The progress is
 * still there when the customer returns from the identity provider's site. Once a customer signs in, the
 * progress belongs to them and is deleted when their session ends. Source: ACC-20, ACC-37.
 */
export interface PhoneNumberChangeStore {
  current(): PhoneNumberChangeProgress | undefined
  save(progress: PhoneNumberChangeProgress): void
  forget(): void
}
export const PhoneNumberChangeStore = definePort<PhoneNumberChangeStore>('PhoneNumberChangeStore')
