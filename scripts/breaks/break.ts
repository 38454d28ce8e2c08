import type { SyntaxPlace } from './syntax'

/**
 * The kinds of break, a fault put into the portal's code. `press` makes a button do nothing, `busy` keeps
 * it busy, `way` makes a link lead to help, `field` leaves out a field.
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

/** How the code at the place of a break is changed while the break is active. */
export type BreakReplacementForm =
  /** The code is replaced by another expression. */
  | 'instead'
  /** Like `instead`, for a shorthand property such as `{ to }`, whose name stays. */
  | 'shorthand'
  /** The value is replaced by another text, if it is a text at run time. */
  | 'text'
  /** An event handler is replaced by one that does nothing. */
  | 'press'
  /** The text of an attribute is replaced by an expression. */
  | 'attribute'
  /** An attribute is added to an element. */
  | 'added'

/** A piece of source code that a break can replace. */
export interface BreakableCode {
  readonly kind: BreakKind
  readonly form: BreakReplacementForm
  readonly start: number
  readonly end: number
  /** The code that replaces the original one. */
  readonly instead: string
  readonly place?: SyntaxPlace
}

export interface SourceBreak {
  /**
   * `file:line:kind`, with `#2` for the second break of a kind on a line. It stays the same as long as the
   * line does.
   */
  readonly id: string
  readonly number: number
  readonly file: string
  readonly kind: BreakKind
  readonly capability: string
  /** The original code of the break's place, on one line. */
  readonly code: string
}
