import type { Result } from '@/domain/shared/result'
import type { UploadableFile } from '@/domain/shared/upload'
import type { ContactDetails } from '@/domain/profile/contact'
import type { City, AddressPlace } from '@/domain/profile/places'
import type { PostalAddress } from '@/domain/profile/postal-address'
import type {
  EditableProfile,
  ProfileGateway,
  SaveAvatarFailure,
  SaveContactFailure,
  ProfileOwner,
} from '@/application/profile/profile.port'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { profileContract as calls } from '@/adapters/contract/profile.contract'
import { toBrowserFile } from './document-mapper'
import { HttpGateway, ignoreResponseBody } from './http-gateway'
import { toPortalFile } from './portal-file-mapper'
import {
  toCity,
  toContactDetailsBody,
  toEditableProfile,
  toAddressBody,
  toAddressPlace,
} from './profile-mapper'

export class HttpProfileGateway extends HttpGateway implements ProfileGateway {
  editableProfile(customerId: string): Promise<Result<EditableProfile, GatewayFailure>> {
    return this.ask(calls.findEditableData, { path: { customerId } }, toEditableProfile)
  }

  saveContact(
    { customerId, taxId }: ProfileOwner,
    contact: ContactDetails,
  ): Promise<Result<void, SaveContactFailure>> {
    return this.askWithFailures(
      calls.saveContact,
      { path: { customerId }, body: toContactDetailsBody(contact), onBehalfOf: taxId },
      {
        toValue: ignoreResponseBody,
        refusalFailures: {
          INVALID_CUSTOMER_EMAIL: { kind: 'email-refused' },
          INVALID_PHONE_NUMBER: { kind: 'phone-refused' },
        },
      },
    )
  }

  saveAddress(
    { customerId, taxId }: ProfileOwner,
    address: PostalAddress,
  ): Promise<Result<void, GatewayFailure>> {
    const body = toAddressBody(address)
    return this.ask(calls.saveLocation, { path: { customerId }, body, onBehalfOf: taxId }, ignoreResponseBody)
  }

  provinces(): Promise<Result<readonly AddressPlace[], GatewayFailure>> {
    return this.ask(calls.listStates, {}, (states) => states.map(toAddressPlace))
  }

  districts(stateId: string): Promise<Result<readonly AddressPlace[], GatewayFailure>> {
    return this.ask(calls.listDistricts, { path: { id: stateId } }, (districts) =>
      districts.map(toAddressPlace),
    )
  }

  cities(stateId: string): Promise<Result<readonly City[], GatewayFailure>> {
    return this.ask(calls.listCities, { path: { id: stateId } }, (cities) => cities.map(toCity))
  }

  avatar(customerId: string): Promise<Result<PortalFile | undefined, GatewayFailure>> {
    return this.ask(calls.findAvatar, { path: { customerId } }, (file) => file && toPortalFile(file))
  }

  saveAvatar(
    { customerId, taxId }: ProfileOwner,
    picture: UploadableFile,
  ): Promise<Result<void, SaveAvatarFailure>> {
    return this.askWithFailures(
      calls.saveAvatar,
      { path: { customerId }, body: { file: toBrowserFile(picture) }, onBehalfOf: taxId },
      { toValue: ignoreResponseBody, refusalFailures: { INVALID_FILE: { kind: 'picture-refused' } } },
    )
  }
}
