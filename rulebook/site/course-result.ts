import * as v from 'valibot'

/** What a trainee did in a course. Without a name: it travels in an address. Source: RUL-06. */
export interface CourseResult {
  readonly course: string
  /** Calendar date: `2026-03-10`. */
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

/** The result in letters that an address may hold. */
export function encodeResult(result: CourseResult): string {
  return btoa(JSON.stringify(result)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Returns the result in the text; undefined if the text is no result. */
export function decodeResult(text: string): CourseResult | undefined {
  try {
    const read = v.safeParse(shape, JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/'))))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}
