import { inject, injectable } from 'inversify'
import { PageTelemetry } from '@/application/shared/page-telemetry'

declare global {
  interface Window {
    /**
     * Classes of the errors that happened before the portal's code listened for errors. A script in the
     * page stores them.
     */
    earlyErrors?: readonly string[] | undefined
  }
}

type PageWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'earlyErrors'>

/**
 * Records the class of each uncaught error of the page, including errors that happened before `start`.
 * Does not record the messages of errors, because they could contain personal data. Source: OPS-04.
 */
@injectable('Singleton')
export class PageErrorRecorder {
  private isListening = false

  constructor(@inject(PageTelemetry) private readonly events: Pick<PageTelemetry, 'add'>) {}

  /**
   * Starts listening for errors of the page and returns a function that stops listening. If this recorder is
   * already listening, does nothing, and the returned function does nothing either.
   */
  start(page: PageWindow): () => void {
    if (this.isListening) return () => undefined
    this.isListening = true
    for (const name of page.earlyErrors ?? []) this.recordError(name)
    page.earlyErrors = undefined
    const onError = ({ error }: ErrorEvent) => this.recordError(errorClassName(error))
    const onRejection = ({ reason }: PromiseRejectionEvent) => this.recordError(errorClassName(reason))
    page.addEventListener('error', onError)
    page.addEventListener('unhandledrejection', onRejection)
    return () => {
      this.isListening = false
      page.removeEventListener('error', onError)
      page.removeEventListener('unhandledrejection', onRejection)
    }
  }

  private recordError(name: string): void {
    this.events.add({ kind: 'exception', name })
  }
}

function errorClassName(error: unknown): string {
  return error instanceof Error ? error.constructor.name : typeof error
}
