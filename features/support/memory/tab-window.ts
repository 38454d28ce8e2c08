import type { PageIdleTimeLimit } from '#features/support/dom-page'
import type { UserActionHook } from '#features/support/user-action'

/**
 * A window that shows one tab of a phone in memory: a happy-dom window in Node, a frame in the rulebook
 * (the site that explains the portal's rules).
 */
export interface TabWindow {
  readonly document: Document
  /**
   * The limit for how long the portal may be idle while a test waits for a condition. After that, the
   * condition counts as failed.
   */
  readonly idleLimit: PageIdleTimeLimit
  /** Optional function that receives each action of the customer, and must perform the action. */
  readonly performUserAction?: UserActionHook
  /** Function called at each press on a link that no script handled. */
  onUnhandledLinkPress: (link: HTMLAnchorElement) => void
  /** Function called when the page reloads itself. */
  onReload: () => void
  /**
   * Returns whether a part of the portal's code is being loaded. Always false in Node, where all code is
   * loaded in advance.
   */
  isLoadingCode(): boolean
  /** Makes this window the global `window` and `document`. */
  setAsGlobalWindow(): void
  /** Empties the page and gives it the portal's styles. Returns the page's new root element. */
  emptyPageAndCreateRoot(): HTMLElement
  resize(width: number, height: number): void
  /** Runs the timers and promises that are due. */
  runDueTasks(): Promise<void>
}

/** Provides the windows of a phone: one for the customer's tab, and one for each further tab. */
export interface TabWindowProvider {
  windowOfTab(position: number): TabWindow
}
