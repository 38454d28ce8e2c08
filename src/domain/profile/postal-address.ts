import type { AddressPlaceIds } from './places'

/** The home address of a customer. Unknown fields are empty. Source: PRO-02. */
export interface PostalAddress extends AddressPlaceIds {
  readonly street: string
  /** Street number: `1234`, or `S/N` if there is none. */
  readonly number: string
  readonly floor: string
  readonly apartment: string
  /** The postal code: four digits, or the eight characters of a CPA (the full Argentine postal code). */
  readonly zipCode: string
}

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

/**
 * Returns the postal code in capitals, without the spaces and signs that people type between letters and
 * digits.
 */
function normalizedZipCode(text: string): string {
  return text.replaceAll(/[\s.-]/g, '').toUpperCase()
}

/**
 * Returns an address in the form in which the portal stores and sends it, without superfluous spaces and
 * signs. Source: PRO-02.
 */
export function normalizedPostalAddress(address: PostalAddress): PostalAddress {
  return {
    ...address,
    street: withoutExtraSpaces(address.street),
    number: withoutExtraSpaces(address.number),
    floor: withoutExtraSpaces(address.floor),
    apartment: withoutExtraSpaces(address.apartment),
    zipCode: normalizedZipCode(address.zipCode),
  }
}

/** Returns whether every field of the address is empty. */
export function isPostalAddressEmpty(address: PostalAddress): boolean {
  return Object.values(address).every((text) => text === '')
}

function requiredTextProblem(text: string, maxLength: number): AddressProblem | undefined {
  const written = withoutExtraSpaces(text)
  if (written === '') return 'required'
  return written.length > maxLength ? 'too-long' : undefined
}

/** Trims the text and reduces repeated spaces to one. */
function withoutExtraSpaces(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}
