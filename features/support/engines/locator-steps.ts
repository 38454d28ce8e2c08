import type { TextMatch } from '#features/support/page'

/** A text match that can be sent into a page as JSON: a text, or the source and flags of a pattern. */
export type SentTextMatch = string | { readonly source: string; readonly flags: string }

/** A step that narrows the page down to an element, like the methods of `PageElement`. */
export type LocatorStep =
  | { readonly by: 'role'; readonly role: string; readonly name?: SentTextMatch; readonly level?: number }
  | { readonly by: 'label' | 'text' | 'havingWords'; readonly words: SentTextMatch }
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'havingPart' | 'or'; readonly part: LocatorSteps }
  | { readonly by: 'at'; readonly position: number }
  | { readonly by: 'last' }

/** The steps by which an element is found, repeated at every use. */
export type LocatorSteps = readonly LocatorStep[]

/** The methods by which an element of a page is read. */
export type ElementQuestion =
  | 'visibleText'
  | 'visibleTexts'
  | 'value'
  | 'selectedOption'
  | 'valueWithCaret'
  | 'name'
  | 'description'
  | 'linkAddress'
  | 'options'
  | 'count'
  | 'isPresent'
  | 'waitToAppear'
  | 'waitToDisappear'

/** Actions that a script in the page carries out, because drivers do not support them. */
export type DriverAction = 'pressTwice' | 'empty' | 'isTicked'

/** The answer of a driver function. `notYet`: it is called again until the timeout. */
export type DriverReply =
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'notYet'; readonly complaint: string }
  | { readonly kind: 'failed'; readonly complaint: string }

/** The driver functions that the page offers as `window.portalDriver`. */
export interface PageDriver {
  readElement(recipe: LocatorSteps, question: ElementQuestion): Promise<DriverReply>
  readAttribute(recipe: LocatorSteps, name: string): Promise<DriverReply>
  /** Finds the one element that a person could press, and stores it in `found`. */
  findElement(recipe: LocatorSteps, isToPress: boolean): Promise<DriverReply>
  performAction(recipe: LocatorSteps, deed: DriverAction): Promise<DriverReply>
  chooseOption(recipe: LocatorSteps, entry: string): Promise<DriverReply>
  chooseFile(recipe: LocatorSteps, name: string, bytes: readonly number[]): Promise<DriverReply>
  putCaret(recipe: LocatorSteps, at: number): Promise<DriverReply>
  pressBoth(recipe: LocatorSteps, next: LocatorSteps): Promise<DriverReply>
  /** Returns whether a screen shows its title and no busy state. */
  isIdle(): Promise<DriverReply>
  found: Element | undefined
}

export function toSentTextMatch(words: TextMatch): SentTextMatch {
  return typeof words === 'string' ? words : { source: words.source, flags: words.flags }
}

export function fromSentTextMatch(words: SentTextMatch): TextMatch {
  return typeof words === 'string' ? words : new RegExp(words.source, words.flags)
}
