/** A state, a district or a city: the lender's id, and its name. Source: PRO-02. */
export interface Place {
  readonly id: string
  readonly name: string
}

export interface City extends Place {
  /** Where the lender tells it. */
  readonly districtId?: string
}

/** What follows from a state. Source: PRO-02. */
export interface PlacesOfState {
  readonly districts: readonly Place[]
  readonly cities: readonly City[]
}

/** The ids of where an address lies; empty while nothing is chosen. */
export interface PlaceIds {
  readonly stateId: string
  readonly districtId: string
  readonly cityId: string
}

/** The cities to choose from: those of the district, and those without a district. Source: PRO-02. */
export function citiesOf({ cities }: PlacesOfState, districtId: string): readonly City[] {
  return cities.filter((city) => city.districtId === undefined || city.districtId === districtId)
}

/** Another state: its districts and cities are others. Source: PRO-02. */
export function inState<Address extends PlaceIds>(address: Address, stateId: string): Address {
  return stateId === address.stateId ? address : { ...address, stateId, districtId: '', cityId: '' }
}

/** Another district: a city that does not lie in it is chosen anew. Source: PRO-02. */
export function inDistrict<Address extends PlaceIds>(
  address: Address,
  districtId: string,
  places: PlacesOfState,
): Address {
  const staysIn = citiesOf(places, districtId).some(({ id }) => id === address.cityId)
  return { ...address, districtId, cityId: staysIn ? address.cityId : '' }
}

/** What is chosen and is not among what may be chosen now counts as not chosen. Source: PRO-02. */
export function amongPlaces<Address extends PlaceIds>(address: Address, places: PlacesOfState): Address {
  const isKnown = places.districts.some(({ id }) => id === address.districtId)
  return inDistrict(address, isKnown ? address.districtId : '', places)
}
