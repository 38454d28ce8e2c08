import { isShown } from './dom-words'
import { plain, type Words } from './page'

/**
 * Returns a test for a text: equal to the words, or matching the pattern. All kinds of space count as one.
 */
export function matcher(words: Words): (text: string) => boolean {
  return typeof words === 'string'
    ? (text) => plain(text) === plain(words)
    : (text) => words.test(plain(text))
}

export function inOrder(elements: readonly Element[]): readonly Element[] {
  return [...new Set(elements)].toSorted((one, other) => (one.compareDocumentPosition(other) & 4 ? -1 : 1))
}

export function isDisabled(element: Element): boolean {
  return element.matches(':disabled, fieldset:disabled *') || element.getAttribute('aria-disabled') === 'true'
}

/** Returns whether the element is inside a closed `details`. */
export function isBehindFold(element: Element): boolean {
  const fold = element.parentElement?.closest('details:not([open])')
  return fold !== null && fold !== undefined && !element.closest('summary')
}

export function isFoldedAway(element: Element): boolean {
  return !isShown(element)
}

export function isHtml(element: Element | undefined): element is HTMLElement {
  return element !== undefined && 'click' in element
}

export function inputOf(element: Element): HTMLInputElement {
  if (!('value' in element)) throw new Error('Nothing can be typed there')
  return element as HTMLInputElement
}
