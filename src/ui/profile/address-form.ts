import {
  doorNumberProblem,
  placeProblem,
  streetProblem,
  floorOrApartmentProblem,
  zipCodeProblem,
  type PostalAddress,
} from '@/domain/profile/postal-address'
import { CheckedBy } from '@/ui/kit/checked-by'
import { addressProblemText, profileTexts, zipCodeProblemText } from '@/ui/texts/profile.texts'

const { required } = profileTexts.address

/** The form with the customer's postal address. Source: PRO-02. */
export class AddressForm {
  @CheckedBy(placeProblem, () => required.state)
  stateId: string

  @CheckedBy(placeProblem, () => required.district)
  districtId: string

  @CheckedBy(placeProblem, () => required.city)
  cityId: string

  @CheckedBy(streetProblem, (problem) => addressProblemText(problem, required.street))
  street: string

  @CheckedBy(doorNumberProblem, (problem) => addressProblemText(problem, required.number))
  number: string

  @CheckedBy(floorOrApartmentProblem, (problem) => addressProblemText(problem, ''))
  floor: string

  @CheckedBy(floorOrApartmentProblem, (problem) => addressProblemText(problem, ''))
  apartment: string

  @CheckedBy(zipCodeProblem, zipCodeProblemText)
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
