import { says, type TextMatch } from './folded'
import type { CatalogueStep, Saying } from './rulebook-data'

/**
 * Returns whether a search finds a step definition: by its pattern, by its example, or by its text with
 * one of the words that its parameter accepts.
 */
export function stepIsFound(step: CatalogueStep, search: string, matches: TextMatch = says): boolean {
  return isFoundItself(step, search, matches) || sayingsFound(step, search, matches).length > 0
}

/**
 * Returns the variants of a step definition to show, each with another word for its parameter: those
 * that match the search, or all of them if none matches.
 */
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

/**
 * Returns the pattern of a step definition with a word in place of its parameter. It is used for a word
 * that no scenario uses.
 */
function said(pattern: string, word: string): string {
  return pattern.replace(/\{(?!(?:string|int|float|word)\})[^}]+\}/, word)
}
