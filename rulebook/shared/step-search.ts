import { containsSearchWords, type SearchMatcher } from './text-search'
import type { CatalogueStep, StepVariant } from './rulebook-data'

/**
 * Returns whether a search finds a step definition: by its pattern, by its example, or by its text with
 * one of the words that its parameter accepts.
 */
export function isStepFound(
  step: CatalogueStep,
  search: string,
  matchesSearch: SearchMatcher = containsSearchWords,
): boolean {
  return (
    isPatternOrExampleFound(step, search, matchesSearch) ||
    findStepVariants(step, search, matchesSearch).length > 0
  )
}

/**
 * Returns the variants of a step definition to show, each with another word for its parameter: those
 * that match the search, or all of them if none matches.
 */
export function stepVariantsToShow(
  step: CatalogueStep,
  search: string,
  matchesSearch: SearchMatcher = containsSearchWords,
): readonly StepVariant[] {
  const foundVariants = findStepVariants(step, search, matchesSearch)
  return foundVariants.length > 0 ? foundVariants : step.sayings
}

function findStepVariants(
  { pattern, sayings }: CatalogueStep,
  search: string,
  matchesSearch: SearchMatcher,
): readonly StepVariant[] {
  return sayings.filter(({ word, example }) =>
    matchesSearch(`${example || patternWithWord(pattern, word)} ${word}`, search),
  )
}

function isPatternOrExampleFound(
  { pattern, example }: CatalogueStep,
  search: string,
  matchesSearch: SearchMatcher,
): boolean {
  return matchesSearch(`${pattern} ${example}`, search)
}

/**
 * Returns the pattern of a step definition with a word in place of its parameter. It is used for a word
 * that no scenario uses.
 */
function patternWithWord(pattern: string, word: string): string {
  return pattern.replace(/\{(?!(?:string|int|float|word)\})[^}]+\}/, word)
}
