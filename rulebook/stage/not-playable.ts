/** What a scenario asks for that the stage cannot show. `message` says why, in the words of the rulebook. */
export class NotPlayable extends Error {
  override readonly name = 'NotPlayable'
}
