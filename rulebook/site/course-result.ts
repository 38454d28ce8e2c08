import * as v from 'valibot'

/**
 * Result of a trainee in a course. It does not contain the trainee's name, because it is sent as part of
 * an address. Source: RUL-06.
 */
export interface CourseResult {
  readonly course: string
  /** Calendar date of the result, such as `2026-03-10`. */
  readonly day: string
  readonly scores: readonly {
    readonly scenario: string
    readonly acts: number
    readonly right: number
    readonly hints: number
    readonly seconds: number
  }[]
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const shape = v.object({
  course: v.string(),
  day: v.pipe(v.string(), v.isoDate()),
  scores: v.array(
    v.pipe(
      v.object({ scenario: v.string(), acts: count, right: count, hints: count, seconds: count }),
      v.check(({ acts, right }) => right <= acts),
    ),
  ),
})

/** Returns a course result as a text that may be part of an address. */
export function encodeResult(result: CourseResult): string {
  return btoa(JSON.stringify(result)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Returns the course result that is encoded in a text; undefined if the text is not a course result. */
export function decodeResult(text: string): CourseResult | undefined {
  try {
    const read = v.safeParse(shape, JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/'))))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}
