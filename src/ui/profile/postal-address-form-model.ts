import { inject, injectable } from 'inversify'
import {
  addressWithKnownPlaces,
  citiesOfDistrict,
  addressWithDistrict,
  addressWithProvince,
  type City,
  type AddressPlace,
  type DistrictsAndCities,
} from '@/domain/profile/places'
import type { PostalAddress } from '@/domain/profile/postal-address'
import { AddressPlaceDirectory } from '@/application/profile/address-place-directory'
import { AsyncState, failedPhase } from '@/ui/kit/async-state'
import { findFormErrors } from '@/ui/kit/validate-field'
import type { FormError } from '@/ui/kit/form-error'
import { observeFields } from '@/ui/kit/observe-fields'
import { PostalAddressForm } from './postal-address-form'

interface LoadedProvinces {
  readonly phase: 'ready'
  readonly provinces: readonly AddressPlace[]
}

interface LoadedDistrictsAndCities {
  readonly phase: 'ready'
  readonly districtsAndCities: DistrictsAndCities
}

const emptyAddress: PostalAddress = {
  stateId: '',
  districtId: '',
  cityId: '',
  street: '',
  number: '',
  floor: '',
  apartment: '',
  zipCode: '',
}

/**
 * The postal address as typed in the form, and the provinces and places that the customer can choose
 * from. Source: PRO-02.
 */
@injectable()
export class PostalAddressFormModel {
  typedAddress: PostalAddress = emptyAddress

  constructor(
    @inject(AddressPlaceDirectory) private readonly directory: AddressPlaceDirectory,
    @inject(AsyncState) readonly provincesAsyncState: AsyncState<LoadedProvinces>,
    @inject(AsyncState) readonly districtsAndCitiesAsyncState: AsyncState<LoadedDistrictsAndCities>,
  ) {
    observeFields(this, 'typedAddress')
  }

  fillFromPostalAddress(address: PostalAddress): void {
    this.typedAddress = address
    this.provincesAsyncState.load(
      () => this.directory.provinces(),
      (states) => (states.ok ? this.toLoadedProvinces(states.value) : failedPhase(states.failure)),
    )
    this.loadPlaces()
  }

  /** Cancels the requests for provinces and places. Answers that still arrive are ignored. */
  cancelPlaceListRequests(): void {
    this.provincesAsyncState.cancelRequest()
    this.districtsAndCitiesAsyncState.cancelRequest()
  }

  get cityOptions(): readonly City[] {
    const { loadedState } = this.districtsAndCitiesAsyncState
    return loadedState ? citiesOfDistrict(loadedState.districtsAndCities, this.typedAddress.districtId) : []
  }

  setFieldValue(field: 'street' | 'number' | 'floor' | 'apartment' | 'zipCode', text: string): void {
    this.typedAddress = { ...this.typedAddress, [field]: text }
  }

  chooseProvince(stateId: string): void {
    if (stateId === this.typedAddress.stateId) return
    this.typedAddress = addressWithProvince(this.typedAddress, stateId)
    this.loadPlaces()
  }

  chooseDistrict(districtId: string): void {
    const { loadedState } = this.districtsAndCitiesAsyncState
    if (loadedState)
      this.typedAddress = addressWithDistrict(this.typedAddress, districtId, loadedState.districtsAndCities)
  }

  chooseCity(cityId: string): void {
    this.typedAddress = { ...this.typedAddress, cityId }
  }

  errors(): readonly FormError[] {
    return findFormErrors(new PostalAddressForm(this.typedAddress))
  }

  private loadPlaces(): void {
    const { stateId } = this.typedAddress
    if (stateId === '') return
    this.districtsAndCitiesAsyncState.load(
      () => this.directory.placesOfProvince(stateId),
      (places) => (places.ok ? this.toLoadedPlaces(places.value) : failedPhase(places.failure)),
    )
  }

  private toLoadedProvinces(provinces: readonly AddressPlace[]): LoadedProvinces {
    const isKnown = provinces.some(({ id }) => id === this.typedAddress.stateId)
    if (!isKnown) this.typedAddress = addressWithProvince(this.typedAddress, '')
    return { phase: 'ready', provinces }
  }

  private toLoadedPlaces(districtsAndCities: DistrictsAndCities): LoadedDistrictsAndCities {
    this.typedAddress = addressWithKnownPlaces(this.typedAddress, districtsAndCities)
    return { phase: 'ready', districtsAndCities }
  }
}
