import { injectable } from 'inversify'
import { observeFields } from './observe-fields'

/**
 * Collects errors that happen while a screen waits for an answer, and passes them to the screen's error
 * boundary.
 */
@injectable('Singleton')
export class ErrorReporter {
  broken: { readonly reason: unknown } | undefined = undefined
  private isWatched = false

  constructor() {
    observeFields(this, 'broken')
  }

  /**
   * Starts to collect the errors of a screen. Returns a function that stops collecting and deletes the
   * collected errors.
   */
  start(): () => void {
    this.isWatched = true
    return this.end
  }

  report(reason: unknown): void {
    if (this.isWatched) this.broken = { reason }
  }

  private end(): void {
    this.isWatched = false
    this.broken = undefined
  }
}
