type FetchFunction = typeof globalThis.fetch

/** The `fetch` function of one page, and the method that aborts its requests when the page closes. */
export interface PageFetch {
  readonly fetch: FetchFunction
  /**
   * Aborts the page's pending and later requests, as a browser does when it closes a page. Also drops
   * every reference to the page.
   */
  abortAllRequests(): void
}

/**
 * The error of every aborted request. All requests share it, because an error holds its callers in memory:
 * the tab, the tab's device and the scenario.
 */
const closedPageError = new DOMException('The page is closed', 'AbortError')

/**
 * Returns a `fetch` for one page. When the page closes, this `fetch` drops every reference to the page,
 * because axios keeps each `fetch` that it receives.
 */
export function createPageFetch(answer: FetchFunction): PageFetch {
  let answering = answer
  const { promise: closed, reject: close } = Promise.withResolvers<never>()
  // A page without requests does not observe this.
  closed.catch(() => undefined)
  return {
    // Ends every request, because a pending one would keep the process running until its timeout.
    fetch: (input, init) => Promise.race([answering(input, init), closed]),
    abortAllRequests: () => {
      answering = () => closed
      close(closedPageError)
    },
  }
}
