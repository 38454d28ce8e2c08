/** Minimum number of characters of a help search, and of a word in it. Source: 1§5, SUP-02. */
const minSearchLength = 3

/** A part of a help text that matches the customer's search, or a part that does not. */
export interface HighlightedTextSegment {
  readonly text: string
  readonly isMatch: boolean
}

/**
 * Returns the words to look for in a help search, in lower case and without accents and signs. Words of
 * fewer than three letters are left out, unless the query has only such words; numbers are never left
 * out. Undefined if the query has fewer than three characters. Source: SUP-02.
 */
export function helpSearchTerms(query: string): readonly string[] | undefined {
  if ([...query.trim()].length < minSearchLength) return undefined
  const words = foldedText(query)
    .letters.split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const telling = words.filter((word) => [...word].length >= minSearchLength || /^\d+$/.test(word))
  return telling.length > 0 ? telling : words
}

/**
 * Returns whether every search term begins a word of at least one of the texts; false if there are no terms.
 * Source: SUP-02.
 */
export function matchesAllSearchTerms(texts: readonly string[], terms: readonly string[]): boolean {
  const all = texts.map((text) => foldedText(text).letters)
  return (
    terms.length > 0 &&
    terms.every((term) => all.some((letters) => positionsOfTerm(letters, term).length > 0))
  )
}

/**
 * Splits a text into parts that match the search terms and parts that do not. Joined together, the parts
 * give the original text. Source: SUP-02.
 */
export function splitIntoHighlightedSegments(
  text: string,
  terms: readonly string[],
): readonly HighlightedTextSegment[] {
  const isMatch = matchFlagsOfUnits(text, terms)
  const segments: HighlightedTextSegment[] = []
  let from = 0
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && isMatch[at] === isMatch[from]) continue
    segments.push({ text: text.slice(from, at), isMatch: isMatch[from] === true })
    from = at
  }
  return segments
}

/** Returns, for each UTF-16 unit of the text, whether it belongs to a match. */
function matchFlagsOfUnits(text: string, terms: readonly string[]): readonly boolean[] {
  const { letters, positions } = foldedText(text)
  const found: boolean[] = Array.from({ length: text.length }, () => false)
  for (const term of terms) {
    for (const at of positionsOfTerm(letters, term))
      found.fill(true, positions[at], letterEnd(at + term.length - 1, positions) ?? text.length)
  }
  return found
}

/**
 * Returns the positions at which a word begins with the search term. A term of fewer than three letters has
 * to be the whole word, because it begins too many words.
 */
function positionsOfTerm(letters: string, term: string): readonly number[] {
  const isWholeWord = [...term].length < minSearchLength
  const positions: number[] = []
  for (let at = letters.indexOf(term); at >= 0; at = letters.indexOf(term, at + 1)) {
    const isWordStart = !/[\p{L}\p{N}]$/u.test(letters.slice(0, at))
    const isWordEnd = !/^[\p{L}\p{N}]/u.test(letters.slice(at + term.length))
    if (isWordStart && (isWordEnd || !isWholeWord)) positions.push(at)
  }
  return positions
}

/**
 * Returns the position in the original text at which the letter of the given unit ends, including its
 * accents. Undefined for the last letter.
 */
function letterEnd(unit: number, positions: readonly number[]): number | undefined {
  return positions.slice(unit + 1).find((position) => position !== positions[unit])
}

interface FoldedText {
  readonly letters: string
  /**
   * Positions in the original text: `positions[i]` is where the letter that became `letters[i]` begins. Both
   * are counted in UTF-16 units.
   */
  readonly positions: readonly number[]
}

/** Returns the text in lower case without accents, with the original position of each letter. */
function foldedText(text: string): FoldedText {
  let letters = ''
  const positions: number[] = []
  let position = 0
  for (const letter of text) {
    const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase()
    for (let unit = 0; unit < plain.length; unit += 1) positions.push(position)
    letters += plain
    position += letter.length
  }
  return { letters, positions }
}
