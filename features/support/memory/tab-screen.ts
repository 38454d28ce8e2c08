import type { Patience } from '#features/support/dom-page'
import type { ActHook } from '#features/support/act'

/** A window that shows one tab of a phone in memory. In Node it is a happy-dom window, in the rulebook a frame. */
export interface TabScreen {
  readonly document: Document
  /** How long the portal may stand still before nothing more is expected of it. */
  readonly patience: Patience
  /** What stands between a task and the page, where anything does. */
  readonly act?: ActHook
  /** Called for each press on a link that no script handled. */
  follow: (link: HTMLAnchorElement) => void
  /** Called where the page reloads itself. */
  reload: () => void
  /** Makes this window the one that `window` and `document` mean to the portal. */
  putInFront(): void
  /** An empty page with the portal's styles; returns the element that the portal is rendered into. */
  emptyRoot(): HTMLElement
  resize(width: number, height: number): void
  /** Lets timers and promises that are due run. */
  turn(): Promise<void>
}

/** Gives the screens of a phone: the first for the customer's tab, the others for further tabs. */
export interface TabScreens {
  at(position: number): TabScreen
}
