import { isCuit } from '@/domain/shared/cuit'
import { readableText } from '@/domain/shared/readable-text'
import { withoutIdentityReturn } from './identity-return'
import type { PhoneChangePerson } from './phone-change-store'

const personNames = ['customerTaxId', 'gender', 'fullname', 'hash'] as const

/** A name that a person has: a link must not put sentences on the screen. */
const nameOfAPerson = /^[\p{L}][\p{L} .'’-]{0,79}$/u

/** Whom the address speaks of, if it says so in a readable way. Source: ACC-20. */
export function phoneChangePersonIn(search: string): PhoneChangePerson | undefined {
  const query = new URLSearchParams(search)
  const taxId = query.get('customerTaxId') ?? ''
  if (!isCuit(taxId)) return undefined
  const fullName = query.get('fullname') ?? ''
  const gender = query.get('gender') ?? ''
  // Base64, often with a plus sign that is no space. Source: GEN-12.
  const hash = query.get('hash')?.replaceAll(' ', '+') ?? ''
  return {
    taxId,
    ...(nameOfAPerson.test(fullName) ? { fullName: readableText(fullName) } : {}),
    ...(gender === '' ? {} : { gender }),
    ...(hash === '' ? {} : { hash }),
  }
}

/** The query without anything personal, empty or with its question mark. Source: ACC-20. */
export function withoutPhoneChange(search: string): string {
  return withoutIdentityReturn(search, ...personNames)
}
