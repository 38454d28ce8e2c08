import { assert } from './assert'

/** Links and buttons by their meaning in scenarios, with their current texts. */
export type Wording = readonly (readonly [meaning: string, words: string])[]

/** Checks that exactly these links and buttons are offered, in any order. */
export function assertWaysOn(
  offered: readonly string[],
  meanings: readonly string[],
  wording: Wording,
): void {
  const meaningOf = new Map(wording.map(([meaning, words]) => [words, meaning]))
  const read = offered.map((words) => meaningOf.get(words) ?? words)
  assert.deepEqual(read.toSorted(), meanings.toSorted())
}

/** Returns an address without the key of its payment, which differs each time. */
export function withoutKey(address: string): string {
  return address.replace(/(?<=[?&]pago=)[\da-f-]{36}$/, '…')
}
