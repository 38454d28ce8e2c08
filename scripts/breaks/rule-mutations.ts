import type { PossibleMutation } from './mutation'
import {
  isFunctionNode,
  getIdentifierNameOrString,
  getSyntaxChildNode,
  type SyntaxTreePosition,
  type SyntaxNode,
} from './syntax'

type MutationIfAny = PossibleMutation | undefined

const swappedComparisonOperators: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
}

const swappedLogicOperators: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' }

export function findNumberMutation({ node, parentProperty }: SyntaxTreePosition): MutationIfAny {
  if (typeof node['value'] !== 'number' || node.type !== 'Literal' || parentProperty === 'key')
    return undefined
  return replacementMutation('number', node, String(node['value'] + 1))
}

export function findComparisonMutation({ node }: SyntaxTreePosition, source: string): MutationIfAny {
  return node.type === 'BinaryExpression'
    ? operatorMutation('comparison', node, swappedComparisonOperators, source)
    : undefined
}

export function findLogicMutation({ node }: SyntaxTreePosition, source: string): MutationIfAny {
  return node.type === 'LogicalExpression'
    ? operatorMutation('logic', node, swappedLogicOperators, source)
    : undefined
}

/**
 * Returns the mutation (deliberate fault) that changes a boolean, or a text that a rule returns or has in a
 * table. Undefined if the node is neither.
 */
export function findLiteralMutation(place: SyntaxTreePosition): MutationIfAny {
  const { node } = place
  const { value } = node
  if (node.type !== 'Literal') return undefined
  if (typeof value === 'boolean') return replacementMutation('literal', node, String(!value))
  if (typeof value !== 'string' || !isReturnedValue(place)) return undefined
  return replacementMutation('literal', node, `'otra-${value.replaceAll(/[^\w-]/g, '')}'`)
}

/**
 * Returns the mutation (deliberate fault) that changes the text at this place in the code. Undefined if the
 * place does not hold one of several texts between which a function of `ui/texts` chooses.
 */
export function findWordingMutation(place: SyntaxTreePosition): MutationIfAny {
  const { node } = place
  const isText = node.type === 'TemplateLiteral' || typeof node['value'] === 'string'
  if (!isText || !isReturnedValue(place) || !isConditionalText(place)) return undefined
  return replacementMutation('text', node, "'Otra cosa'")
}

const valuePassingNodeTypes = new Set([
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
function isReturnedValue({ node, parentProperty, parent }: SyntaxTreePosition): boolean {
  if (!parent) return false
  const outer = parent.node
  if (parentProperty === 'key' || parentProperty === 'test') return false
  if (outer.type === 'ReturnStatement') return true
  if (outer.type === 'VariableDeclarator')
    return parentProperty === 'init' && parent.parent?.parent?.parent === undefined
  if (outer.type === 'ArrowFunctionExpression') return parentProperty === 'body'
  if (outer.type === 'CallExpression')
    return (
      parentProperty === 'arguments' &&
      isResultFactory(getSyntaxChildNode(outer, 'callee')) &&
      isReturnedValue(parent)
    )
  return valuePassingNodeTypes.has(outer.type) && node !== outer && isReturnedValue(parent)
}

function isResultFactory(callee: SyntaxNode | undefined): boolean {
  return /^(failure|success)$/.test(getIdentifierNameOrString(callee) ?? '')
}

/**
 * Returns whether the code chooses between this text and others: it is in a condition or in a function. Any
 * other text, such as that of a table entry, is replaced where it is shown.
 */
function isConditionalText({ parent }: SyntaxTreePosition): boolean {
  for (let place = parent; place; place = place.parent) {
    if (/^(ConditionalExpression|SwitchCase|IfStatement|LogicalExpression)$/.test(place.node.type))
      return true
    if (place.node.type === 'FunctionDeclaration') return true
    if (isFunctionNode(place.node)) return false
  }
  return false
}

function operatorMutation(
  kind: 'comparison' | 'logic',
  node: SyntaxNode,
  others: Readonly<Record<string, string>>,
  source: string,
): MutationIfAny {
  const other = others[String(node['operator'])]
  const [left, right] = [getSyntaxChildNode(node, 'left'), getSyntaxChildNode(node, 'right')]
  if (!other || !left || !right) return undefined
  const code = (side: SyntaxNode): string => source.slice(side.start, side.end)
  return replacementMutation(kind, node, `(${code(left)}) ${other} (${code(right)})`)
}

function replacementMutation(
  kind: PossibleMutation['kind'],
  { start, end }: SyntaxNode,
  code: string,
): MutationIfAny {
  return { kind, replacementForm: 'instead', start, end, replacement: code }
}

/**
 * Returns the mutation (deliberate fault) that leaves out a field of a request or of an answer. Undefined
 * if the node is not such a field.
 */
export function findHttpFieldMutation({ node, parent }: SyntaxTreePosition): PossibleMutation | undefined {
  if (node.type !== 'Property' || parent?.node.type !== 'ObjectExpression') return undefined
  const value = getSyntaxChildNode(node, 'value')
  // Objects are broken field by field, and a literal is broken as an answer of a rule.
  if (!value || isFunctionNode(value) || /^(ObjectExpression|Literal)$/.test(value.type)) return undefined
  const replacementForm = node['shorthand'] === true ? 'shorthand' : 'instead'
  return { kind: 'field', replacementForm, start: value.start, end: value.end, replacement: 'undefined' }
}
