import type { TextMatch } from '#features/support/page'

/** Words as they are sent into a page: a text, or the source and flags of a pattern. */
export type SentTextMatch = string | { readonly source: string; readonly flags: string }

/** A step that narrows the page down to an element, like the methods of `Part`. */
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
export type Question =
  | 'read'
  | 'readAll'
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
export type PageAction = 'pressTwice' | 'empty' | 'isTicked'

/** `notYet`: the page is asked again until the time is over. */
export type Reply =
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'notYet'; readonly complaint: string }
  | { readonly kind: 'failed'; readonly complaint: string }

/** The functions of the driven page under `portalDriver`. */
export interface PageDriver {
  ask(recipe: LocatorSteps, question: Question): Promise<Reply>
  attribute(recipe: LocatorSteps, name: string): Promise<Reply>
  /** Finds the one element that a person could press, and stores it in `found`. */
  find(recipe: LocatorSteps, isToPress: boolean): Promise<Reply>
  do(recipe: LocatorSteps, deed: PageAction): Promise<Reply>
  choose(recipe: LocatorSteps, entry: string): Promise<Reply>
  give(recipe: LocatorSteps, name: string, bytes: readonly number[]): Promise<Reply>
  putCaret(recipe: LocatorSteps, at: number): Promise<Reply>
  pressBoth(recipe: LocatorSteps, next: LocatorSteps): Promise<Reply>
  /** Whether a screen with its title is shown and nothing says that it is busy. */
  isIdle(): Promise<Reply>
  found: Element | undefined
}

export function toSentTextMatch(words: TextMatch): SentTextMatch {
  return typeof words === 'string' ? words : { source: words.source, flags: words.flags }
}

export function fromSentTextMatch(words: SentTextMatch): TextMatch {
  return typeof words === 'string' ? words : new RegExp(words.source, words.flags)
}
