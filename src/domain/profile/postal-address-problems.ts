import { normalizedZipCode, withoutExtraSpaces } from './postal-address'

export type AddressProblem = 'required' | 'too-long'
export type ZipCodeProblem = 'required' | 'not-valid'

/** Maximum characters of each field, so that the address fits on an envelope. */
const maxLengths = { street: 100, number: 10, withinBuilding: 10 } as const

/**
 * Matches a postal code such as `1900` or `B1900ABC`. The first letter is never I or O. Source: CPA, Correo
 * Argentino.
 */
const zipCodePattern = /^(\d{4}|[A-HJ-NP-Z]\d{4}[A-Z]{3})$/

/**
 * Returns `required` if the customer has not chosen the province, district or city whose id is given;
 * otherwise undefined. Source: PRO-02.
 */
export function addressPlaceProblem(id: string): 'required' | undefined {
  return id === '' ? 'required' : undefined
}

/** Returns what is wrong with the street of an address, or undefined if it is valid. Source: PRO-02. */
export function streetProblem(street: string): AddressProblem | undefined {
  return requiredTextProblem(street, maxLengths.street)
}

/** Returns what is wrong with the street number, or undefined if it is valid. Source: PRO-02. */
export function doorNumberProblem(number: string): AddressProblem | undefined {
  return requiredTextProblem(number, maxLengths.number)
}

/**
 * Returns `too-long` if the floor or apartment of an address has too many characters, otherwise
 * undefined. Both fields may be empty. Source: PRO-02.
 */
export function floorOrApartmentProblem(text: string): 'too-long' | undefined {
  return withoutExtraSpaces(text).length > maxLengths.withinBuilding ? 'too-long' : undefined
}

/** Returns what is wrong with a postal code, or undefined if it is valid. Source: PRO-02. */
export function zipCodeProblem(text: string): ZipCodeProblem | undefined {
  const written = normalizedZipCode(text)
  if (written === '') return 'required'
  return zipCodePattern.test(written) ? undefined : 'not-valid'
}

function requiredTextProblem(text: string, maxLength: number): AddressProblem | undefined {
  const written = withoutExtraSpaces(text)
  if (written === '') return 'required'
  return written.length > maxLength ? 'too-long' : undefined
}
