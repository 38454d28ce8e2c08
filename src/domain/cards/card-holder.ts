/** What a holder's name can be wrong about. Source: PAY-14. */
export type CardHolderProblem = 'required' | 'not-letters'

/** What banks leave out of names: O'Higgins, García-Pérez, and the spaces that are copied from elsewhere. */
const betweenNames = /['’‘ʼ\p{Pd}\p{Zs}]/gu

/**
 * A name as it stays in its field: letter by letter, so that the caret stays where it was.
 * An accent on its own is left alone: with it some keyboards begin a letter.
 * Source: PAY-14.
 */
export function normalizedHolder(typed: string): string {
  return typed.replaceAll(betweenNames, ' ')
}

/** A name as it is sent and shown: one space between its words. */
export function holderName(typed: string): string {
  return normalizedHolder(typed).trim().replaceAll(/ +/g, ' ')
}

/** What is wrong with a name: letters of any accent and spaces only. Source: PAY-14. */
export function cardHolderProblem(holder: string): CardHolderProblem | undefined {
  const name = holderName(holder)
  if (name === '') return 'required'
  return /^[\p{L}\p{M} ]+$/u.test(name) ? undefined : 'not-letters'
}
