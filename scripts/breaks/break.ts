import type { SyntaxPlace } from './syntax'

/**
 * The kinds of break. `press` makes a button do nothing, `busy` keeps it busy, `way` makes a link lead to
 * help, `field` leaves out a field.
 */
export const breakKinds = [
  'press',
  'busy',
  'title',
  'text',
  'way',
  'field',
  'number',
  'comparison',
  'logic',
  'literal',
] as const

export type BreakKind = (typeof breakKinds)[number]

/** How a piece of code is replaced when its break is active. */
export type ReplacementForm =
  /** Replaced by another expression. */
  | 'instead'
  /** Like `instead`, for a shorthand property such as `{ to }`. */
  | 'shorthand'
  /** Replaced by another text, if it is a text. */
  | 'text'
  /** A handler replaced by one that does nothing. */
  | 'press'
  /** A plain attribute text replaced by an expression. */
  | 'attribute'
  /** An additional attribute. */
  | 'added'

/** A piece of source code that can be replaced. */
export interface BreakableCode {
  readonly kind: BreakKind
  readonly form: ReplacementForm
  readonly start: number
  readonly end: number
  /** The replacement code. */
  readonly instead: string
  readonly place?: SyntaxPlace
}

export interface SourceBreak {
  /** `file:line:kind`, with `#2` for the second on a line. Stable as long as the line is. */
  readonly id: string
  readonly number: number
  readonly file: string
  readonly kind: BreakKind
  readonly capability: string
  /** The original code, on one line. */
  readonly code: string
}
