/** Why a card holder's name is not valid. Source: PAY-14. */
export type CardHolderProblem = 'required' | 'not-letters'

/**
 * Matches the characters that banks leave out of names, as in O'Higgins or García-Pérez, and unusual kinds
 * of space.
 */
const namePunctuationPattern = /['’‘ʼ\p{Pd}\p{Zs}]/gu

/**
 * Replaces each apostrophe, dash and unusual space in a card holder's name by a space while the customer
 * types. The length stays the same, so the text cursor does not move. An accent without a letter stays,
 * because some keyboards send the accent before its letter. Source: PAY-14.
 */
export function normalizedCardHolder(typed: string): string {
  return typed.replaceAll(namePunctuationPattern, ' ')
}

/**
 * Returns the card holder's name in the form that the portal sends and shows, with a single space
 * between words.
 */
export function cardHolderToSend(typed: string): string {
  return normalizedCardHolder(typed).trim().replaceAll(/ +/g, ' ')
}

/**
 * Returns what is wrong with a card holder's name, or undefined if it has only letters (with any accent) and
 * spaces. Source: PAY-14.
 */
export function cardHolderProblem(holder: string): CardHolderProblem | undefined {
  const name = cardHolderToSend(holder)
  if (name === '') return 'required'
  return /^[\p{L}\p{M} ]+$/u.test(name) ? undefined : 'not-letters'
}
