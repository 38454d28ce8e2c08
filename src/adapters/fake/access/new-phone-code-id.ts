/**
 * Returns the id of a code sent to a new phone. Such a code only confirms the phone and never signs anybody
 * in.
 */
export function newPhoneCodeId(taxId: string, cellphone: string): string {
  return `${taxId}-${cellphone}`
}
