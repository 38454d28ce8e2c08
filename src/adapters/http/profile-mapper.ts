import { normalizedContact, type Contact } from '@/domain/profile/contact'
import type { City, AddressPlace } from '@/domain/profile/places'
import { normalizedAddress, type PostalAddress } from '@/domain/profile/postal-address'
import type { EditableProfile } from '@/application/profile/profile.port'
import type { CallAnswer, CallBody } from '@/adapters/contract/call'
import type { profileContract } from '@/adapters/contract/profile.contract'
import { omitUndefined } from './without-undefined'

type Rows = typeof profileContract

/**
 * Converts the customer's personal data from the lender's answer. A field that the lender does not know
 * becomes an empty text.
 */
export function toEditableProfile(json: CallAnswer<Rows['findEditableData']>): EditableProfile {
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
    contact: normalizedContact({ phone, alternativePhone, email }),
    address: normalizedAddress({ stateId, districtId, cityId, street, number, floor, apartment, zipCode }),
  }
}

export function toPlace({ id, description }: CallAnswer<Rows['listStates']>[number]): AddressPlace {
  return { id, name: description }
}

export function toCity({ id, description, districtId }: CallAnswer<Rows['listCities']>[number]): City {
  return omitUndefined({ id, name: description, districtId })
}

/**
 * Converts the customer's contact details to the request that saves them. An empty alternative phone is
 * sent too; it deletes the alternative phone that the lender has.
 */
export function toContactFields({ phone, alternativePhone, email }: Contact): CallBody<Rows['saveContact']> {
  return { phone, alternativePhone, email }
}

export function toLocationFields(address: PostalAddress): CallBody<Rows['saveLocation']> {
  const { stateId, districtId, cityId, ...rest } = address
  return { state: stateId, district: districtId, city: cityId, ...rest }
}
