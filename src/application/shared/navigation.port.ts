/** The customer's current address, and how to send them to another one inside the portal. */
export interface Navigation {
  /** Path without query. */
  path(): string
  /** The query, empty or with its question mark. */
  search(): string
  /** Whether the portal itself led here: no link from elsewhere, no address bar, no button of the browser. */
  ledHere(): boolean
  /** Goes to a path of the portal, query included. `replace` leaves no step to go back to. */
  go(to: string, how?: { readonly replace: true }): void
  /** Leaves for an outside address in the same tab. */
  leave(address: string): void
  /** Runs at each change of path or query; gives back how to stop. */
  onChange(run: () => void): () => void
}
export const Navigation = Symbol('Navigation')
