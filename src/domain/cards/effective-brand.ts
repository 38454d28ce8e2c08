/** A brand as the lender writes it, taken apart: `Visa Débito`. */
export interface EffectiveBrand {
  /** The first word, in lower case. */
  readonly brand: string
  /** The words after it; missing where there are none. */
  readonly type?: string
}

/** Source: CAR-01. */
export function readEffectiveBrand(effectiveBrand: string): EffectiveBrand {
  const [brand = '', ...rest] = effectiveBrand.trim().split(/\s+/)
  return { brand: brand.toLowerCase(), ...(rest.length > 0 ? { type: rest.join(' ') } : {}) }
}
