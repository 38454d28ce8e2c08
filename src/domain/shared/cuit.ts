/** The tax id of a person (CUIT or CUIL): 11 digits whose last one checks the rest. */
export type Cuit = string & { readonly unit: 'cuit' }

const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/**
 * Weights 5432765432, modulo 11. Where the check would be 10 no digit equals it: such a number is never
 * issued, nor one that begins with 0.
 */
export function isCuit(text: string): text is Cuit {
  if (!/^[1-9]\d{10}$/.test(text)) return false
  const sum = weights.reduce((total, weight, position) => total + weight * Number(text[position]), 0)
  const check = (11 - (sum % 11)) % 11
  return check === Number(text[10])
}

/** Throws when the digits do not check. */
export function cuit(text: string): Cuit {
  if (!isCuit(text)) throw new RangeError('Not a valid CUIT')
  return text
}

/** The written form, `20-12345678-6`. */
export function hyphenatedCuit(taxId: Cuit): string {
  return `${taxId.slice(0, 2)}-${taxId.slice(2, 10)}-${taxId.slice(10)}`
}
