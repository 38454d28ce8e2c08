import { assert } from './assert'

/** Ways on as a specification names them, by meaning, each with the words that the portal uses for it today. */
export type Wording = readonly (readonly [meaning: string, words: string])[]

/** These and no other ways on are offered, wherever each stands. */
export function assertWaysOn(
  offered: readonly string[],
  meanings: readonly string[],
  wording: Wording,
): void {
  const meaningOf = new Map(wording.map(([meaning, words]) => [words, meaning]))
  const read = offered.map((words) => meaningOf.get(words) ?? words)
  assert.deepEqual(read.toSorted(), meanings.toSorted())
}

/** An address whose payment has another key each time. */
export function withoutKey(address: string): string {
  return address.replace(/(?<=[?&]pago=)[\da-f-]{36}$/, '…')
}
