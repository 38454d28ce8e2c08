import { success, type Result } from '@/domain/shared/result'
import type { ContactDetails } from '@/domain/profile/contact'
import type { City, AddressPlace } from '@/domain/profile/places'
import type { PostalAddress } from '@/domain/profile/postal-address'
import type { UploadableFile } from '@/domain/shared/upload'
import type {
  EditableProfile,
  ProfileGateway,
  SaveAvatarFailure,
  SaveContactFailure,
  ProfileOwner,
} from '@/application/profile/profile.port'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { martaCustomer } from '#tests/support/test-customers'

type GatewayAnswer<Value, Failure = GatewayFailure> = Result<Value, Failure>

export const martaProfileOwner: ProfileOwner = {
  customerId: martaCustomer.customerId,
  taxId: martaCustomer.taxId,
}

export const exampleProfile: EditableProfile = {
  contact: { phone: '1145678901', alternativePhone: '', email: 'marta@correo.example' },
  address: {
    stateId: '1',
    districtId: '10',
    cityId: '100',
    street: 'Rivadavia',
    number: '4500',
    floor: '2',
    apartment: 'B',
    zipCode: '1406',
  },
}

/**
 * Gateway to the customer's profile. It gives the answers set by a test and records the method calls
 * that it receives.
 */
export class ScriptedProfileGateway implements ProfileGateway {
  readonly receivedCalls: string[] = []
  readonly saveRequests: {
    readonly whose: ProfileOwner
    readonly what: ContactDetails | PostalAddress | UploadableFile
  }[] = []
  profileAnswer: GatewayAnswer<EditableProfile> = success(exampleProfile)
  saveContactAnswer: GatewayAnswer<void, SaveContactFailure> = success()
  saveAddressAnswer: GatewayAnswer<void> = success()
  saveAvatarAnswer: GatewayAnswer<void, SaveAvatarFailure> = success()
  avatarAnswer: GatewayAnswer<PortalFile | undefined> | Promise<GatewayAnswer<PortalFile | undefined>> =
    success(undefined)
  provincesAnswer: GatewayAnswer<readonly AddressPlace[]> = success([
    { id: '1', name: 'Buenos Aires' },
    { id: '2', name: 'Córdoba' },
  ])
  districtsAnswer: GatewayAnswer<readonly AddressPlace[]> = success([
    { id: '10', name: 'La Plata' },
    { id: '11', name: 'Quilmes' },
  ])
  citiesAnswer: GatewayAnswer<readonly City[]> = success([
    { id: '100', name: 'Gonnet', districtId: '10' },
    { id: '101', name: 'Bernal', districtId: '11' },
  ])

  async editableProfile(customerId: string) {
    this.receivedCalls.push(`profile of ${customerId}`)
    return this.profileAnswer
  }

  async saveContact(whose: ProfileOwner, what: ContactDetails) {
    this.saveRequests.push({ whose, what })
    return this.saveContactAnswer
  }

  async saveAddress(whose: ProfileOwner, what: PostalAddress) {
    this.saveRequests.push({ whose, what })
    return this.saveAddressAnswer
  }

  async provinces() {
    this.receivedCalls.push('states')
    return this.provincesAnswer
  }

  async districts(stateId: string) {
    this.receivedCalls.push(`districts of ${stateId}`)
    return this.districtsAnswer
  }

  async cities(stateId: string) {
    this.receivedCalls.push(`cities of ${stateId}`)
    return this.citiesAnswer
  }

  async avatar(customerId: string) {
    this.receivedCalls.push(`photo of ${customerId}`)
    return this.avatarAnswer
  }

  async saveAvatar(whose: ProfileOwner, what: UploadableFile) {
    this.saveRequests.push({ whose, what })
    return this.saveAvatarAnswer
  }
}
