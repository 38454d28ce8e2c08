import type { Words } from '#features/support/page'

/** A name or text as it travels into a page; a pattern as its source and flags. */
export type SentWords = string | { readonly source: string; readonly flags: string }

/** One step from the whole page to a place of it, in the order of `Part`. */
export type Step =
  | { readonly by: 'role'; readonly role: string; readonly name?: SentWords; readonly level?: number }
  | { readonly by: 'label' | 'text' | 'havingWords'; readonly words: SentWords }
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'havingPart' | 'or'; readonly part: Recipe }
  | { readonly by: 'at'; readonly position: number }
  | { readonly by: 'last' }

/** How a place of the page is found anew at every use. */
export type Recipe = readonly Step[]

/** What a page tells of a place, without anybody touching it. */
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

/** What the page does by itself, because a driver has no hand for it. */
export type Deed = 'pressTwice' | 'empty' | 'isTicked'

/** `notYet`: the page is asked again, until the time is up. */
export type Reply =
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'notYet'; readonly complaint: string }
  | { readonly kind: 'failed'; readonly complaint: string }

/** What the page that is driven has under `portalHand`. */
export interface PageHand {
  ask(recipe: Recipe, question: Question): Promise<Reply>
  attribute(recipe: Recipe, name: string): Promise<Reply>
  /** Finds the one place that a person could press; `found` holds it then. */
  find(recipe: Recipe, isToPress: boolean): Promise<Reply>
  do(recipe: Recipe, deed: Deed): Promise<Reply>
  choose(recipe: Recipe, entry: string): Promise<Reply>
  give(recipe: Recipe, name: string, bytes: readonly number[]): Promise<Reply>
  putCaret(recipe: Recipe, at: number): Promise<Reply>
  pressBoth(recipe: Recipe, next: Recipe): Promise<Reply>
  /** A screen with its title stands, and nothing says that it is busy. */
  isCalm(): Promise<Reply>
  found: Element | undefined
}

export function sentWords(words: Words): SentWords {
  return typeof words === 'string' ? words : { source: words.source, flags: words.flags }
}

export function receivedWords(words: SentWords): Words {
  return typeof words === 'string' ? words : new RegExp(words.source, words.flags)
}
