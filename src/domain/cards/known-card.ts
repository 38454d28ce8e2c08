import type { CardExpiry } from './card-expiry'

/** A card stored by the lender, without its number. Source: PAY-12, CAR-01. */
export interface KnownCard {
  /** One word in lower case: `visa`. */
  readonly brand: string
  /** The kind of card as the lender names it; missing if the lender does not say. */
  readonly type?: string
  /** The last four digits. */
  readonly lastDigits: string
  readonly expiry: CardExpiry
}
