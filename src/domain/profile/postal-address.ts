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

/**
 * Returns the postal code in capitals, without the spaces and signs that people type between letters and
 * digits.
 */
export function normalizedZipCode(text: string): string {
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

/** Trims the text and reduces repeated spaces to one. */
export function withoutExtraSpaces(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}
