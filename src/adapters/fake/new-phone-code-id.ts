/** A code that goes to another phone proves that phone and nothing else: it never lets anybody in. */
export function newPhoneCodeId(taxId: string, cellphone: string): string {
  return `${taxId}-${cellphone}`
}
