/**
 * What the lender's list of cards has to show once the customer's request to add or replace a card was done.
 * Source: CAR-06, CAR-09.
 */
export interface ExpectedCardChange {
  /** Numbers of the loans that the card pays once it has been added or has replaced another. */
  readonly externalIds: readonly string[]
  /** The lender's id of the card to find; missing if the customer typed the card. */
  readonly cardId?: string
  /**
   * Last digits of the card to find; missing if they are no longer known, or if several cards were typed and
   * it may be any of them.
   */
  readonly lastDigits?: string
  /** The lender's id of the card that is replaced; missing if the card was added. */
  readonly replacedId?: string
}

/** A card of the lender's list, with the numbers of the loans that it pays. */
export interface CardWithLoans {
  readonly cardId: string
  readonly externalIds: readonly string[]
}

/**
 * Returns whether a listed card may be the one that the customer asked to add or to use as a replacement. A
 * card whose digits are not known can never be recognised.
 */
export function mayBeCardOfExpectedChange(
  card: { readonly cardId: string; readonly lastDigits: string },
  { cardId, lastDigits, replacedId }: ExpectedCardChange,
): boolean {
  if (card.cardId === replacedId) return false
  if (cardId !== undefined) return card.cardId === cardId
  return lastDigits !== undefined && card.lastDigits === lastDigits
}

/**
 * Returns whether the lender's list of cards proves that the card was added or replaced: a card that may be
 * the expected one pays all the expected loans, and the replaced card pays none of them. False proves
 * nothing, because the request may still arrive. Source: CAR-06, CAR-09, PAY-16.
 */
export function cardListProvesChange(
  { externalIds }: ExpectedCardChange,
  listed: { readonly expected: readonly CardWithLoans[]; readonly replaced: CardWithLoans | undefined },
): boolean {
  if (externalIds.length === 0) return false
  const isPaidByOne = listed.expected.some((card) =>
    externalIds.every((each) => card.externalIds.includes(each)),
  )
  return isPaidByOne && !externalIds.some((each) => listed.replaced?.externalIds.includes(each))
}
