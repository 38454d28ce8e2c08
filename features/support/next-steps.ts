import { assert } from './assert'

/** Pairs of a scenario's word for a link or button and its current text on the screen. */
export type NextStepTexts = readonly (readonly [meaning: string, words: string])[]

/** Checks that exactly these links and buttons are offered, in any order. */
export function assertNextSteps(
  offered: readonly string[],
  meanings: readonly string[],
  wording: NextStepTexts,
): void {
  assert.deepEqual(nextStepMeanings(offered, wording).inAnyOrder.toSorted(), meanings.toSorted())
}

/** Returns the meaning of each link and button, or its text if it has no meaning in the scenario. */
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
