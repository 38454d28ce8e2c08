import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { definePort } from '@/application/shared/port'
import type { LoginCodeDelivery, SendCodeFailure } from './access.port'
import type { IdentityCheckReference } from './identity-check.port'

export interface PhoneNumberChangeRequest {
  readonly taxId: Cuit
  /** The new phone number as the customer typed it: 10 to 12 digits. Source: ACC-22. */
  readonly cellphone: string
  /**
   * The `hash` parameter of the link with which the customer came to the phone change. The lender expects
   * it back.
   */
  readonly linkHash?: string | undefined
  /** The identity check by selfie that authorises one phone change. Source: ACC-36. */
  readonly check: IdentityCheckReference
}

/**
 * Failure: the identity check has already been used, or has expired. A check for another purpose counts as
 * expired. Source: ACC-36, ACC-37.
 */
export type IdentityCheckNoLongerValidFailure =
  | { readonly kind: 'identity-check-used' }
  | { readonly kind: 'identity-check-expired' }

export type SendCodeToNewPhoneNumberFailure = SendCodeFailure | IdentityCheckNoLongerValidFailure

export type ChangePhoneNumberFailure =
  | GatewayFailure
  | IdentityCheckNoLongerValidFailure
  | { readonly kind: 'wrong-code' }
  /** Failure: the lender refuses the new phone number. */
  | { readonly kind: 'phone-not-changed' }

/**
 * Changes a customer's phone. The customer confirms the change with a code sent to the new phone.
 * Source: ACC-22.
 */
export interface PhoneNumberChangeGateway {
  sendCodeToNewPhoneNumber(
    phone: PhoneNumberChangeRequest,
  ): Promise<Result<LoginCodeDelivery, SendCodeToNewPhoneNumberFailure>>
  changePhoneNumber(
    phone: PhoneNumberChangeRequest,
    code: string,
  ): Promise<Result<void, ChangePhoneNumberFailure>>
}
export const PhoneNumberChangeGateway = definePort<PhoneNumberChangeGateway>('PhoneNumberChangeGateway')
