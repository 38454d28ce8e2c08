/** Texts to insert before and after a range of a source text. Either of them may be empty. */
export interface InsertionsAroundRange {
  readonly start: number
  readonly end: number
  readonly before: string
  readonly after: string
}

/**
 * Replacement of the range from `start` to `end` of a source text by `text`. No other replacement or
 * insertion may be inside this range.
 */
export interface TextReplacement {
  readonly start: number
  readonly end: number
  readonly text: string
}

interface TextInsertion {
  readonly offset: number
  readonly rank: number
  readonly text: string
}

const [closing, standing, opening, swapping] = [0, 1, 2, 3]

/**
 * Returns a range of the source text (by default all of it) after making the insertions and replacements that
 * lie inside the range. Two insertions must not overlap partly: their ranges are separate, or one contains the
 * other.
 */
export function applyTextChanges(
  text: string,
  insertions: readonly InsertionsAroundRange[],
  replacements: readonly TextReplacement[],
  [from, to]: readonly [number, number] = [0, text.length],
): string {
  const inside = ({ start, end }: { readonly start: number; readonly end: number }) =>
    start >= from && end <= to
  const inOrder = sortedInsertions(insertions.filter(inside), replacements.filter(inside))
  let [result, at] = ['', from]
  for (const insertion of inOrder) {
    result += text.slice(at, insertion.offset) + insertion.text
    at = Math.max(at, insertion.offset, insertion.end)
  }
  return result + text.slice(at, to)
}

/**
 * Returns the insertions and replacements in the order in which they are made. An inner wrapping is
 * closed before an outer one.
 */
function sortedInsertions(
  insertions: readonly InsertionsAroundRange[],
  replacements: readonly TextReplacement[],
): readonly (TextInsertion & { readonly end: number })[] {
  const size = ({ start, end }: InsertionsAroundRange) => end - start
  const outermostFirst = insertions.toSorted((one, other) => size(other) - size(one))
  const opened = outermostFirst.map(({ start, end, before, after }) =>
    start === end
      ? { offset: start, end: start, rank: standing, text: before + after }
      : { offset: start, end: start, rank: opening, text: before },
  )
  const closed = outermostFirst
    .toReversed()
    .filter((wrap) => size(wrap) > 0)
    .map(({ end, after }) => ({ offset: end, end, rank: closing, text: after }))
  const swapped = replacements.map(({ start, end, text }) => ({ offset: start, end, rank: swapping, text }))
  return [...closed, ...opened, ...swapped].toSorted(
    (one, other) => one.offset - other.offset || one.rank - other.rank,
  )
}
