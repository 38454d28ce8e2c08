import { inject, injectable } from 'inversify'
import { failure, success, type Result } from '@/domain/shared/result'
import type { AddressPlace, DistrictsAndCities, AddressPlaceIds } from '@/domain/profile/places'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { ProfileGateway } from './profile.port'

/**
 * The names of the province (`province`), district and city of an address. A name that could not be read is
 * missing.
 */
export interface AddressPlaceNames {
  readonly province?: string
  readonly district?: string
  readonly city?: string
}

/**
 * Reads the provinces, districts and cities of the country. A list that has been read is not requested again
 * until the page is reloaded. Source: PRO-02.
 */
@injectable('Singleton')
export class AddressPlaceDirectory {
  private allStates: readonly AddressPlace[] | undefined
  private readonly placesByState = new Map<string, DistrictsAndCities>()

  constructor(@inject(ProfileGateway) private readonly gateway: ProfileGateway) {}

  async provinces(): Promise<Result<readonly AddressPlace[], GatewayFailure>> {
    if (this.allStates) return success(this.allStates)
    const states = await this.gateway.provinces()
    if (states.ok) this.allStates = states.value
    return states
  }

  /** Returns the districts and cities of a province. */
  async placesOfProvince(stateId: string): Promise<Result<DistrictsAndCities, GatewayFailure>> {
    const known = this.placesByState.get(stateId)
    if (known) return success(known)
    const places = await this.fetchPlaces(stateId)
    if (places.ok) this.placesByState.set(stateId, places.value)
    return places
  }

  async placeNamesOfAddress({ stateId, districtId, cityId }: AddressPlaceIds): Promise<AddressPlaceNames> {
    if (stateId === '') return {}
    const [states, places] = await Promise.all([this.provinces(), this.placesOfProvince(stateId)])
    const province = states.ok ? placeNameOf(states.value, stateId) : undefined
    const district = places.ok ? placeNameOf(places.value.districts, districtId) : undefined
    const city = places.ok ? placeNameOf(places.value.cities, cityId) : undefined
    return {
      ...(province === undefined ? {} : { province }),
      ...(district === undefined ? {} : { district }),
      ...(city === undefined ? {} : { city }),
    }
  }

  private async fetchPlaces(stateId: string): Promise<Result<DistrictsAndCities, GatewayFailure>> {
    const [districts, cities] = await Promise.all([
      this.gateway.districts(stateId),
      this.gateway.cities(stateId),
    ])
    if (!districts.ok) return districts
    if (!cities.ok) return cities
    // Without districts or cities, no address in this state could be saved.
    if (districts.value.length === 0 || cities.value.length === 0) return failure({ kind: 'server-failure' })
    return success({ districts: districts.value, cities: cities.value })
  }
}

function placeNameOf(places: readonly AddressPlace[], id: string): string | undefined {
  return places.find((place) => place.id === id)?.name
}
