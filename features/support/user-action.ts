import type { UserEvent } from '@testing-library/user-event'

/** An action of a person on an element of a page. */
export interface UserAction {
  readonly kind: 'press' | 'press-twice' | 'point' | 'pull' | 'key' | 'write' | 'check' | 'choose' | 'give'
  readonly element: Element
  /** The typed text, the key, or the chosen option. */
  readonly text?: string
}

/** Carries out a user's action, at once or later. `perform` does it by script. */
export type UserActionHook = (act: UserAction, perform: () => Promise<void> | void) => Promise<void>

/** How a page's document is read, acted on and waited for. */
export interface DomDriver {
  readonly document: () => Document
  readonly user: () => UserEvent
  readonly act: UserActionHook
  /** Waits until the condition holds. Fails with the complaint if the portal becomes idle first. */
  readonly until: (condition: () => boolean, complaint: () => string) => Promise<void>
}
