/** Lower case, without accents: `Préstamo` is found by `prestamo`. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('es-AR')
}

/** Whether a text has the words of a search. */
export type TextMatch = (text: string, search: string) => boolean

/** Whether the text has every word of the search, in any order. Part of a longer word is enough. */
export function says(text: string, search: string): boolean {
  const within = folded(text)
  return folded(search)
    .split(/\s+/)
    .every((word) => within.includes(word))
}

/** Whether each word of the search is a whole word of the text, in any order. */
export function saysWholeWords(text: string, search: string): boolean {
  const within = new Set(wordsOf(text))
  return wordsOf(search).every((word) => within.has(word))
}

function wordsOf(text: string): readonly string[] {
  return folded(text).match(/[\p{Letter}\p{Number}]+/gu) ?? []
}
