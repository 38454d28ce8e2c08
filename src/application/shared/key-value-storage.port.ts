/** Texts kept on this device under the portal's namespace; where it is forbidden, for this visit only. Source: SES-13. */
export interface KeyValueStorage {
  read(key: string): string | undefined
  write(key: string, text: string): void
  remove(key: string): void
  /** Runs when another tab changes something; gives back how to stop. */
  onOutsideChange(run: () => void): () => void
}
/** Survives closing the browser. */
export const LocalStorage = Symbol('LocalStorage')
/** Lives as long as the tab, reload included. */
export const TabStorage = Symbol('TabStorage')
