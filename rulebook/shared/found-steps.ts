import { says, type TextMatch } from './folded'
import type { CatalogueStep, Saying } from './rulebook-data'

/** Returns whether a step matches: its pattern, its example, or what it says with one of its words. */
export function stepIsFound(step: CatalogueStep, search: string, matches: TextMatch = says): boolean {
  return isFoundItself(step, search, matches) || sayingsFound(step, search, matches).length > 0
}

/** Returns what a step says with the words that are searched, or with all of them if the search is of the step. */
export function sayingsToShow(
  step: CatalogueStep,
  search: string,
  matches: TextMatch = says,
): readonly Saying[] {
  const found = sayingsFound(step, search, matches)
  return found.length > 0 ? found : step.sayings
}

function sayingsFound(
  { pattern, sayings }: CatalogueStep,
  search: string,
  matches: TextMatch,
): readonly Saying[] {
  return sayings.filter(({ word, example }) => matches(`${example || said(pattern, word)} ${word}`, search))
}

function isFoundItself({ pattern, example }: CatalogueStep, search: string, matches: TextMatch): boolean {
  return matches(`${pattern} ${example}`, search)
}

/** Returns the pattern with a word in it, for a word that no scenario uses. */
function said(pattern: string, word: string): string {
  return pattern.replace(/\{(?!(?:string|int|float|word)\})[^}]+\}/, word)
}
