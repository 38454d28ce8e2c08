import type { Words } from '#features/support/page'

/** Words as they are sent into a page: a text, or the source and flags of a pattern. */
export type SentWords = string | { readonly source: string; readonly flags: string }

/** A step that narrows the page down to an element, like the methods of `Part`. */
export type Step =
  | { readonly by: 'role'; readonly role: string; readonly name?: SentWords; readonly level?: number }
  | { readonly by: 'label' | 'text' | 'havingWords'; readonly words: SentWords }
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'havingPart' | 'or'; readonly part: Recipe }
  | { readonly by: 'at'; readonly position: number }
  | { readonly by: 'last' }

/** The steps with which an element is found at every use. */
export type Recipe = readonly Step[]

/** What can be read of an element. */
export type Question =
  | 'read'
  | 'readAll'
  | 'value'
  | 'chosen'
  | 'valueWithCaret'
  | 'name'
  | 'description'
  | 'target'
  | 'options'
  | 'count'
  | 'isThere'
  | 'appears'
  | 'goes'

/** What the page does itself, because drivers do not support it. */
export type Deed = 'pressTwice' | 'empty' | 'isTicked'

/** `notYet`: the page is asked again until the time is over. */
export type Reply =
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'notYet'; readonly complaint: string }
  | { readonly kind: 'failed'; readonly complaint: string }

/** The functions of the driven page under `portalHand`. */
export interface PageHand {
  ask(recipe: Recipe, question: Question): Promise<Reply>
  attribute(recipe: Recipe, name: string): Promise<Reply>
  /** Finds the one element that a person could press, and stores it in `found`. */
  find(recipe: Recipe, isToPress: boolean): Promise<Reply>
  do(recipe: Recipe, deed: Deed): Promise<Reply>
  choose(recipe: Recipe, entry: string): Promise<Reply>
  give(recipe: Recipe, name: string, bytes: readonly number[]): Promise<Reply>
  putCaret(recipe: Recipe, at: number): Promise<Reply>
  pressBoth(recipe: Recipe, next: Recipe): Promise<Reply>
  /** Whether a screen with its title is shown and nothing says that it is busy. */
  isCalm(): Promise<Reply>
  found: Element | undefined
}

export function sentWords(words: Words): SentWords {
  return typeof words === 'string' ? words : { source: words.source, flags: words.flags }
}

export function receivedWords(words: SentWords): Words {
  return typeof words === 'string' ? words : new RegExp(words.source, words.flags)
}
