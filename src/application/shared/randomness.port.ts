import { definePort } from './port'

export interface Randomness {
  /** Returns a new UUID, for idempotency keys. */
  createUuid(): string
}
export const Randomness = definePort<Randomness>('Randomness')
