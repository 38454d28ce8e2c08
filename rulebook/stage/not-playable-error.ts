/**
 * Error thrown if a scenario needs something that the rulebook's stage (its page that plays scenarios)
 * cannot show. `message` is the reason, as a text in Spanish for the reader of the rulebook.
 */
export class NotPlayableError extends Error {
  override readonly name = 'NotPlayableError'
}
