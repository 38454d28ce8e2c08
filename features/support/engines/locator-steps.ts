import type { TextMatch } from '#features/support/page'

/**
 * A text or pattern to match, in a form that can be sent into a page as JSON: a pattern is sent as its
 * source and flags.
 */
export type SentTextMatch = string | { readonly source: string; readonly flags: string }

/** A step that narrows the page down to an element, like the methods of `PageElement`. */
export type LocatorStep =
  | { readonly by: 'role'; readonly role: string; readonly name?: SentTextMatch; readonly level?: number }
  | { readonly by: 'label' | 'text' | 'havingWords'; readonly words: SentTextMatch }
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'havingPart' | 'or'; readonly part: LocatorSteps }
  | { readonly by: 'at'; readonly position: number }
  | { readonly by: 'last' }

/** The steps that find an element, in order. They are repeated whenever the element is used. */
export type LocatorSteps = readonly LocatorStep[]

/** Names of the methods that read an element of a page. */
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

/** The answer of a function of `PageDriver`. After `notYet` it is called again until the timeout. */
export type DriverReply =
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'notYet'; readonly complaint: string }
  | { readonly kind: 'failed'; readonly complaint: string }

/** The functions that find and use elements in the page, which offers them as `window.portalDriver`. */
export interface PageDriver {
  readElement(recipe: LocatorSteps, question: ElementQuestion): Promise<DriverReply>
  readAttribute(recipe: LocatorSteps, name: string): Promise<DriverReply>
  /**
   * Finds the element, which must be the only match, and stores it in `found`. With `isToPress` a person
   * must be able to press it.
   */
  findElement(recipe: LocatorSteps, isToPress: boolean): Promise<DriverReply>
  performAction(recipe: LocatorSteps, deed: DriverAction): Promise<DriverReply>
  chooseOption(recipe: LocatorSteps, entry: string): Promise<DriverReply>
  chooseFile(recipe: LocatorSteps, name: string, bytes: readonly number[]): Promise<DriverReply>
  putCaret(recipe: LocatorSteps, at: number): Promise<DriverReply>
  pressBoth(recipe: LocatorSteps, next: LocatorSteps): Promise<DriverReply>
  /** Returns whether the screen shows its title and nothing on it is busy. */
  isIdle(): Promise<DriverReply>
  found: Element | undefined
}

export function toSentTextMatch(words: TextMatch): SentTextMatch {
  return typeof words === 'string' ? words : { source: words.source, flags: words.flags }
}

export function fromSentTextMatch(words: SentTextMatch): TextMatch {
  return typeof words === 'string' ? words : new RegExp(words.source, words.flags)
}
