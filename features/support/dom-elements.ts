import { computeAccessibleName } from 'dom-accessibility-api'
import { isElement, isVisible } from './dom-text'
import { collapseSpaces, type TextMatch } from './page'

/**
 * Roles of headers and footers. An element has such a role only if it belongs to the page and not to a
 * section.
 */
const headerAndFooterRoles = new Set(['banner', 'contentinfo'])
const sectionSelector = 'main, article, aside, nav, section'

/**
 * Returns a function that tests whether a text equals the given words or matches the given pattern. Any run
 * of white space counts as one space.
 */
export function createTextMatcher(words: TextMatch): (text: string) => boolean {
  return typeof words === 'string'
    ? (text) => collapseSpaces(text) === collapseSpaces(words)
    : (text) => words.test(collapseSpaces(text))
}

/** Returns a function that tests whether a text contains the given words or matches the given pattern. */
export function createContainedTextMatcher(words: TextMatch): (text: string) => boolean {
  if (typeof words !== 'string') return createTextMatcher(words)
  return (text) => collapseSpaces(text).includes(collapseSpaces(words))
}

export function sortInDocumentOrder(elements: readonly Element[]): readonly Element[] {
  return [...new Set(elements)].toSorted((one, other) => (one.compareDocumentPosition(other) & 4 ? -1 : 1))
}

export function isDisabled(element: Element): boolean {
  return element.matches(':disabled, fieldset:disabled *') || element.getAttribute('aria-disabled') === 'true'
}

/** Returns whether the element is inside a closed `details`. */
function isInClosedDetails(element: Element): boolean {
  const fold = element.parentElement?.closest('details:not([open])')
  return fold !== null && fold !== undefined && !element.closest('summary')
}

/**
 * Returns those of the given elements that a person can reach. An element behind an open dialog or
 * inside a closed `details` element cannot be reached.
 */
export function filterElementsUserCanReach(
  elements: readonly Element[],
  document: Document,
): readonly Element[] {
  if (elements.length === 0) return elements
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1)
  const isModalShown = modal !== undefined && isVisible(modal)
  return elements.filter(
    (element) => (!isModalShown || modal.contains(element)) && !isInClosedDetails(element),
  )
}

/**
 * Returns whether the element is the header or footer of a section. False for the header or footer of
 * the whole page.
 */
export function isSectionHeaderOrFooter(role: string, element: Element): boolean {
  return headerAndFooterRoles.has(role) && !!element.parentElement?.closest(sectionSelector)
}

/**
 * Returns the innermost elements inside `scope` whose text matches: those that contain no other element
 * whose text matches.
 */
export function findInnermostWithText(
  scope: Element,
  matches: (text: string) => boolean,
): readonly Element[] {
  const found: Element[] = []
  for (const child of scope.children) collectInnermostMatches(child, matches, found)
  return found
}

/**
 * Adds to `found` the innermost elements whose text matches: the element itself, or elements inside it. Reads
 * each text only once, because reading the whole text of every element takes several times as long.
 */
function collectInnermostMatches(
  element: Element,
  matches: (text: string) => boolean,
  found: Element[],
): { readonly text: string; readonly isMatch: boolean } {
  let [text, childMatches] = ['', false]
  for (const node of element.childNodes) {
    if (node.nodeType === 3) text += node.nodeValue ?? ''
    if (!isElement(node)) continue
    const inside = collectInnermostMatches(node, matches, found)
    text += inside.text
    childMatches ||= inside.isMatch
  }
  const isMatch = matches(text)
  if (isMatch && !childMatches) found.push(element)
  return { text, isMatch }
}

export function isHtmlElement(element: Element | undefined): element is HTMLElement {
  return element !== undefined && 'click' in element
}

/**
 * Returns the element if a person can press it. Throws if the element is inert or has no accessible
 * name. `words` is the name of the element in the error.
 */
export function requirePressable(element: Element, words: string): HTMLElement {
  if (!isHtmlElement(element)) throw new Error(`No se puede apretar ${words}`)
  if (element.closest('[inert]')) throw new Error(`Está fuera de alcance ${words}`)
  if (computeAccessibleName(element) === '') throw new Error(`No tiene nombre ${words}`)
  return element
}

export function requireTextInput(element: Element): HTMLInputElement {
  if (!('value' in element)) throw new Error('Nothing can be typed there')
  return element as HTMLInputElement
}
