/** A state, district or city in a postal address, with the lender's id of it. Source: PRO-02. */
export interface AddressPlace {
  readonly id: string
  readonly name: string
}

export interface City extends AddressPlace {
  /** The id of the district that contains the city; missing if the lender does not say. */
  readonly districtId?: string
}

/** The districts and cities of one state. Source: PRO-02. */
export interface DistrictsAndCities {
  readonly districts: readonly AddressPlace[]
  readonly cities: readonly City[]
}

/** The ids of the state, district and city of an address; empty if not chosen. */
export interface AddressPlaceIds {
  readonly stateId: string
  readonly districtId: string
  readonly cityId: string
}

/**
 * Returns the cities that can be chosen in a district: those of the district, and those without a district.
 * Source: PRO-02.
 */
export function citiesOfDistrict({ cities }: DistrictsAndCities, districtId: string): readonly City[] {
  return cities.filter((city) => city.districtId === undefined || city.districtId === districtId)
}

/** Returns the address with another state, in which district and city are empty. Source: PRO-02. */
export function addressWithProvince<Address extends AddressPlaceIds>(
  address: Address,
  stateId: string,
): Address {
  return stateId === address.stateId ? address : { ...address, stateId, districtId: '', cityId: '' }
}

/**
 * Returns the address with another district. The city becomes empty if it is outside that district. Source:
 * PRO-02.
 */
export function addressWithDistrict<Address extends AddressPlaceIds>(
  address: Address,
  districtId: string,
  places: DistrictsAndCities,
): Address {
  const staysIn = citiesOfDistrict(places, districtId).some(({ id }) => id === address.cityId)
  return { ...address, districtId, cityId: staysIn ? address.cityId : '' }
}

/** Returns the address without a district or city that is not in the lists of its state. Source: PRO-02. */
export function addressWithKnownPlaces<Address extends AddressPlaceIds>(
  address: Address,
  places: DistrictsAndCities,
): Address {
  const isKnown = places.districts.some(({ id }) => id === address.districtId)
  return addressWithDistrict(address, isKnown ? address.districtId : '', places)
}
