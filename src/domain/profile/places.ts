/** A province, district or city of a postal address, by its name and the lender's id. Source: PRO-02. */
export interface AddressPlace {
  readonly id: string
  readonly name: string
}

export interface City extends AddressPlace {
  /** The id of the district that contains the city; missing if the lender does not say. */
  readonly districtId?: string
}

/**
 * The districts and cities of a province among which the customer chooses for their postal address. Source:
 * PRO-02.
 */
export interface DistrictsAndCities {
  readonly districts: readonly AddressPlace[]
  readonly cities: readonly City[]
}

/**
 * The lender's ids of the province (`stateId`), district and city of an address. An id is empty until the
 * customer chooses it.
 */
export interface AddressPlaceIds {
  readonly stateId: string
  readonly districtId: string
  readonly cityId: string
}

/**
 * Returns the cities that the customer can choose in a district: those in it, and those whose district
 * the lender does not give. Source: PRO-02.
 */
export function citiesOfDistrict({ cities }: DistrictsAndCities, districtId: string): readonly City[] {
  return cities.filter((city) => city.districtId === undefined || city.districtId === districtId)
}

/**
 * Returns the address with the given province. If this is a different province, the district and the city
 * become empty. Source: PRO-02.
 */
export function addressWithProvince<Address extends AddressPlaceIds>(
  address: Address,
  stateId: string,
): Address {
  return stateId === address.stateId ? address : { ...address, stateId, districtId: '', cityId: '' }
}

/**
 * Returns the address with the given district. The city becomes empty if it is outside that district.
 * Source: PRO-02.
 */
export function addressWithDistrict<Address extends AddressPlaceIds>(
  address: Address,
  districtId: string,
  places: DistrictsAndCities,
): Address {
  const staysIn = citiesOfDistrict(places, districtId).some(({ id }) => id === address.cityId)
  return { ...address, districtId, cityId: staysIn ? address.cityId : '' }
}

/**
 * Returns the address, with its district and city emptied if the lender's lists for the province do not
 * contain them. Source: PRO-02.
 */
export function addressWithKnownPlaces<Address extends AddressPlaceIds>(
  address: Address,
  places: DistrictsAndCities,
): Address {
  const isKnown = places.districts.some(({ id }) => id === address.districtId)
  return addressWithDistrict(address, isKnown ? address.districtId : '', places)
}
