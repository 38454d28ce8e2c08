import { assert } from './assert'

/** Pairs of the word that scenarios use for a link or button, and the text that the screen shows for it now. */
export type NextStepTexts = readonly (readonly [meaning: string, words: string])[]

/** Checks that the screen offers exactly these links and buttons, in any order. */
export function assertNextSteps(
  offered: readonly string[],
  meanings: readonly string[],
  wording: NextStepTexts,
): void {
  assert.deepEqual(nextStepMeanings(offered, wording).inAnyOrder.toSorted(), meanings.toSorted())
}

/**
 * Returns the scenario's word for each link and button, or its text on the screen if the scenario has no
 * word for it.
 */
export function nextStepMeanings(
  offered: readonly string[],
  wording: NextStepTexts,
): { readonly inAnyOrder: readonly string[] } {
  const meaningOf = new Map(wording.map(([meaning, words]) => [words, meaning]))
  return { inAnyOrder: offered.map((words) => meaningOf.get(words) ?? words) }
}

/** Returns an address without the key of its payment, which differs each time. */
export function withoutPaymentKey(address: string): string {
  return address.replace(/(?<=[?&]pago=)[\da-f-]{36}$/, '…')
}
