/** A state, district or city with the lender's id. Source: PRO-02. */
export interface Place {
  readonly id: string
  readonly name: string
}

export interface City extends Place {
  /** The district of the city; missing if the lender does not say it. */
  readonly districtId?: string
}

/** The districts and cities of a state. Source: PRO-02. */
export interface PlacesOfProvince {
  readonly districts: readonly Place[]
  readonly cities: readonly City[]
}

/** The ids of the state, district and city of an address; empty if not chosen. */
export interface PlaceIds {
  readonly stateId: string
  readonly districtId: string
  readonly cityId: string
}

/**
 * Returns the cities that can be chosen in a district: its own, and those without a district.
 * Source: PRO-02.
 */
export function citiesOfDistrict({ cities }: PlacesOfProvince, districtId: string): readonly City[] {
  return cities.filter((city) => city.districtId === undefined || city.districtId === districtId)
}

/** Returns the address with another state; district and city become empty. Source: PRO-02. */
export function withProvince<Address extends PlaceIds>(address: Address, stateId: string): Address {
  return stateId === address.stateId ? address : { ...address, stateId, districtId: '', cityId: '' }
}

/** Returns the address with another district. A city outside that district becomes empty. Source: PRO-02. */
export function withDistrict<Address extends PlaceIds>(
  address: Address,
  districtId: string,
  places: PlacesOfProvince,
): Address {
  const staysIn = citiesOfDistrict(places, districtId).some(({ id }) => id === address.cityId)
  return { ...address, districtId, cityId: staysIn ? address.cityId : '' }
}

/**
 * Returns the address. If its district or city is not in the lists of its state, it becomes empty.
 * Source: PRO-02.
 */
export function withKnownPlaces<Address extends PlaceIds>(
  address: Address,
  places: PlacesOfProvince,
): Address {
  const isKnown = places.districts.some(({ id }) => id === address.districtId)
  return withDistrict(address, isKnown ? address.districtId : '', places)
}
