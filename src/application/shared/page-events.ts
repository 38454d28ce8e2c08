import { inject, injectable } from 'inversify'
import { PageViews } from '@/application/session/page-views.port'

/**
 * Something that happened on this page, without anything of a person: no message, address, name or number.
 * Source: OPS-04.
 */
export interface PageEvent {
  /** `call`: it failed or was refused. `exception`: an error of the portal. `vital`: a measure of the page. */
  readonly kind: 'call' | 'exception' | 'vital'
  /** The pattern of the screen's address, such as `/mis-prestamos/:idLoan`. */
  readonly pattern: string
  /** The call, such as `loans.listLoans`; the class of the error; or the measure, such as `LCP`. */
  readonly name: string
  /** Why a call failed: the code of the contract, `NO_ANSWER`, `UNREADABLE` or `HTTP_500`. */
  readonly code?: string
  readonly milliseconds?: number
}

/** Something that went wrong on this page. */
export type PageError = PageEvent & { readonly kind: 'call' | 'exception' }

/** The oldest errors are dropped beyond this number. */
const mostErrors = 20

/** Collects the errors of this page. It does not send them. Source: OPS-04. */
@injectable('Singleton')
export class PageEvents {
  /** What went wrong, the oldest first. */
  errors: readonly PageError[] = []
  private readonly listeners = new Set<(event: PageEvent) => void>()

  constructor(@inject(PageViews) private readonly pageViews: Pick<PageViews, 'latest'>) {}

  /** Without a pattern, it happened on the screen that was visited last. */
  add(event: Omit<PageEvent, 'pattern'> & Partial<PageEvent>): void {
    const placed = { pattern: this.pageViews.latest, ...event }
    if (isPageError(placed)) this.errors = [...this.errors, placed].slice(-mostErrors)
    for (const hear of this.listeners) hear(placed)
  }

  /** Calls `hear` with each new event. Returns a function that unsubscribes. */
  onEvent(hear: (event: PageEvent) => void): () => void {
    this.listeners.add(hear)
    return () => {
      this.listeners.delete(hear)
    }
  }
}

function isPageError(event: PageEvent): event is PageError {
  return event.kind !== 'vital'
}
