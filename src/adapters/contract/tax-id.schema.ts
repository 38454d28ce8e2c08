import * as v from 'valibot'

const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

function checkDigitHolds(text: string): boolean {
  const sum = weights.reduce((total, weight, position) => total + weight * Number(text[position]), 0)
  return (11 - (sum % 11)) % 11 === Number(text[10])
}

/** A CUIT or CUIL: 11 digits without hyphens. The first is not 0 and the last is a check digit. */
export const taxId = v.pipe(v.string(), v.regex(/^[1-9]\d{10}$/), v.check(checkDigitHolds))
