import type { PossibleMutation } from './mutation'
import {
  ancestorPositions,
  isFunctionNode,
  getIdentifierNameOrString,
  getSyntaxChildNodes,
  getSyntaxChildNode,
  type SyntaxTreePosition,
  type SyntaxNode,
} from './syntax'

type MutationIfAny = PossibleMutation | undefined

/**
 * Addresses to which a mutation (deliberate code fault) makes a link lead: help or, if the link already
 * leads to help, the profile.
 */
const [help, profile] = ["'/ayuda'", "'/mis-datos'"]

export function findButtonPressMutation({ node }: SyntaxTreePosition): MutationIfAny {
  const value = attributeValue(node)
  if (!value || !/^on[A-Z]/.test(attributeName(node) ?? '')) return undefined
  return { kind: 'press', replacementForm: 'press', ...sourceRangeOf(value), replacement: '' }
}

export function findBusyButtonMutation({ node }: SyntaxTreePosition): MutationIfAny {
  if (
    node.type !== 'JSXOpeningElement' ||
    getIdentifierNameOrString(getSyntaxChildNode(node, 'name')) !== 'Button'
  )
    return undefined
  const last =
    getSyntaxChildNodes(node, 'attributes').at(-1) ??
    getSyntaxChildNode(node, 'typeArguments') ??
    getSyntaxChildNode(node, 'name')
  if (!last) return undefined
  return { kind: 'busy', replacementForm: 'added', start: last.end, end: last.end, replacement: 'busy: true' }
}

export function findLinkAddressMutation({ node, parent }: SyntaxTreePosition, source: string): MutationIfAny {
  const way = linkAddressNodeOf(node)
  // In a destructuring pattern the address is read, not set.
  if (!way || isFunctionNode(way) || parent?.node.type === 'ObjectPattern') return undefined
  const isToHelp = /\bhelp\b|'\/ayuda'/.test(source.slice(way.start, way.end))
  const isPlain = node.type === 'JSXAttribute' && way.type === 'Literal'
  const replacementForm = isPlain ? 'attribute' : node['shorthand'] === true ? 'shorthand' : 'instead'
  return { kind: 'way', replacementForm, ...sourceRangeOf(way), replacement: isToHelp ? profile : help }
}

/**
 * Returns the target of a link, an address in a screen's data, or an address that the portal opens itself.
 */
function linkAddressNodeOf(node: SyntaxNode): SyntaxNode | undefined {
  switch (node.type) {
    case 'JSXAttribute':
      return isLinkAddressPropertyName(attributeName(node))
        ? (attributeValue(node) ?? getSyntaxChildNode(node, 'value'))
        : undefined
    case 'Property':
      return isLinkAddressPropertyName(getIdentifierNameOrString(getSyntaxChildNode(node, 'key')))
        ? getSyntaxChildNode(node, 'value')
        : undefined
    case 'CallExpression':
      return isNavigationCall(getSyntaxChildNode(node, 'callee'))
        ? getSyntaxChildNodes(node, 'arguments')[0]
        : undefined
    default:
      return undefined
  }
}

function isLinkAddressPropertyName(name: string | undefined): boolean {
  return name === 'to' || name === 'href'
}

function isNavigationCall(callee: SyntaxNode | undefined): boolean {
  const owner = getSyntaxChildNode(callee, 'object')
  const ownerName = getIdentifierNameOrString(getSyntaxChildNode(owner, 'property') ?? owner)
  return (
    ownerName === 'navigation' && getIdentifierNameOrString(getSyntaxChildNode(callee, 'property')) === 'go'
  )
}

/**
 * Returns the mutation (deliberate fault) that changes a value taken from `ui/texts`. Undefined if the node
 * is not such a value. Whether the value is a text is known only at run time.
 */
export function findTextMutation(place: SyntaxTreePosition, source: string): MutationIfAny {
  const { node, parent, parentProperty } = place
  if (!isWholeExpression(place) || !isTakenFromTexts(node)) return undefined
  if (parent?.node.type === 'VariableDeclarator' && parentProperty === 'init') return undefined
  const code = source.slice(node.start, node.end)
  return {
    kind: isTitle(place, code) ? 'title' : 'text',
    replacementForm: 'text',
    ...sourceRangeOf(node),
    replacement: '',
  }
}

/**
 * Returns whether the syntax node is a whole expression, such as `texts.cash.title(…)`, and not the beginning
 * of a longer one.
 */
function isWholeExpression({ node, parent, parentProperty }: SyntaxTreePosition): boolean {
  if (node.type !== 'MemberExpression' && node.type !== 'CallExpression') return false
  if (parent?.node.type === 'MemberExpression') return parentProperty !== 'object'
  if (parent?.node.type === 'CallExpression') return parentProperty !== 'callee'
  return parent?.node.type !== 'AssignmentExpression' && parent?.node.type !== 'SpreadElement'
}

function isTakenFromTexts(node: SyntaxNode): boolean {
  if (node.type === 'Identifier') return /(^t|T)exts$|\wText$/.test(getIdentifierNameOrString(node) ?? '')
  if (node.type === 'CallExpression') {
    const callee = getSyntaxChildNode(node, 'callee')
    return callee !== undefined && isTakenFromTexts(callee)
  }
  const object = node.type === 'MemberExpression' ? getSyntaxChildNode(node, 'object') : undefined
  return object !== undefined && /^(Identifier|MemberExpression)$/.test(object.type) && isTextsObject(object)
}

function isTextsObject(node: SyntaxNode): boolean {
  if (node.type === 'Identifier') return /(^t|T)exts$/.test(getIdentifierNameOrString(node) ?? '')
  const object = getSyntaxChildNode(node, 'object')
  return object !== undefined && isTextsObject(object)
}

function isTitle(place: SyntaxTreePosition, code: string): boolean {
  if (/title$/i.test(code.replace(/\(.*$/s, ''))) return true
  for (const { node } of ancestorPositions(place))
    if (node.type === 'JSXAttribute') return /^(title|heading)$/.test(attributeName(node) ?? '')
  return false
}

function attributeName(node: SyntaxNode): string | undefined {
  return node.type === 'JSXAttribute'
    ? getIdentifierNameOrString(getSyntaxChildNode(node, 'name'))
    : undefined
}

function attributeValue(node: SyntaxNode): SyntaxNode | undefined {
  const value = getSyntaxChildNode(node, 'value')
  return value?.type === 'JSXExpressionContainer' ? getSyntaxChildNode(value, 'expression') : undefined
}

function sourceRangeOf({ start, end }: SyntaxNode): { readonly start: number; readonly end: number } {
  return { start, end }
}
