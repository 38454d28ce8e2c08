import type { Kind } from './break'

/** A break that nobody can see, and why. */
export interface Equivalent {
  readonly file: string
  readonly kind: Kind
  /** The broken piece as it stands in the source, on one line; or several of one reason. */
  readonly code: string | readonly string[]
  readonly reason: string
}
