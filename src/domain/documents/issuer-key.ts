import type { Instant } from '@/domain/shared/calendar-date'

/**
 * A public key with which the portal verifies the lender's signatures: a point of the curve P-256.
 * Source: DOC-04.
 */
export interface IssuerKey {
  readonly id: string
  /** The first of the two coordinates (`x` and `y`) of the key's point on the curve, in base64url. */
  readonly x: string
  readonly y: string
  /**
   * The moment from which the lender no longer signs with this key. Texts that were signed earlier stay
   * valid.
   */
  readonly signsUntil?: Instant
}

/**
 * Returns the lender's public key with the given id. Undefined if there is no such key, or if two keys
 * have that id.
 */
export function findIssuerKey(keys: readonly IssuerKey[], id: string): IssuerKey | undefined {
  const [key, ...others] = keys.filter((each) => each.id === id)
  return others.length === 0 ? key : undefined
}

export function isIssuerKeyExpiredAt({ signsUntil }: IssuerKey, issuedAt: Instant): boolean {
  return signsUntil !== undefined && issuedAt >= signsUntil
}
