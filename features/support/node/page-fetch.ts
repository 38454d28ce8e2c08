type Fetch = typeof globalThis.fetch

/** What one page asks by, until it is let go of. */
export interface PageFetch {
  readonly fetch: Fetch
  /** From now on nobody answers, and nothing of the page is held by it. */
  letGo(): void
}

/** axios keeps every `fetch` that it was ever given: it is given one that can let go of its page. */
export function pageFetch(answer: Fetch): PageFetch {
  let answering = answer
  return {
    fetch: (input, init) => answering(input, init),
    letGo: () => {
      answering = unanswered
    },
  }
}

function unanswered(): Promise<Response> {
  return new Promise(() => undefined)
}
