import type { SyntaxTreePosition } from './syntax'

/**
 * The kinds of mutations (faults put into the portal's code). Most are named after the code that they change.
 * `press` makes a button do nothing, `busy` keeps a button busy, `way` makes a link lead to help, `field`
 * leaves out a field.
 */
const mutationKinds = [
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

type MutationKind = (typeof mutationKinds)[number]

/** How a mutation (a deliberate code fault) changes the original code while it is active. */
type MutationReplacementForm =
  /** Form of a deliberate fault: another expression replaces the original code. */
  | 'instead'
  /**
   * Form of a deliberate fault: another expression replaces the value of a shorthand property such as `{ to
   * }`. The property keeps its name.
   */
  | 'shorthand'
  /**
   * Form of a deliberate fault: another text replaces the value of the code, but only if that value is a text
   * at run time.
   */
  | 'text'
  /** Form of a deliberate fault: an event handler that does nothing replaces the original one. */
  | 'press'
  /** Form of a deliberate fault: an expression replaces the text of a JSX attribute. */
  | 'attribute'
  /** Form of a deliberate fault: an attribute is added to a JSX element. */
  | 'added'

/** A piece of the portal's source code that a mutation (a deliberate fault) can replace. */
export interface PossibleMutation {
  readonly kind: MutationKind
  readonly replacementForm: MutationReplacementForm
  readonly start: number
  readonly end: number
  /** The faulty code that replaces the original code while the mutation is active. */
  readonly replacement: string
  readonly syntaxPosition?: SyntaxTreePosition
}

export interface SourceMutation {
  /**
   * Id of the mutation (deliberate code fault): `file:line:kind`, with `#2` at the end for the second
   * mutation of that kind on the line. The id stays the same as long as the line number does.
   */
  readonly id: string
  readonly number: number
  readonly file: string
  readonly kind: MutationKind
  readonly capability: string
  /** The original code that the mutation (deliberate code fault) replaces, written on one line. */
  readonly code: string
}
