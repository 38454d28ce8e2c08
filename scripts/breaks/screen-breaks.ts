import type { BreakableCode } from './break'
import {
  enclosingSyntaxPlaces,
  isFunctionNode,
  identifierOrKeyName,
  childNodes,
  childNode,
  type SyntaxPlace,
  type SyntaxNode,
} from './syntax'

type Found = BreakableCode | undefined

/**
 * Addresses to which a break (deliberate code fault) makes a link lead: help or, if the link already
 * leads to help, the profile.
 */
const [help, profile] = ["'/ayuda'", "'/mis-datos'"]

export function findPressBreak({ node }: SyntaxPlace): Found {
  const value = attributeValue(node)
  if (!value || !/^on[A-Z]/.test(attributeName(node) ?? '')) return undefined
  return { kind: 'press', form: 'press', ...range(value), instead: '' }
}

export function findBusyBreak({ node }: SyntaxPlace): Found {
  if (node.type !== 'JSXOpeningElement' || identifierOrKeyName(childNode(node, 'name')) !== 'Button')
    return undefined
  const last =
    childNodes(node, 'attributes').at(-1) ?? childNode(node, 'typeArguments') ?? childNode(node, 'name')
  if (!last) return undefined
  return { kind: 'busy', form: 'added', start: last.end, end: last.end, instead: 'busy: true' }
}

export function findLinkTargetBreak({ node, above }: SyntaxPlace, source: string): Found {
  const way = wayOf(node)
  // In a destructuring pattern the address is read, not set.
  if (!way || isFunctionNode(way) || above?.node.type === 'ObjectPattern') return undefined
  const isToHelp = /\bhelp\b|'\/ayuda'/.test(source.slice(way.start, way.end))
  const isPlain = node.type === 'JSXAttribute' && way.type === 'Literal'
  const form = isPlain ? 'attribute' : node['shorthand'] === true ? 'shorthand' : 'instead'
  return { kind: 'way', form, ...range(way), instead: isToHelp ? profile : help }
}

/**
 * Returns the target of a link, an address in a screen's data, or an address that the portal opens itself.
 */
function wayOf(node: SyntaxNode): SyntaxNode | undefined {
  switch (node.type) {
    case 'JSXAttribute':
      return isWayName(attributeName(node)) ? (attributeValue(node) ?? childNode(node, 'value')) : undefined
    case 'Property':
      return isWayName(identifierOrKeyName(childNode(node, 'key'))) ? childNode(node, 'value') : undefined
    case 'CallExpression':
      return isGoing(childNode(node, 'callee')) ? childNodes(node, 'arguments')[0] : undefined
    default:
      return undefined
  }
}

function isWayName(name: string | undefined): boolean {
  return name === 'to' || name === 'href'
}

function isGoing(callee: SyntaxNode | undefined): boolean {
  const owner = childNode(callee, 'object')
  const ownerName = identifierOrKeyName(childNode(owner, 'property') ?? owner)
  return ownerName === 'navigation' && identifierOrKeyName(childNode(callee, 'property')) === 'go'
}

/**
 * Returns the break (deliberate fault) that changes a value taken from `ui/texts`. Undefined if the node
 * is not such a value. Only at run time is it known whether the value is a text.
 */
export function findTextBreak(place: SyntaxPlace, source: string): Found {
  const { node, above, part } = place
  if (!isWhole(place) || !isOfTexts(node)) return undefined
  if (above?.node.type === 'VariableDeclarator' && part === 'init') return undefined
  const code = source.slice(node.start, node.end)
  return { kind: isTitle(place, code) ? 'title' : 'text', form: 'text', ...range(node), instead: '' }
}

/**
 * Returns whether the syntax node is a whole expression, such as `texts.cash.title(…)`, and not the beginning
 * of a longer one.
 */
function isWhole({ node, above, part }: SyntaxPlace): boolean {
  if (node.type !== 'MemberExpression' && node.type !== 'CallExpression') return false
  if (above?.node.type === 'MemberExpression') return part !== 'object'
  if (above?.node.type === 'CallExpression') return part !== 'callee'
  return above?.node.type !== 'AssignmentExpression' && above?.node.type !== 'SpreadElement'
}

function isOfTexts(node: SyntaxNode): boolean {
  if (node.type === 'Identifier') return /(^t|T)exts$|\wText$/.test(identifierOrKeyName(node) ?? '')
  if (node.type === 'CallExpression') {
    const callee = childNode(node, 'callee')
    return callee !== undefined && isOfTexts(callee)
  }
  const object = node.type === 'MemberExpression' ? childNode(node, 'object') : undefined
  return object !== undefined && /^(Identifier|MemberExpression)$/.test(object.type) && isTextsObject(object)
}

function isTextsObject(node: SyntaxNode): boolean {
  if (node.type === 'Identifier') return /(^t|T)exts$/.test(identifierOrKeyName(node) ?? '')
  const object = childNode(node, 'object')
  return object !== undefined && isTextsObject(object)
}

function isTitle(place: SyntaxPlace, code: string): boolean {
  if (/title$/i.test(code.replace(/\(.*$/s, ''))) return true
  for (const { node } of enclosingSyntaxPlaces(place))
    if (node.type === 'JSXAttribute') return /^(title|heading)$/.test(attributeName(node) ?? '')
  return false
}

function attributeName(node: SyntaxNode): string | undefined {
  return node.type === 'JSXAttribute' ? identifierOrKeyName(childNode(node, 'name')) : undefined
}

function attributeValue(node: SyntaxNode): SyntaxNode | undefined {
  const value = childNode(node, 'value')
  return value?.type === 'JSXExpressionContainer' ? childNode(value, 'expression') : undefined
}

function range({ start, end }: SyntaxNode): { readonly start: number; readonly end: number } {
  return { start, end }
}
