/** Returns a text in lower case and without accents, so that the search `prestamo` finds `Préstamo`. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('es-AR')
}

/** A function that returns whether a text contains the words of a search. */
export type TextMatch = (text: string, search: string) => boolean

/**
 * Returns whether a text contains every word of a search, in any order. A word of the search may be part
 * of a longer word.
 */
export function says(text: string, search: string): boolean {
  const within = folded(text)
  return folded(search)
    .split(/\s+/)
    .every((word) => within.includes(word))
}

/** Returns whether every word of a search is a whole word of the text, in any order. */
export function saysWholeWords(text: string, search: string): boolean {
  const within = new Set(wordsOf(text))
  return wordsOf(search).every((word) => within.has(word))
}

function wordsOf(text: string): readonly string[] {
  return folded(text).match(/[\p{Letter}\p{Number}]+/gu) ?? []
}
