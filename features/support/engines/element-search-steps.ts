import type { TextMatch } from '#features/support/page'

/**
 * A text or pattern to match, in a form that can be sent into a page as JSON: a pattern is sent as its
 * source and flags.
 */
type SerializedTextMatch = string | { readonly source: string; readonly flags: string }

/**
 * One step of the search for an element in the page. The steps correspond to the methods of
 * `PageElement` that find elements.
 */
export type ElementSearchStep =
  | {
      readonly by: 'role'
      readonly role: string
      readonly name?: SerializedTextMatch
      readonly level?: number
    }
  | { readonly by: 'label' | 'text' | 'havingWords'; readonly words: SerializedTextMatch }
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'havingPart' | 'or'; readonly part: ElementSearchSteps }
  | { readonly by: 'at'; readonly position: number }
  | { readonly by: 'last' }

/** The steps that find an element, in order. The search is repeated each time the element is used. */
export type ElementSearchSteps = readonly ElementSearchStep[]

/** Names of the methods of `PageElement` that read an element. */
export type PageElementReadMethodName =
  | 'visibleText'
  | 'visibleTexts'
  | 'fieldValue'
  | 'selectedOptionText'
  | 'fieldValueWithCaret'
  | 'accessibleName'
  | 'accessibleDescription'
  | 'linkAddress'
  | 'optionTexts'
  | 'countMatches'
  | 'isPresent'
  | 'waitToAppear'
  | 'waitToDisappear'

/**
 * What a script in the page does with an element, because `BrowserEngine` has no function for it: press it
 * twice, empty it, or read whether it is checked.
 */
export type PageDriverAction = 'pressTwice' | 'empty' | 'isTicked'

/**
 * The answer of a function of `PageDriver`. After the answer `notYet`, the function is called again
 * until a timeout.
 */
export type PageDriverReply =
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'notYet'; readonly complaint: string }
  | { readonly kind: 'failed'; readonly complaint: string }

/**
 * The functions that find and use elements in the page. The page offers them to the driver as
 * `window.portalDriver`.
 */
export interface PageDriver {
  readElement(steps: ElementSearchSteps, method: PageElementReadMethodName): Promise<PageDriverReply>
  readAttribute(steps: ElementSearchSteps, name: string): Promise<PageDriverReply>
  /**
   * Finds the element that the steps describe, which must be the only one, and stores it in `foundElement`. If
   * `isToPress` is true, a person must also be able to press the element.
   */
  findElement(steps: ElementSearchSteps, isToPress: boolean): Promise<PageDriverReply>
  performAction(steps: ElementSearchSteps, action: PageDriverAction): Promise<PageDriverReply>
  chooseOption(steps: ElementSearchSteps, entry: string): Promise<PageDriverReply>
  chooseFile(steps: ElementSearchSteps, name: string, bytes: readonly number[]): Promise<PageDriverReply>
  setCaretPosition(steps: ElementSearchSteps, at: number): Promise<PageDriverReply>
  pressThenNextWithoutPause(steps: ElementSearchSteps, next: ElementSearchSteps): Promise<PageDriverReply>
  /** Returns whether the screen shows its title and no part of the screen is marked as busy. */
  isIdle(): Promise<PageDriverReply>
  foundElement: Element | undefined
}

export function serializeTextMatch(words: TextMatch): SerializedTextMatch {
  return typeof words === 'string' ? words : { source: words.source, flags: words.flags }
}

export function deserializeTextMatch(words: SerializedTextMatch): TextMatch {
  return typeof words === 'string' ? words : new RegExp(words.source, words.flags)
}
