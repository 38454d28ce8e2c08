export interface Randomness {
  /** A fresh UUID, for idempotency keys. */
  uuid(): string
}
export const Randomness = Symbol('Randomness')
