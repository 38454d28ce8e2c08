import { assert } from './assert'

/** Pairs of the word that scenarios use for a link or button, and the text that the screen shows on it. */
export type ScenarioWordsForActions = readonly (readonly [meaning: string, words: string])[]

/**
 * Checks that the screen offers exactly the links and buttons that the given words of scenarios stand for, in
 * any order.
 */
export function assertOfferedActions(
  offered: readonly string[],
  meanings: readonly string[],
  wording: ScenarioWordsForActions,
): void {
  assert.deepEqual(
    translateActionsToScenarioWords(offered, wording).inAnyOrder.toSorted(),
    meanings.toSorted(),
  )
}

/**
 * Returns, for the text of each link and button, the word that scenarios use for that link or button;
 * the text itself if scenarios have no word for it.
 */
export function translateActionsToScenarioWords(
  offered: readonly string[],
  wording: ScenarioWordsForActions,
): { readonly inAnyOrder: readonly string[] } {
  const meaningOf = new Map(wording.map(([meaning, words]) => [words, meaning]))
  return { inAnyOrder: offered.map((words) => meaningOf.get(words) ?? words) }
}

/**
 * Replaces the value of the query parameter `pago` at the end of an address by `…`, because that value (the
 * payment's random key) is different in each run.
 */
export function maskPaymentKeyInAddress(address: string): string {
  return address.replace(/(?<=[?&]pago=)[\da-f-]{36}$/, '…')
}
