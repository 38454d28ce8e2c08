import { injectable } from 'inversify'
import { observeFields } from './observe-fields'

/**
 * Collects errors in the portal's code that happen while a screen waits for the answer to a request, and
 * passes them to the screen's error boundary.
 */
@injectable('Singleton')
export class ScreenErrorRelay {
  latestError: { readonly reason: unknown } | undefined = undefined
  private isWatched = false

  constructor() {
    observeFields(this, 'latestError')
  }

  /**
   * Starts to accept errors of a screen; only the latest is stored. Returns a function that stops accepting
   * errors and deletes the stored one.
   */
  onMount(): () => void {
    this.isWatched = true
    return this.end
  }

  relay(reason: unknown): void {
    if (this.isWatched) this.latestError = { reason }
  }

  private end(): void {
    this.isWatched = false
    this.latestError = undefined
  }
}
