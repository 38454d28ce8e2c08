import { plain } from './page'

const unread = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'INPUT', 'TEXTAREA'])
const inLine = new Set(['', 'inline', 'inline-block', 'inline-flex', 'inline-grid', 'contents'])
const layingOut = new Set(['flex', 'inline-flex', 'grid', 'inline-grid'])

/** What decides whether and how something is read. */
type Style = Pick<CSSStyleDeclaration, 'display' | 'visibility' | 'textTransform' | 'position'>

/** Styles are dear to compute: while one looks at a page that stands still, each is computed once. */
let look: Map<Element, Style> | undefined

/** Sees something of a page at one moment, in which nothing of it changes. */
export function atOneLook<Seen>(see: () => Seen): Seen {
  if (look) return see()
  look = new Map()
  try {
    return see()
  } finally {
    look = undefined
  }
}

/** What one reads of it on the screen, with plain spaces: as a browser's `innerText`, in any document. */
export function wordsOf(element: Element): string {
  return isShown(element) ? plain(read(element, caseAround(element))) : ''
}

/** Whether it is on the screen: neither it nor anything around it is hidden or folded away. */
export function isShown(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { display, visibility } = styleOf(each)
    if (each.hasAttribute('hidden') || display === 'none' || visibility === 'hidden' || isFolded(each))
      return false
  }
  return element.isConnected
}

function read(node: Node, letters: string): string {
  if (node.nodeType === 3) return inCase(node.textContent ?? '', letters)
  if (!isElement(node) || unread.has(node.tagName) || node.hasAttribute('hidden')) return ''
  if (node.tagName === 'BR') return ' '
  const { display, visibility, textTransform, position } = styleOf(node)
  if (display === 'none' || visibility === 'hidden' || isFolded(node)) return ''
  const inside = [...node.childNodes].map((child) => read(child, textTransform || letters)).join('')
  return position === 'absolute' || standsApart(node, display) ? ` ${inside} ` : inside
}

/** Blocks, and whatever a row or a grid lays out. */
function standsApart(element: Element, display: string): boolean {
  const parent = element.parentElement
  return !inLine.has(display) || (parent !== null && layingOut.has(styleOf(parent).display))
}

/** What a closed `details` shows is its summary. */
function isFolded(element: Element): boolean {
  const parent = element.parentElement
  return parent?.tagName === 'DETAILS' && !parent.hasAttribute('open') && element.tagName !== 'SUMMARY'
}

function caseAround(element: Element): string {
  for (let each = element.parentElement; each; each = each.parentElement) {
    const { textTransform } = styleOf(each)
    if (textTransform) return textTransform
  }
  return ''
}

function inCase(text: string, letters: string): string {
  if (letters === 'uppercase') return text.toUpperCase()
  if (letters === 'lowercase') return text.toLowerCase()
  return letters === 'capitalize'
    ? text.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
    : text
}

function styleOf(element: Element): Style {
  const known = look?.get(element)
  if (known) return known
  const view = element.ownerDocument.defaultView
  if (!view) throw new Error('A document that is on no screen shows nothing')
  const { display, visibility, textTransform, position } = view.getComputedStyle(element)
  const style = { display, visibility, textTransform, position }
  look?.set(element, style)
  return style
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1
}
