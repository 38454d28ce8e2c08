import type { UserEvent } from '@testing-library/user-event'

/** An action that a person performs on an element of a page. */
export interface UserAction {
  readonly kind: 'press' | 'press-twice' | 'point' | 'pull' | 'key' | 'write' | 'check' | 'choose' | 'give'
  readonly element: Element
  /** The text that is typed, the key that is pressed, or the option that is chosen. */
  readonly text?: string
}

/** Performs a user's action, at once or later, by calling `perform`. */
export type UserActionHook = (act: UserAction, perform: () => Promise<void> | void) => Promise<void>

/** How the document of a page is read, acted on and waited for. */
export interface DomDriver {
  readonly document: () => Document
  readonly user: () => UserEvent
  readonly act: UserActionHook
  /** Waits until the condition holds. Throws the complaint if the portal becomes idle before that. */
  readonly until: (condition: () => boolean, complaint: () => string) => Promise<void>
}
