/** Lower case, without accents: `Préstamo` is found by `prestamo`. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('es-AR')
}

/** Whether the text has every word of the search, in any order. */
export function says(text: string, search: string): boolean {
  const within = folded(text)
  return folded(search)
    .split(/\s+/)
    .every((word) => within.includes(word))
}
