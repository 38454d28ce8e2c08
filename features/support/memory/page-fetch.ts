type Fetch = typeof globalThis.fetch

/** What one page asks by, until it is let go of. */
export interface PageFetch {
  readonly fetch: Fetch
  /** Ends what is pending and whatever is asked from now on, as a browser does with a closed page, and holds nothing of the page. */
  letGo(): void
}

/** axios keeps every `fetch` that it was ever given: it is given one that can let go of its page. */
export function pageFetch(answer: Fetch): PageFetch {
  let answering = answer
  const { promise: closed, reject: close } = Promise.withResolvers<never>()
  // A page that asked nothing hears nothing of its end.
  closed.catch(() => undefined)
  return {
    // A request that nobody ended would keep the process open until its time is up.
    fetch: (input, init) => Promise.race([answering(input, init), closed]),
    letGo: () => {
      answering = () => closed
      close(new DOMException('The page is closed', 'AbortError'))
    },
  }
}
