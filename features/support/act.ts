import type { UserEvent } from '@testing-library/user-event'

/** What a person does to one element of a page. */
export interface Act {
  readonly kind: 'press' | 'press-twice' | 'point' | 'pull' | 'key' | 'write' | 'check' | 'choose' | 'give'
  readonly element: Element
  /** What is written, the key, or the entry that is chosen. */
  readonly text?: string
}

/** Does an act, at once or when it may be done; `perform` does it by script. */
export type ActHook = (act: Act, perform: () => Promise<void> | void) => Promise<void>

/** How a page is watched and used, whoever holds its document. */
export interface DomHand {
  readonly document: () => Document
  readonly user: () => UserEvent
  readonly act: ActHook
  /** Waits for what the portal does by itself; complains once nothing more comes. */
  readonly until: (condition: () => boolean, complaint: () => string) => Promise<void>
}
