/** To a member of the crew. */
export type Order =
  /** Names every scenario of those paths. */
  | { readonly kind: 'list'; readonly paths: readonly string[] }
  /** Runs those scenarios, and tells what each reaches. */
  | { readonly kind: 'reach'; readonly scenarios: readonly string[] }
  /** Runs those scenarios with that break or with none, until the first fails. */
  | ({ readonly kind: 'try' } & TryOrder)

export interface TryOrder {
  readonly number: number | undefined
  readonly scenarios: readonly string[]
  /** So long a step may take, in milliseconds. */
  readonly stepMilliseconds: number
}

/**
 * From a member of the crew, who is ready at first, tells each scenario that it begins, and answers each
 * order with the report of its kind.
 */
export type Report =
  | { readonly kind: 'ready' }
  | { readonly kind: 'began'; readonly scenario: string }
  | { readonly kind: 'list'; readonly scenarios: readonly string[] }
  | { readonly kind: 'reach'; readonly reached: readonly Reached[] }
  | { readonly kind: 'try'; readonly attempt: Attempt }
  | { readonly kind: 'stopped'; readonly why: string }

/** A scenario, `file:line` with the line of its row in an outline, and the breaks that it reaches. */
export interface Reached {
  readonly scenario: string
  /** How long it took with nothing broken. */
  readonly milliseconds: number
  readonly breaks: readonly number[]
  /** Those of them whose text stands in the scenario. */
  readonly quoted: readonly number[]
  /** What looked like a text, and is none. */
  readonly untold: readonly number[]
}

export interface Attempt {
  /** How many scenarios were begun. */
  readonly count: number
  readonly failed?: Failed | undefined
}

export interface Failed {
  readonly scenario: string
  readonly message: string
  /** What failed is that it did not end in time. */
  readonly isLate: boolean
}
