import {
  doorNumberProblem,
  addressPlaceProblem,
  streetProblem,
  floorOrApartmentProblem,
  zipCodeProblem,
  type PostalAddress,
} from '@/domain/profile/postal-address'
import { ValidateField } from '@/ui/kit/validate-field'
import { addressProblemText, profileTexts, zipCodeProblemText } from '@/ui/texts/profile.texts'

const { required } = profileTexts.address

/** The form with the customer's postal address. Source: PRO-02. */
export class AddressForm {
  @ValidateField(addressPlaceProblem, () => required.state)
  stateId: string

  @ValidateField(addressPlaceProblem, () => required.district)
  districtId: string

  @ValidateField(addressPlaceProblem, () => required.city)
  cityId: string

  @ValidateField(streetProblem, (problem) => addressProblemText(problem, required.street))
  street: string

  @ValidateField(doorNumberProblem, (problem) => addressProblemText(problem, required.number))
  number: string

  @ValidateField(floorOrApartmentProblem, (problem) => addressProblemText(problem, ''))
  floor: string

  @ValidateField(floorOrApartmentProblem, (problem) => addressProblemText(problem, ''))
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
