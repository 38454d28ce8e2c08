import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { CodeDelivery, SendCodeFailure } from './access.port'
import type { IdentityCheckReference } from './identity-check.port'

export interface NewPhone {
  readonly taxId: Cuit
  /** 10 digits. */
  readonly cellphone: string
  /** What the link that began it carried for the lender. */
  readonly hash?: string
  /** The identity check by selfie that authorises one change. Source: ACC-36. */
  readonly check: IdentityCheckReference
}

/** The check authorises nothing any more. Source: ACC-36. */
export type IdentityCheckOver =
  | { readonly kind: 'identity-check-used' }
  | { readonly kind: 'identity-check-expired' }

export type SendToNewPhoneFailure = SendCodeFailure | IdentityCheckOver

export type ChangePhoneFailure =
  | GatewayFailure
  | IdentityCheckOver
  | { readonly kind: 'wrong-code' }
  /** The lender does not take that phone. */
  | { readonly kind: 'phone-not-changed' }

/** Another phone for a customer, proved by a code that reaches it. Source: ACC-22. */
export interface PhoneChangeGateway {
  sendCode(phone: NewPhone): Promise<Result<CodeDelivery, SendToNewPhoneFailure>>
  change(phone: NewPhone, code: string): Promise<Result<void, ChangePhoneFailure>>
}
export const PhoneChangeGateway = Symbol('PhoneChangeGateway')
