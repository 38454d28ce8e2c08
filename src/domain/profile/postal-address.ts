import type { PlaceIds } from './places'

/** Where a customer lives. What is not known is empty. Source: PRO-02. */
export interface PostalAddress extends PlaceIds {
  readonly street: string
  /** Of the door, `1234` or `S/N`. */
  readonly number: string
  readonly floor: string
  readonly apartment: string
  /** Four digits, or the letters and digits of a CPA. */
  readonly zipCode: string
}

export type AddressProblem = 'required' | 'too-long'
export type ZipCodeProblem = 'required' | 'not-valid'

/** Characters: as they fit on an envelope. */
const longest = { street: 100, number: 10, withinBuilding: 10 } as const

/** `1900`, or `B1900ABC`; neither I nor O begins one. Source: CPA, Correo Argentino. */
const zipCode = /^(\d{4}|[A-HJ-NP-Z]\d{4}[A-Z]{3})$/

/** Source: PRO-02. */
export function missingPlace(id: string): 'required' | undefined {
  return id === '' ? 'required' : undefined
}

/** Source: PRO-02. */
export function streetProblem(street: string): AddressProblem | undefined {
  return requiredProblem(street, longest.street)
}

/** Source: PRO-02. */
export function doorNumberProblem(number: string): AddressProblem | undefined {
  return requiredProblem(number, longest.number)
}

/** Of a floor or an apartment, which an address may lack. Source: PRO-02. */
export function withinBuildingProblem(text: string): 'too-long' | undefined {
  return shortened(text).length > longest.withinBuilding ? 'too-long' : undefined
}

/** Source: PRO-02. */
export function zipCodeProblem(text: string): ZipCodeProblem | undefined {
  const written = normalizedZipCode(text)
  if (written === '') return 'required'
  return zipCode.test(written) ? undefined : 'not-valid'
}

/** Capitals, without what people put between letters and digits. */
export function normalizedZipCode(text: string): string {
  return text.replaceAll(/[\s.-]/g, '').toUpperCase()
}

/** As it is kept and sent. Source: PRO-02. */
export function normalizedAddress(address: PostalAddress): PostalAddress {
  return {
    ...address,
    street: shortened(address.street),
    number: shortened(address.number),
    floor: shortened(address.floor),
    apartment: shortened(address.apartment),
    zipCode: normalizedZipCode(address.zipCode),
  }
}

/** Whether nothing at all is known of it. */
export function isUnknownAddress(address: PostalAddress): boolean {
  return Object.values(address).every((text) => text === '')
}

function requiredProblem(text: string, most: number): AddressProblem | undefined {
  const written = shortened(text)
  if (written === '') return 'required'
  return written.length > most ? 'too-long' : undefined
}

/** One space where there were several, none around. */
function shortened(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}
