import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { CodeDelivery, SendCodeFailure } from './access.port'

export interface NewPhone {
  readonly taxId: Cuit
  /** 10 digits. */
  readonly cellphone: string
  /** What the link that began it carried for the lender. */
  readonly hash?: string
}

export type ChangePhoneFailure =
  | GatewayFailure
  | { readonly kind: 'wrong-code' }
  /** The lender does not take that phone. */
  | { readonly kind: 'phone-not-changed' }

/** Another phone for a customer, proved by a code that reaches it. Source: ACC-22. */
export interface PhoneChangeGateway {
  sendCode(phone: NewPhone): Promise<Result<CodeDelivery, SendCodeFailure>>
  change(phone: NewPhone, code: string): Promise<Result<void, ChangePhoneFailure>>
}
export const PhoneChangeGateway = Symbol('PhoneChangeGateway')
