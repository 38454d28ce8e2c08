/** What a cellphone can be wrong about before the server sees it. Source: ACC-22. */
export type CellphoneProblem =
  | 'required'
  | 'not-digits'
  | 'too-long'
  | 'leading-zero'
  | 'mobile-prefix'
  | 'country-prefix'
  | 'length'

const longestCellphone = 12
/** Of every Argentine number with its area code. */
const shortestCellphone = 10

/**
 * 15 without an area code, or between it and the number: after 11, the only one of 2 digits, whatever the length,
 * since no number there begins with 15; after 3 or 4 digits only where the length tells it.
 */
const mobilePrefix = /^(15\d*|1115\d*|\d{3}15\d{7}|\d{4}15\d{6})$/

/** A cellphone as it stays in its field: only digits, at most 12. Source: ACC-22, GEN-03. */
export function normalizedCellphone(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, longestCellphone)
}

/** 54 and the ten digits of a number: the prefix is distinguished from an area code by the length alone. */
const countryPrefix = /^54(?=\d{10}$)/

/**
 * What is wrong with a cellphone: 10 to 12 digits, the area code without its 0 and the number without 15. With 549
 * before it, a whole number has more digits than fit. Source: ACC-22.
 */
export function cellphoneProblem(cellphone: string): CellphoneProblem | undefined {
  if (cellphone.trim() === '') return 'required'
  if (!/^\d+$/.test(cellphone)) return 'not-digits'
  if (cellphone.length > longestCellphone) return 'too-long'
  if (cellphone.startsWith('0')) return 'leading-zero'
  if (cellphone.startsWith('549')) return 'country-prefix'
  if (mobilePrefix.test(cellphone.replace(countryPrefix, ''))) return 'mobile-prefix'
  return cellphone.length < shortestCellphone ? 'length' : undefined
}
