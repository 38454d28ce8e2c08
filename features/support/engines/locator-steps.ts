import type { TextMatch } from '#features/support/page'

/** Words as they are sent into a page: a text, or the source and flags of a pattern. */
export type SentTextMatch = string | { readonly source: string; readonly flags: string }

/** A step that narrows the page down to an element, like the methods of `PageElement`. */
export type LocatorStep =
  | { readonly by: 'role'; readonly role: string; readonly name?: SentTextMatch; readonly level?: number }
  | { readonly by: 'label' | 'text' | 'havingWords'; readonly words: SentTextMatch }
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'havingPart' | 'or'; readonly part: LocatorSteps }
  | { readonly by: 'at'; readonly position: number }
  | { readonly by: 'last' }

/** The steps with which an element is found at every use. */
export type LocatorSteps = readonly LocatorStep[]

/** What can be read of an element. */
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

/** What the page does itself, because drivers do not support it. */
export type DriverAction = 'pressTwice' | 'empty' | 'isTicked'

/** `notYet`: the page is asked again until the time is over. */
export type DriverReply =
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'notYet'; readonly complaint: string }
  | { readonly kind: 'failed'; readonly complaint: string }

/** The functions of the driven page under `portalDriver`. */
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
  /** Whether a screen with its title is shown and nothing says that it is busy. */
  isIdle(): Promise<DriverReply>
  found: Element | undefined
}

export function toSentTextMatch(words: TextMatch): SentTextMatch {
  return typeof words === 'string' ? words : { source: words.source, flags: words.flags }
}

export function fromSentTextMatch(words: SentTextMatch): TextMatch {
  return typeof words === 'string' ? words : new RegExp(words.source, words.flags)
}
