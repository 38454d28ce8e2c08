import { says } from './folded'
import type { CatalogueStep, Saying } from './rulebook-data'

/** Whether a step is found: by its pattern, by its example, or by what it says with one of its words. */
export function stepIsFound(step: CatalogueStep, search: string): boolean {
  return isFoundItself(step, search) || sayingsFound(step, search).length > 0
}

/** Returns what a step says with the words that are searched, or with all of them if the search is of the step. */
export function sayingsToShow(step: CatalogueStep, search: string): readonly Saying[] {
  const found = sayingsFound(step, search)
  return found.length > 0 ? found : step.sayings
}

function sayingsFound({ pattern, sayings }: CatalogueStep, search: string): readonly Saying[] {
  return sayings.filter(({ word, example }) => says(`${example || said(pattern, word)} ${word}`, search))
}

function isFoundItself({ pattern, example }: CatalogueStep, search: string): boolean {
  return says(`${pattern} ${example}`, search)
}

/** Returns the pattern with a word in it, for a word that no scenario uses. */
function said(pattern: string, word: string): string {
  return pattern.replace(/\{(?!(?:string|int|float|word)\})[^}]+\}/, word)
}
