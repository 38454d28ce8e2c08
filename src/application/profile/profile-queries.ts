import { inject, injectable } from 'inversify'
import { success, type Result } from '@/domain/shared/result'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { AddressPlaceDirectory, type AddressPlaceNames } from './address-place-directory'
import { ProfileGateway, type EditableProfile, type ProfileOwner } from './profile.port'

export interface ProfileWithPlaceNames extends EditableProfile {
  readonly owner: ProfileOwner
  /**
   * The names of the province, district and city of the customer's address. The address can be shown without
   * these names.
   */
  readonly placeNames: AddressPlaceNames
}

/** Reads the personal details that the signed-in customer can change. Source: PRO-02, PRO-03. */
@injectable()
export class ProfileQueries {
  constructor(
    @inject(ProfileGateway) private readonly gateway: ProfileGateway,
    @inject(AddressPlaceDirectory) private readonly directory: AddressPlaceDirectory,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  async findProfile(): Promise<Result<ProfileWithPlaceNames, GatewayFailure>> {
    return this.sessions.withCustomer(async ({ customerId, taxId }) => {
      const found = await this.gateway.editableProfile(customerId)
      if (!found.ok) return found
      const placeNames = await this.directory.placeNamesOfAddress(found.value.address)
      return success({ ...found.value, owner: { customerId, taxId }, placeNames })
    })
  }
}
