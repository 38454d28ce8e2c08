/** The browser's own way to put the portal on the home screen, where it has one. Source: ACC-25. */
export interface InstallPrompt {
  /** Whether the browser offers to install the portal now. */
  isOffered(): boolean
  /** Asks the customer in the browser's own dialog. An offer is good for one question. */
  ask(): Promise<'accepted' | 'dismissed'>
  /** Runs when an offer comes or goes, and with `installed` once the portal is there; gives back how to stop. */
  onChange(run: (change: 'offer' | 'installed') => void): () => void
}
export const InstallPrompt = Symbol('InstallPrompt')
