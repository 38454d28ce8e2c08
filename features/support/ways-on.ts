import assert from 'node:assert/strict'

/** Ways on as a specification names them, by intention, each with the words that the portal has for it today. */
export type Wording = readonly (readonly [intention: string, words: string])[]

/** These and no other ways on are offered, wherever each stands. */
export function assertWaysOn(
  offered: readonly string[],
  intentions: readonly string[],
  wording: Wording,
): void {
  const intentionOf = new Map(wording.map(([intention, words]) => [words, intention]))
  const read = offered.map((words) => intentionOf.get(words) ?? words)
  assert.deepEqual(read.toSorted(), intentions.toSorted())
}

/** An address whose payment has another key each time. */
export function withoutKey(address: string): string {
  return address.replace(/(?<=[?&]pago=)[\da-f-]{36}$/, '…')
}
