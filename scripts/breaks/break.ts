import type { Place } from './syntax'

/** What can be broken. A `press` does nothing, a `busy` button stays so, a `way` leads to help, a `field` is left out. */
export const kinds = [
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

export type Kind = (typeof kinds)[number]

/** How a piece of code is replaced when its break is active. */
export type Form =
  /** Another expression in its place. */
  | 'instead'
  /** The same for a value that is only named, as in `{ to }`. */
  | 'shorthand'
  /** Another text in its place, where it is one. */
  | 'text'
  /** A handler that does nothing. */
  | 'press'
  /** An expression in the place of an attribute's plain text. */
  | 'attribute'
  /** One more attribute. */
  | 'added'

/** A piece of a source that can be replaced. */
export interface Breakable {
  readonly kind: Kind
  readonly form: Form
  readonly start: number
  readonly end: number
  /** Source of what stands there when it is broken. */
  readonly instead: string
  readonly place?: Place
}

export interface Break {
  /** `file:line:kind`, with `#2` for the second of a line; stable while the line is. */
  readonly id: string
  readonly number: number
  readonly file: string
  readonly kind: Kind
  readonly capability: string
  /** The piece as it stands in the source, on one line. */
  readonly code: string
}
