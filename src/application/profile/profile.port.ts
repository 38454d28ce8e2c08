import type { Result } from '@/domain/shared/result'
import type { Upload } from '@/domain/shared/upload'
import type { Contact } from '@/domain/profile/contact'
import type { City, Place } from '@/domain/profile/places'
import type { PostalAddress } from '@/domain/profile/postal-address'
import type { Customer } from '@/domain/session/session'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** The personal details that a customer can change. Source: PRO-02. */
export interface EditableProfile {
  readonly contact: Contact
  readonly address: PostalAddress
}

/** Whose it is: nothing is saved under the session of somebody else. Source: SES-21. */
export type ProfileOwner = Pick<Customer, 'customerId' | 'taxId'>

/** What the lender does not take of it. Source: PRO-03. */
export type ContactRefused = { readonly kind: 'email-refused' } | { readonly kind: 'phone-refused' }

/** Source: PRO-03. */
export type SaveContactFailure = GatewayFailure | ContactRefused

/** Source: PRO-03. */
export type SaveAvatarFailure = GatewayFailure | { readonly kind: 'picture-refused' }

/** The customer's own data, and the places of the country. Source: 1§7. */
export interface ProfileGateway {
  editableProfile(customerId: string): Promise<Result<EditableProfile, GatewayFailure>>
  saveContact(owner: ProfileOwner, contact: Contact): Promise<Result<void, SaveContactFailure>>
  saveAddress(owner: ProfileOwner, address: PostalAddress): Promise<Result<void, GatewayFailure>>
  states(): Promise<Result<readonly Place[], GatewayFailure>>
  districts(stateId: string): Promise<Result<readonly Place[], GatewayFailure>>
  cities(stateId: string): Promise<Result<readonly City[], GatewayFailure>>
  /** Undefined if the customer has no picture. Source: PRO-01. */
  avatar(customerId: string): Promise<Result<PortalFile | undefined, GatewayFailure>>
  saveAvatar(owner: ProfileOwner, picture: Upload): Promise<Result<void, SaveAvatarFailure>>
}
export const ProfileGateway = Symbol('ProfileGateway')
