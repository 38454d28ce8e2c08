import { normalizedContactDetails, type ContactDetails } from '@/domain/profile/contact'
import type { City, AddressPlace } from '@/domain/profile/places'
import { normalizedPostalAddress, type PostalAddress } from '@/domain/profile/postal-address'
import type { EditableProfile } from '@/application/profile/profile.port'
import type { CallAnswer, CallRequestBody } from '@/adapters/contract/call'
import type { profileContract } from '@/adapters/contract/profile.contract'
import { omitUndefined } from './without-undefined'

type ProfileCalls = typeof profileContract

/**
 * Converts the customer's personal data from the lender's answer. A field that the lender does not know
 * becomes an empty text.
 */
export function toEditableProfile(json: CallAnswer<ProfileCalls['findEditableData']>): EditableProfile {
  const { phone = '', alternativePhone = '', email = '' } = json.contactInfo ?? {}
  const {
    state: stateId = '',
    district: districtId = '',
    city: cityId = '',
    street = '',
    number = '',
    floor = '',
    apartment = '',
    zipCode = '',
  } = json.locationInfo ?? {}
  return {
    contact: normalizedContactDetails({ phone, alternativePhone, email }),
    address: normalizedPostalAddress({
      stateId,
      districtId,
      cityId,
      street,
      number,
      floor,
      apartment,
      zipCode,
    }),
  }
}

export function toAddressPlace({
  id,
  description,
}: CallAnswer<ProfileCalls['listStates']>[number]): AddressPlace {
  return { id, name: description }
}

export function toCity({
  id,
  description,
  districtId,
}: CallAnswer<ProfileCalls['listCities']>[number]): City {
  return omitUndefined({ id, name: description, districtId })
}

/**
 * Converts the customer's contact details to the request that saves them. An empty alternative phone is
 * sent too; it deletes the alternative phone that the lender has.
 */
export function toContactDetailsBody({
  phone,
  alternativePhone,
  email,
}: ContactDetails): CallRequestBody<ProfileCalls['saveContact']> {
  return { phone, alternativePhone, email }
}

export function toAddressBody(address: PostalAddress): CallRequestBody<ProfileCalls['saveLocation']> {
  const { stateId, districtId, cityId, ...rest } = address
  return { state: stateId, district: districtId, city: cityId, ...rest }
}
