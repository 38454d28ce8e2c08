import type { UserEvent } from '@testing-library/user-event'

/** An action that a person performs on an element of a page. */
export interface UserAction {
  readonly kind: 'press' | 'press-twice' | 'point' | 'pull' | 'key' | 'write' | 'check' | 'choose' | 'give'
  readonly element: Element
  /**
   * The text that the action types, the key that it presses, the option that it chooses, or the name of the
   * file that it chooses.
   */
  readonly text?: string
}

/**
 * A function that receives each action of the user and the function `perform`, which performs the action. It
 * must call `perform`, but may do so after a delay, for example to show a scenario slowly.
 */
export type UserActionHook = (act: UserAction, perform: () => Promise<void> | void) => Promise<void>

/**
 * The functions with which `DomElement` reads a document, performs actions in the document, and waits
 * for changes.
 */
export interface DomDriver {
  readonly getDocument: () => Document
  readonly getUser: () => UserEvent
  readonly perform: UserActionHook
  /**
   * Waits until the condition is true. Throws an error with the text of `complaint` if the portal
   * becomes idle before that.
   */
  readonly waitUntil: (condition: () => boolean, complaint: () => string) => Promise<void>
}
