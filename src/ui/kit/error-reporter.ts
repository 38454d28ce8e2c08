import { injectable } from 'inversify'
import { observed } from './observed'

/** What we broke while a screen waited: it goes to the error boundary of that screen. */
@injectable('Singleton')
export class ErrorReporter {
  broken: { readonly reason: unknown } | undefined = undefined
  private isWatched = false

  constructor() {
    observed(this, 'broken')
  }

  /** From one screen to the next. */
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
