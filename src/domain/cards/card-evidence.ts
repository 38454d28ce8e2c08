/**
 * What the lender's list of the customer's cards shows once the lender has added or replaced a card as
 * the customer asked. Source: CAR-06, CAR-09.
 */
export interface ExpectedCardChange {
  /** Numbers of the loans that the new card pays once it has been added or has replaced another card. */
  readonly loanExternalIds: readonly string[]
  /**
   * The lender's id of the card to find in the lender's list; missing if the customer typed the card,
   * which then has no id yet.
   */
  readonly newCardId?: string
  /**
   * Last digits of the card to find in the lender's list; missing if `newCardId` is known, if the portal no
   * longer knows the digits, or if the customer typed several cards and any of them may have been added.
   */
  readonly lastDigits?: string
  /** The lender's id of the card that the customer asked to replace; missing if they asked to add a card. */
  readonly replacedCardId?: string
}

/** A card in the lender's list, with the numbers of the loans that the card pays. */
export interface CardWithLoans {
  readonly cardId: string
  readonly loanExternalIds: readonly string[]
}

/**
 * Returns whether a card in the lender's list may be the one that the customer asked to add or to use as
 * a replacement. False if neither the id nor the last digits of the requested card are known.
 */
export function mayBeCardOfExpectedChange(
  card: { readonly cardId: string; readonly lastDigits: string },
  { newCardId, lastDigits, replacedCardId }: ExpectedCardChange,
): boolean {
  if (card.cardId === replacedCardId) return false
  if (newCardId !== undefined) return card.cardId === newCardId
  return lastDigits !== undefined && card.lastDigits === lastDigits
}

/**
 * Returns whether the lender's list of cards proves that the card was added or replaced: a card that may
 * be the requested one pays all the requested loans, and the replaced card pays none of them. False does
 * not prove the opposite, because the customer's request may still reach the lender. Source: CAR-06,
 * CAR-09, PAY-16.
 */
export function cardListProvesChange(
  { loanExternalIds }: ExpectedCardChange,
  listed: { readonly expected: readonly CardWithLoans[]; readonly replaced: CardWithLoans | undefined },
): boolean {
  if (loanExternalIds.length === 0) return false
  const isPaidByOne = listed.expected.some((card) =>
    loanExternalIds.every((each) => card.loanExternalIds.includes(each)),
  )
  return isPaidByOne && !loanExternalIds.some((each) => listed.replaced?.loanExternalIds.includes(each))
}
