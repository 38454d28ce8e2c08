/** Letters with which a search begins. Source: 1§5, SUP-02. */
const fewestLetters = 3

/** A stretch of a text: what was looked for, or what stands between. */
export interface TextSegment {
  readonly text: string
  readonly isFound: boolean
}

/**
 * What is looked for: words without case, accents and signs. Short ones count only where there is nothing else, but
 * figures always do. Undefined while too little is written. Source: SUP-02.
 */
export function searchTerms(query: string): readonly string[] | undefined {
  if ([...query.trim()].length < fewestLetters) return undefined
  const words = folded(query)
    .letters.split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const telling = words.filter((word) => [...word].length >= fewestLetters || /^\d+$/.test(word))
  return telling.length > 0 ? telling : words
}

/** Whether each of them stands in one of the texts; without any, nothing is found. Source: SUP-02. */
export function isFoundIn(texts: readonly string[], terms: readonly string[]): boolean {
  const all = texts.map((text) => folded(text).letters)
  return terms.length > 0 && terms.every((term) => all.some((letters) => letters.includes(term)))
}

/** The text in pieces, in its own letters: joined they are the text again. Source: SUP-02. */
export function highlighted(text: string, terms: readonly string[]): readonly TextSegment[] {
  const marks = markedUnits(text, terms)
  const pieces: TextSegment[] = []
  let from = 0
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && marks[at] === marks[from]) continue
    pieces.push({ text: text.slice(from, at), isFound: marks[from] === true })
    from = at
  }
  return pieces
}

/** For each place of the text, whether it belongs to something that was looked for. */
function markedUnits(text: string, terms: readonly string[]): readonly boolean[] {
  const { letters, places } = folded(text)
  const marks: boolean[] = Array.from({ length: text.length }, () => false)
  for (const term of terms) {
    for (let at = letters.indexOf(term); at >= 0; at = letters.indexOf(term, at + 1))
      marks.fill(true, places[at], endOf(at + term.length - 1, places) ?? text.length)
  }
  return marks
}

/** Where the letter of that unit ends, with the accents that follow it; nothing for the last one. */
function endOf(unit: number, places: readonly number[]): number | undefined {
  return places.slice(unit + 1).find((place) => place !== places[unit])
}

interface Folded {
  readonly letters: string
  /** Where each unit of the letters comes from in the text. */
  readonly places: readonly number[]
}

/** Letter by letter, for an accent may be a sign of its own or part of its letter. */
function folded(text: string): Folded {
  let letters = ''
  const places: number[] = []
  let place = 0
  for (const letter of text) {
    const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase()
    for (let unit = 0; unit < plain.length; unit += 1) places.push(place)
    letters += plain
    place += letter.length
  }
  return { letters, places }
}
