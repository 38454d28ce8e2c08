import * as v from 'valibot'

/**
 * Result of a trainee in a course. It does not contain the trainee's name, because it is sent as part of
 * an address. Source: RUL-06.
 */
export interface CourseResult {
  /** Id of the course. */
  readonly course: string
  /** Calendar date of the last practice, such as `2026-03-10`; missing if it is unknown. */
  readonly day?: string
  readonly scores: readonly {
    /** Id of the scenario. */
    readonly scenario: string
    /** Number of user actions that the trainee performed. */
    readonly acts: number
    /** Number of user actions that the trainee did right at the first press and without a hint. */
    readonly right: number
    /** Number of hints that the trainee saw. */
    readonly hints: number
    readonly seconds: number
  }[]
}

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

const courseResultSchema = v.object({
  course: v.string(),
  day: v.exactOptional(v.pipe(v.string(), v.isoDate())),
  scores: v.array(
    v.pipe(
      v.object({
        scenario: v.string(),
        acts: countSchema,
        right: countSchema,
        hints: countSchema,
        seconds: countSchema,
      }),
      v.check(({ acts, right }) => right <= acts),
    ),
  ),
})

/** Returns a course result as a text that may be part of an address. */
export function encodeCourseResult(result: CourseResult): string {
  return btoa(JSON.stringify(result)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Returns the course result that is encoded in a text; undefined if the text is not a course result. */
export function decodeCourseResult(text: string): CourseResult | undefined {
  try {
    const json = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const parsed = v.safeParse(courseResultSchema, JSON.parse(json))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
