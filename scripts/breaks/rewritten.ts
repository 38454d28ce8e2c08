/** Something put around a piece of a text, or into it where the piece is empty. */
export interface Wrap {
  readonly start: number
  readonly end: number
  readonly before: string
  readonly after: string
}

/** Something put in the place of a piece in which nothing else is done. */
export interface Swap {
  readonly start: number
  readonly end: number
  readonly text: string
}

interface Insertion {
  readonly at: number
  readonly rank: number
  readonly text: string
}

const [closing, standing, opening, swapping] = [0, 1, 2, 3]

/** The text between two places with all of that done to it; wraps lie beside or within each other. */
export function rewritten(
  text: string,
  wraps: readonly Wrap[],
  swaps: readonly Swap[],
  [from, to]: readonly [number, number] = [0, text.length],
): string {
  const inside = ({ start, end }: { readonly start: number; readonly end: number }) =>
    start >= from && end <= to
  const insertions = inOrder(wraps.filter(inside), swaps.filter(inside))
  let [result, at] = ['', from]
  for (const insertion of insertions) {
    result += text.slice(at, insertion.at) + insertion.text
    at = Math.max(at, insertion.at, insertion.end)
  }
  return result + text.slice(at, to)
}

/** Inner pieces close before outer ones, and open after them. */
function inOrder(
  wraps: readonly Wrap[],
  swaps: readonly Swap[],
): readonly (Insertion & { readonly end: number })[] {
  const size = ({ start, end }: Wrap) => end - start
  const outermostFirst = wraps.toSorted((one, other) => size(other) - size(one))
  const opened = outermostFirst.map(({ start, end, before, after }) =>
    start === end
      ? { at: start, end: start, rank: standing, text: before + after }
      : { at: start, end: start, rank: opening, text: before },
  )
  const closed = outermostFirst
    .toReversed()
    .filter((wrap) => size(wrap) > 0)
    .map(({ end, after }) => ({ at: end, end, rank: closing, text: after }))
  const swapped = swaps.map(({ start, end, text }) => ({ at: start, end, rank: swapping, text }))
  return [...closed, ...opened, ...swapped].toSorted(
    (one, other) => one.at - other.at || one.rank - other.rank,
  )
}
