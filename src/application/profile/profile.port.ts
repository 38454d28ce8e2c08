import type { Result } from '@/domain/shared/result'
import type { UploadableFile } from '@/domain/shared/upload'
import type { ContactDetails } from '@/domain/profile/contact'
import type { City, AddressPlace } from '@/domain/profile/places'
import type { PostalAddress } from '@/domain/profile/postal-address'
import type { Customer } from '@/domain/session/session'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { definePort } from '@/application/shared/port'

/** The personal details that a customer can change. Source: PRO-02. */
export interface EditableProfile {
  readonly contact: ContactDetails
  readonly address: PostalAddress
}

/**
 * The customer who owns the profile. The profile is not saved in another customer's session.
 * Source: SES-21.
 */
export type ProfileOwner = Pick<Customer, 'customerId' | 'taxId'>

/**
 * Failure: the lender refused one of the contact details, the e-mail address or the phone. Nothing was saved.
 * Source: PRO-03.
 */
export type RefusedContactDetail = { readonly kind: 'email-refused' } | { readonly kind: 'phone-refused' }

/** Why the contact details were not saved. Source: PRO-03. */
export type SaveContactFailure = GatewayFailure | RefusedContactDetail

/** Why the photo was not saved. Source: PRO-03. */
export type SaveAvatarFailure = GatewayFailure | { readonly kind: 'picture-refused' }

/**
 * Reads and saves the customer's personal data at the lender; reads the lists of provinces, districts and
 * cities. Source: 1§7.
 */
export interface ProfileGateway {
  editableProfile(customerId: string): Promise<Result<EditableProfile, GatewayFailure>>
  saveContact(owner: ProfileOwner, contact: ContactDetails): Promise<Result<void, SaveContactFailure>>
  saveAddress(owner: ProfileOwner, address: PostalAddress): Promise<Result<void, GatewayFailure>>
  provinces(): Promise<Result<readonly AddressPlace[], GatewayFailure>>
  districts(stateId: string): Promise<Result<readonly AddressPlace[], GatewayFailure>>
  cities(stateId: string): Promise<Result<readonly City[], GatewayFailure>>
  /** Returns the customer's photo; undefined if they have none. Source: PRO-01. */
  avatar(customerId: string): Promise<Result<PortalFile | undefined, GatewayFailure>>
  saveAvatar(owner: ProfileOwner, picture: UploadableFile): Promise<Result<void, SaveAvatarFailure>>
}
export const ProfileGateway = definePort<ProfileGateway>('ProfileGateway')
