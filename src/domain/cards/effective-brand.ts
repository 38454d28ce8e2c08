/** A brand as the lender writes it, taken apart: `Visa Débito`. */
export interface EffectiveBrand {
  /** The first word, in lower case. */
  readonly brand: string
  /** The words after it; missing where there are none. */
  readonly type?: string
}

/** A number of the card that came with its brand; no brand has as many digits together. */
const ofANumber = /\d{4}/

/** Of a number that comes with it nothing is read: a card is known by its last four digits. Source: CAR-01. */
export function readEffectiveBrand(effectiveBrand: string): EffectiveBrand {
  const words = effectiveBrand.trim().split(/\s+/)
  const [brand = '', ...rest] = words.filter((word) => !ofANumber.test(word))
  return { brand: brand.toLowerCase(), ...(rest.length > 0 ? { type: rest.join(' ') } : {}) }
}
