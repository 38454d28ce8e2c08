import { isCuit } from '@/domain/shared/cuit'
import { displaySafeText } from '@/domain/shared/readable-text'
import { removeIdentityCheckFromQuery } from './returned-identity-check'
import type { PersonChangingPhoneNumber } from './phone-number-change-store.port'

const personParameterNames = ['customerTaxId', 'gender', 'fullname', 'hash'] as const

/**
 * Matches a person's name in a link. Only characters of names are allowed, so that a link cannot make the
 * screen show whole sentences.
 */
const personNamePattern = /^[\p{L}][\p{L} .'’-]{0,79}$/u

/**
 * Returns the person whose phone is to be changed, from the query of an address. Undefined if the query
 * contains no valid CUIT. Source: ACC-20.
 */
export function readPhoneChangePersonFromQuery(search: string): PersonChangingPhoneNumber | undefined {
  const query = new URLSearchParams(search)
  const taxId = query.get('customerTaxId') ?? ''
  if (!isCuit(taxId)) return undefined
  const fullName = query.get('fullname') ?? ''
  const gender = query.get('gender') ?? ''
  // Base64 contains plus signs, which the query parser turns into spaces. Source: GEN-12.
  const hash = query.get('hash')?.replaceAll(' ', '+') ?? ''
  return {
    taxId,
    ...(personNamePattern.test(fullName) ? { fullName: displaySafeText(fullName) } : {}),
    ...(gender === '' ? {} : { gender }),
    ...(hash === '' ? {} : { hash }),
  }
}

/**
 * Returns the query of an address without the personal data of the phone change. The result is empty or
 * begins with `?`. Source: ACC-20.
 */
export function removePhoneChangePersonFromQuery(search: string): string {
  return removeIdentityCheckFromQuery(search, ...personParameterNames)
}
