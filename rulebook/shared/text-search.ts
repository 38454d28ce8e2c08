/** Returns a text in lower case and without accents, so that the search `prestamo` finds `Préstamo`. */
function foldCaseAndAccents(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('es-AR')
}

/** A function that returns whether a text contains the words of a search. */
export type SearchMatcher = (text: string, search: string) => boolean

/**
 * Returns whether a text contains every word of a search, in any order. A word of the search may be part
 * of a longer word.
 */
export function containsSearchWords(text: string, search: string): boolean {
  const foldedText = foldCaseAndAccents(text)
  return foldCaseAndAccents(search)
    .split(/\s+/)
    .every((word) => foldedText.includes(word))
}

/** Returns whether every word of a search is a whole word of the text, in any order. */
export function containsWholeSearchWords(text: string, search: string): boolean {
  const textWords = new Set(foldedWords(text))
  return foldedWords(search).every((word) => textWords.has(word))
}

function foldedWords(text: string): readonly string[] {
  return foldCaseAndAccents(text).match(/[\p{Letter}\p{Number}]+/gu) ?? []
}
