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

interface LoadedPlaces {
  readonly phase: 'ready'
  readonly places: DistrictsAndCities
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
  typed: PostalAddress = emptyAddress

  constructor(
    @inject(AddressPlaceDirectory) private readonly directory: AddressPlaceDirectory,
    @inject(AsyncState) readonly provinces: AsyncState<LoadedProvinces>,
    @inject(AsyncState) readonly places: AsyncState<LoadedPlaces>,
  ) {
    observeFields(this, 'typed')
  }

  fillFromPostalAddress(address: PostalAddress): void {
    this.typed = address
    this.provinces.load(
      () => this.directory.provinces(),
      (states) => (states.ok ? this.shownStates(states.value) : failedPhase(states.failure)),
    )
    this.askPlaces()
  }

  /** Cancels the requests for provinces and places. Answers that still arrive are ignored. */
  cancelPlaceListRequests(): void {
    this.provinces.cancelRequest()
    this.places.cancelRequest()
  }

  get cityOptions(): readonly City[] {
    const { loadedState } = this.places
    return loadedState ? citiesOfDistrict(loadedState.places, this.typed.districtId) : []
  }

  setFieldValue(field: 'street' | 'number' | 'floor' | 'apartment' | 'zipCode', text: string): void {
    this.typed = { ...this.typed, [field]: text }
  }

  chooseProvince(stateId: string): void {
    if (stateId === this.typed.stateId) return
    this.typed = addressWithProvince(this.typed, stateId)
    this.askPlaces()
  }

  chooseDistrict(districtId: string): void {
    const { loadedState } = this.places
    if (loadedState) this.typed = addressWithDistrict(this.typed, districtId, loadedState.places)
  }

  chooseCity(cityId: string): void {
    this.typed = { ...this.typed, cityId }
  }

  errors(): readonly FormError[] {
    return findFormErrors(new PostalAddressForm(this.typed))
  }

  private askPlaces(): void {
    const { stateId } = this.typed
    if (stateId === '') return
    this.places.load(
      () => this.directory.placesOfProvince(stateId),
      (places) => (places.ok ? this.shownPlaces(places.value) : failedPhase(places.failure)),
    )
  }

  private shownStates(provinces: readonly AddressPlace[]): LoadedProvinces {
    const isKnown = provinces.some(({ id }) => id === this.typed.stateId)
    if (!isKnown) this.typed = addressWithProvince(this.typed, '')
    return { phase: 'ready', provinces }
  }

  private shownPlaces(places: DistrictsAndCities): LoadedPlaces {
    this.typed = addressWithKnownPlaces(this.typed, places)
    return { phase: 'ready', places }
  }
}
