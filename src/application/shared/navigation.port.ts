import { definePort } from './port'

/** The current address, and navigation inside and outside the portal. */
export interface Navigation {
  /** Returns the path of the current address without the query. */
  path(): string
  /** Returns the query of the current address; empty, or beginning with `?`. */
  search(): string
  /** Returns the fragment of the address, which no server receives; empty, or beginning with `#`. */
  fragment(): string
  /**
   * Returns whether the portal itself opened this address, not a link from outside, the address bar or a
   * browser button.
   */
  wasOpenedByPortal(): boolean
  /** Opens a path of the portal, which may have a query. `replace` adds no entry to the history. */
  go(to: string, how?: { readonly replace: true }): void
  /** Opens an address outside the portal in the same tab. */
  leave(address: string): void
  /** Calls `run` whenever path or query change. Returns a function that unsubscribes. */
  onChange(run: () => void): () => void
}
export const Navigation = definePort<Navigation>('Navigation')
