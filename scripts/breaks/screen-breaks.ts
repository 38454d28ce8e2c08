import type { Breakable } from './break'
import { around, isFunction, nameOf, nodesOf, partOf, type Place, type SyntaxNode } from './syntax'

type Found = Breakable | undefined

/** Targets of broken links: help or, if that is the right target, the profile. */
const [help, profile] = ["'/ayuda'", "'/mis-datos'"]

export function pressBreak({ node }: Place): Found {
  const value = attributeValue(node)
  if (!value || !/^on[A-Z]/.test(attributeName(node) ?? '')) return undefined
  return { kind: 'press', form: 'press', ...range(value), instead: '' }
}

export function busyBreak({ node }: Place): Found {
  if (node.type !== 'JSXOpeningElement' || nameOf(partOf(node, 'name')) !== 'Button') return undefined
  const last = nodesOf(node, 'attributes').at(-1) ?? partOf(node, 'typeArguments') ?? partOf(node, 'name')
  if (!last) return undefined
  return { kind: 'busy', form: 'added', start: last.end, end: last.end, instead: 'busy: true' }
}

export function wayBreak({ node, above }: Place, source: string): Found {
  const way = wayOf(node)
  // In a destructuring pattern the address is read, not set.
  if (!way || isFunction(way) || above?.node.type === 'ObjectPattern') return undefined
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
      return isWayName(attributeName(node)) ? (attributeValue(node) ?? partOf(node, 'value')) : undefined
    case 'Property':
      return isWayName(nameOf(partOf(node, 'key'))) ? partOf(node, 'value') : undefined
    case 'CallExpression':
      return isGoing(partOf(node, 'callee')) ? nodesOf(node, 'arguments')[0] : undefined
    default:
      return undefined
  }
}

function isWayName(name: string | undefined): boolean {
  return name === 'to' || name === 'href'
}

function isGoing(callee: SyntaxNode | undefined): boolean {
  const owner = partOf(callee, 'object')
  const ownerName = nameOf(partOf(owner, 'property') ?? owner)
  return ownerName === 'navigation' && nameOf(partOf(callee, 'property')) === 'go'
}

/** Breaks a use of `ui/texts`. Whether it is a text is only known at run time. */
export function textBreak(place: Place, source: string): Found {
  const { node, above, part } = place
  if (!isWhole(place) || !isOfTexts(node)) return undefined
  if (above?.node.type === 'VariableDeclarator' && part === 'init') return undefined
  const code = source.slice(node.start, node.end)
  return { kind: isTitle(place, code) ? 'title' : 'text', form: 'text', ...range(node), instead: '' }
}

/** Returns whether it is the whole chain `texts.cash.title(…)`. */
function isWhole({ node, above, part }: Place): boolean {
  if (node.type !== 'MemberExpression' && node.type !== 'CallExpression') return false
  if (above?.node.type === 'MemberExpression') return part !== 'object'
  if (above?.node.type === 'CallExpression') return part !== 'callee'
  return above?.node.type !== 'AssignmentExpression' && above?.node.type !== 'SpreadElement'
}

function isOfTexts(node: SyntaxNode): boolean {
  if (node.type === 'Identifier') return /(^t|T)exts$|\wText$/.test(nameOf(node) ?? '')
  if (node.type === 'CallExpression') {
    const callee = partOf(node, 'callee')
    return callee !== undefined && isOfTexts(callee)
  }
  const object = node.type === 'MemberExpression' ? partOf(node, 'object') : undefined
  return object !== undefined && /^(Identifier|MemberExpression)$/.test(object.type) && isTextsObject(object)
}

function isTextsObject(node: SyntaxNode): boolean {
  if (node.type === 'Identifier') return /(^t|T)exts$/.test(nameOf(node) ?? '')
  const object = partOf(node, 'object')
  return object !== undefined && isTextsObject(object)
}

function isTitle(place: Place, code: string): boolean {
  if (/title$/i.test(code.replace(/\(.*$/s, ''))) return true
  for (const { node } of around(place))
    if (node.type === 'JSXAttribute') return /^(title|heading)$/.test(attributeName(node) ?? '')
  return false
}

function attributeName(node: SyntaxNode): string | undefined {
  return node.type === 'JSXAttribute' ? nameOf(partOf(node, 'name')) : undefined
}

function attributeValue(node: SyntaxNode): SyntaxNode | undefined {
  const value = partOf(node, 'value')
  return value?.type === 'JSXExpressionContainer' ? partOf(value, 'expression') : undefined
}

function range({ start, end }: SyntaxNode): { readonly start: number; readonly end: number } {
  return { start, end }
}
