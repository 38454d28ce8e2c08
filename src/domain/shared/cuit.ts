/** The tax id of a person (CUIT or CUIL): 11 digits, the last of which is a check digit. */
export type Cuit = string & { readonly unit: 'cuit' }

const checkDigitWeights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/**
 * Returns whether the text is a valid tax id: its last digit is the check digit, modulo 11 with the
 * weights 5432765432. Numbers whose check digit would be 10, and numbers that begin with 0, are never
 * issued, so they are not valid.
 */
export function isCuit(text: string): text is Cuit {
  if (!/^[1-9]\d{10}$/.test(text)) return false
  const sum = checkDigitWeights.reduce(
    (total, weight, position) => total + weight * Number(text[position]),
    0,
  )
  const check = (11 - (sum % 11)) % 11
  return check === Number(text[10])
}

/** Converts a text to a tax id. Throws if the text is not a valid tax id. */
export function cuit(text: string): Cuit {
  if (!isCuit(text)) throw new RangeError('Not a valid CUIT')
  return text
}

/** Returns the tax id with hyphens, as in `20-12345678-6`. */
export function hyphenatedCuit(taxId: Cuit): string {
  return `${taxId.slice(0, 2)}-${taxId.slice(2, 10)}-${taxId.slice(10)}`
}
