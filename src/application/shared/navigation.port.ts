import { definePort } from './port'

/** Reads the current address, and opens pages inside and outside the portal. */
export interface Navigation {
  /** Returns the path of the current address without the query. */
  path(): string
  /** Returns the query of the current address. The result is empty or begins with `?`. */
  queryString(): string
  /**
   * Returns the fragment of the current address, which no server receives. The result is empty or begins
   * with `#`.
   */
  fragment(): string
  /**
   * Returns true if the portal itself opened the current address. False if it was opened by a link from
   * outside, in the address bar or with a button of the browser.
   */
  wasOpenedByPortal(): boolean
  /**
   * Opens a path of the portal; the path may have a query. With `replace`, no entry is added to the
   * browser's history.
   */
  goTo(to: string, how?: { readonly replace: true }): void
  /** Opens an address outside the portal in the same tab. */
  openExternalAddress(address: string): void
  /**
   * Calls `run` whenever the address changes, and when the browser shows a page again that it had kept
   * (back-forward cache). Returns a function that unsubscribes.
   */
  onChange(run: () => void): () => void
}
export const Navigation = definePort<Navigation>('Navigation')
