import type { PostalAddress } from '@/domain/profile/postal-address'
import {
  doorNumberProblem,
  addressPlaceProblem,
  streetProblem,
  floorOrApartmentProblem,
  zipCodeProblem,
} from '@/domain/profile/postal-address-problems'
import { ValidateField } from '@/ui/kit/validate-field'
import { postalAddressProblemText, profileTexts, zipCodeProblemText } from '@/ui/texts/profile.texts'

const { required } = profileTexts.address

/**
 * The values of the form with the customer's postal address, and the checks of its fields. Source: PRO-02.
 */
export class PostalAddressForm {
  @ValidateField(addressPlaceProblem, () => required.state)
  stateId: string

  @ValidateField(addressPlaceProblem, () => required.district)
  districtId: string

  @ValidateField(addressPlaceProblem, () => required.city)
  cityId: string

  @ValidateField(streetProblem, (problem) => postalAddressProblemText(problem, required.street))
  street: string

  @ValidateField(doorNumberProblem, (problem) => postalAddressProblemText(problem, required.number))
  number: string

  @ValidateField(floorOrApartmentProblem, (problem) => postalAddressProblemText(problem, ''))
  floor: string

  @ValidateField(floorOrApartmentProblem, (problem) => postalAddressProblemText(problem, ''))
  apartment: string

  @ValidateField(zipCodeProblem, zipCodeProblemText)
  zipCode: string

  constructor(typed: PostalAddress) {
    this.stateId = typed.stateId
    this.districtId = typed.districtId
    this.cityId = typed.cityId
    this.street = typed.street
    this.number = typed.number
    this.floor = typed.floor
    this.apartment = typed.apartment
    this.zipCode = typed.zipCode
  }
}
