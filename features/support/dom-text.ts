import { collapseSpaces } from './page'

const ignoredTagNames = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'INPUT', 'TEXTAREA'])
const inlineDisplays = new Set(['', 'inline', 'inline-block', 'inline-flex', 'inline-grid', 'contents'])
/**
 * Tag names of table cells, which are read as cells whatever display the simulated browser computes for
 * them.
 */
const tableCellTagNames = new Set(['TD', 'TH'])
const flexAndGridDisplays = new Set(['flex', 'inline-flex', 'grid', 'inline-grid'])

/** The CSS properties that decide whether the text of an element is visible and how it is read. */
type TextStyle = Pick<CSSStyleDeclaration, 'display' | 'visibility' | 'textTransform' | 'position'>

/** Computed styles by element, used while the page does not change, because computing them is slow. */
let styleCache: Map<Element, TextStyle> | undefined

/**
 * Runs a function that only reads the page, and returns its result. The page's computed styles are cached
 * while it runs.
 */
export function runWithStyleCache<Seen>(see: () => Seen): Seen {
  if (styleCache) return see()
  styleCache = new Map()
  try {
    return see()
  } finally {
    styleCache = undefined
  }
}

/**
 * Returns the visible text of an element in any document, like `innerText` in a browser. Each run of white
 * space becomes one plain space.
 */
export function visibleTextOf(element: Element): string {
  return isVisible(element) ? collapseSpaces(readNodeText(element, inheritedTextTransform(element))) : ''
}

/**
 * Returns whether the element is visible: neither it nor an ancestor is hidden or inside a closed
 * `details`.
 */
export function isVisible(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { display, visibility } = styleOf(each)
    if (
      each.hasAttribute('hidden') ||
      display === 'none' ||
      visibility === 'hidden' ||
      isInClosedDetails(each)
    )
      return false
  }
  return element.isConnected
}

function readNodeText(node: Node, letters: string): string {
  if (node.nodeType === 3) return applyTextTransform(node.textContent ?? '', letters)
  if (!isElement(node) || ignoredTagNames.has(node.tagName) || node.hasAttribute('hidden')) return ''
  if (node.tagName === 'BR') return ' '
  const { display, visibility, textTransform, position } = styleOf(node)
  if (display === 'none' || visibility === 'hidden' || isInClosedDetails(node)) return ''
  const inside = [...node.childNodes].map((child) => readNodeText(child, textTransform || letters)).join('')
  return position === 'absolute' || isSeparatedBySpace(node, display) ? ` ${inside} ` : inside
}

/**
 * Returns whether a space separates the element's text from the text before it. True for blocks, table
 * cells, and the children of flex and grid containers.
 */
function isSeparatedBySpace(element: Element, display: string): boolean {
  if (tableCellTagNames.has(element.tagName)) return true
  const parent = element.parentElement
  return !inlineDisplays.has(display) || (parent !== null && flexAndGridDisplays.has(styleOf(parent).display))
}

/** Returns whether the element is in a closed `details`, outside its summary. */
function isInClosedDetails(element: Element): boolean {
  const parent = element.parentElement
  return parent?.tagName === 'DETAILS' && !parent.hasAttribute('open') && element.tagName !== 'SUMMARY'
}

function inheritedTextTransform(element: Element): string {
  for (let each = element.parentElement; each; each = each.parentElement) {
    const { textTransform } = styleOf(each)
    if (textTransform) return textTransform
  }
  return ''
}

function applyTextTransform(text: string, letters: string): string {
  if (letters === 'uppercase') return text.toUpperCase()
  if (letters === 'lowercase') return text.toLowerCase()
  return letters === 'capitalize'
    ? text.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
    : text
}

function styleOf(element: Element): TextStyle {
  const known = styleCache?.get(element)
  if (known) return known
  const view = element.ownerDocument.defaultView
  if (!view) throw new Error('A document that is on no screen shows nothing')
  const { display, visibility, textTransform, position } = view.getComputedStyle(element)
  const style = { display, visibility, textTransform, position }
  styleCache?.set(element, style)
  return style
}

export function isElement(node: Node): node is Element {
  return node.nodeType === 1
}
