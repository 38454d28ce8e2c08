/**
 * Error: a scenario needs something that the rulebook's stage cannot show. `message` says why, as a text
 * for the reader of the rulebook.
 */
export class NotPlayable extends Error {
  override readonly name = 'NotPlayable'
}
