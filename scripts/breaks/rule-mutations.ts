import type { PossibleMutation } from './mutation'
import {
  isFunctionNode,
  getIdentifierNameOrString,
  getSyntaxChildNode,
  type SyntaxTreePosition,
  type SyntaxNode,
} from './syntax'

type Found = PossibleMutation | undefined

const otherComparisons: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
}

const otherLogic: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' }

export function findNumberMutation({ node, part }: SyntaxTreePosition): Found {
  if (typeof node['value'] !== 'number' || node.type !== 'Literal' || part === 'key') return undefined
  return instead('number', node, String(node['value'] + 1))
}

export function findComparisonMutation({ node }: SyntaxTreePosition, source: string): Found {
  return node.type === 'BinaryExpression'
    ? otherwise('comparison', node, otherComparisons, source)
    : undefined
}

export function findLogicMutation({ node }: SyntaxTreePosition, source: string): Found {
  return node.type === 'LogicalExpression' ? otherwise('logic', node, otherLogic, source) : undefined
}

/**
 * Returns the mutation (deliberate fault) that changes a boolean, or a text that a rule returns or has in a
 * table. Undefined if the node is neither.
 */
export function findLiteralMutation(place: SyntaxTreePosition): Found {
  const { node } = place
  const { value } = node
  if (node.type !== 'Literal') return undefined
  if (typeof value === 'boolean') return instead('literal', node, String(!value))
  if (typeof value !== 'string' || !isAnswer(place)) return undefined
  return instead('literal', node, `'otra-${value.replaceAll(/[^\w-]/g, '')}'`)
}

/**
 * Returns the mutation (deliberate fault) that changes the text at this place in the code. Undefined if the
 * place holds no text, or a text that is not one of several that a function of `ui/texts` can return.
 */
export function findWordingMutation(place: SyntaxTreePosition): Found {
  const { node } = place
  const isText = node.type === 'TemplateLiteral' || typeof node['value'] === 'string'
  if (!isText || !isAnswer(place) || !isChosen(place)) return undefined
  return instead('text', node, "'Otra cosa'")
}

const transparent = new Set([
  'ArrayExpression',
  'ConditionalExpression',
  'ExportNamedDeclaration',
  'LogicalExpression',
  'ObjectExpression',
  'ParenthesizedExpression',
  'Property',
  'TSAsExpression',
  'TSSatisfiesExpression',
])

/**
 * Returns whether a value is returned by a function, or is part of such a value or of a module's constant.
 */
function isAnswer({ node, part, above }: SyntaxTreePosition): boolean {
  if (!above) return false
  const outer = above.node
  if (part === 'key' || part === 'test') return false
  if (outer.type === 'ReturnStatement') return true
  if (outer.type === 'VariableDeclarator') return part === 'init' && above.above?.above?.above === undefined
  if (outer.type === 'ArrowFunctionExpression') return part === 'body'
  if (outer.type === 'CallExpression')
    return part === 'arguments' && isOutcome(getSyntaxChildNode(outer, 'callee')) && isAnswer(above)
  return transparent.has(outer.type) && node !== outer && isAnswer(above)
}

function isOutcome(callee: SyntaxNode | undefined): boolean {
  return /^(failure|success)$/.test(getIdentifierNameOrString(callee) ?? '')
}

/**
 * Returns whether the code chooses this text among several. A single text in a table is replaced where
 * it is shown instead.
 */
function isChosen({ above }: SyntaxTreePosition): boolean {
  for (let place = above; place; place = place.above) {
    if (/^(ConditionalExpression|SwitchCase|IfStatement|LogicalExpression)$/.test(place.node.type))
      return true
    if (place.node.type === 'FunctionDeclaration') return true
    if (isFunctionNode(place.node)) return false
  }
  return false
}

function otherwise(
  kind: 'comparison' | 'logic',
  node: SyntaxNode,
  others: Readonly<Record<string, string>>,
  source: string,
): Found {
  const other = others[String(node['operator'])]
  const [left, right] = [getSyntaxChildNode(node, 'left'), getSyntaxChildNode(node, 'right')]
  if (!other || !left || !right) return undefined
  const code = (side: SyntaxNode): string => source.slice(side.start, side.end)
  return instead(kind, node, `(${code(left)}) ${other} (${code(right)})`)
}

function instead(kind: PossibleMutation['kind'], { start, end }: SyntaxNode, code: string): Found {
  return { kind, form: 'instead', start, end, instead: code }
}

/**
 * Returns the mutation (deliberate fault) that leaves out a field of a request or of an answer. Undefined
 * if the node is not such a field.
 */
export function findFieldMutation({ node, above }: SyntaxTreePosition): PossibleMutation | undefined {
  if (node.type !== 'Property' || above?.node.type !== 'ObjectExpression') return undefined
  const value = getSyntaxChildNode(node, 'value')
  // Objects are broken field by field, and a literal is broken as an answer of a rule.
  if (!value || isFunctionNode(value) || /^(ObjectExpression|Literal)$/.test(value.type)) return undefined
  const form = node['shorthand'] === true ? 'shorthand' : 'instead'
  return { kind: 'field', form, start: value.start, end: value.end, instead: 'undefined' }
}
