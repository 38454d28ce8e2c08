import {
  ancestorPositions,
  getIdentifierNameOrString,
  getSyntaxChildNodes,
  getSyntaxChildNode,
  runsAtModuleLoad,
  type SyntaxTreePosition,
  type SyntaxNode,
} from './syntax'

/**
 * A constant of a module whose value contains mutations (deliberate code faults). The value is computed
 * again whenever one of these mutations is switched on or off.
 */
export interface ModuleConstant {
  readonly name: string
  readonly declaration: SyntaxNode
  readonly value: SyntaxNode
}

/**
 * Code that is evaluated again when a mutation (deliberate code fault) in it is switched on or off: one entry
 * of a table, or a whole constant. It otherwise runs only once, while its module is loaded.
 */
type ReevaluatedCode =
  | { readonly kind: 'entry'; readonly entry: SyntaxNode }
  | { readonly kind: 'constant'; readonly constant: ModuleConstant }

const entryReadingNodeTypes = new Set(['CallExpression', 'NewExpression', 'SpreadElement', 'TemplateLiteral'])

/**
 * Returns how the code of a mutation (deliberate code fault) is evaluated again when the mutation is switched
 * on or off. An entry of a table becomes a getter, unless another constant uses the table. In all other
 * cases, the whole constant that contains the code is evaluated again. Undefined if the code is in no
 * constant of the module.
 */
export function findReevaluatedCode(
  place: SyntaxTreePosition,
  readAtLoad: ReadonlySet<string> = new Set(),
): ReevaluatedCode | undefined {
  const outer = [...ancestorPositions(place)]
  const whole = constantAround(outer)
  if (whole?.kind === 'constant' && readAtLoad.has(whole.constant.name)) return whole
  const within = outer.findIndex(({ node }) => node.type === 'Property')
  const entry = outer[within]?.node
  const above = outer.slice(within + 1).map(({ node }) => node.type)
  if (entry && isPlainProperty(entry) && !above.some((type) => entryReadingNodeTypes.has(type)))
    return { kind: 'entry', entry }
  return whole
}

function isPlainProperty(entry: SyntaxNode): boolean {
  return entry['kind'] === 'init' && !entry['computed'] && !entry['shorthand'] && !entry['method']
}

function constantAround(outer: readonly SyntaxTreePosition[]): ReevaluatedCode | undefined {
  const declarator = outer.find(({ node }) => node.type === 'VariableDeclarator')
  const declaration = declarator?.parent
  const name = getIdentifierNameOrString(getSyntaxChildNode(declarator?.node, 'id'))
  const value = getSyntaxChildNode(declarator?.node, 'init')
  if (!declaration || !value || name === undefined || !isSoleModuleConstant(declaration)) return undefined
  return { kind: 'constant', constant: { name, value, declaration: declaration.node } }
}

function isSoleModuleConstant({ node, parent }: SyntaxTreePosition): boolean {
  const isOfModule = parent?.node.type === 'Program' || parent?.node.type === 'ExportNamedDeclaration'
  return isOfModule && node['kind'] === 'const' && getSyntaxChildNodes(node, 'declarations').length === 1
}

/** Returns the names of the variables whose values are read while the module is loaded. */
export function findVariablesReadAtModuleLoad(places: readonly SyntaxTreePosition[]): ReadonlySet<string> {
  const reading = places.filter((place) => isIdentifierValueRead(place) && runsAtModuleLoad(place))
  return new Set(reading.map(({ node }) => getIdentifierNameOrString(node) ?? ''))
}

/**
 * Returns whether an identifier in the source code reads a value. Other identifiers only name something,
 * such as a property.
 */
export function isIdentifierValueRead({ node, parentProperty, parent }: SyntaxTreePosition): boolean {
  if (node.type !== 'Identifier' || !parent) return false
  const { type } = parent.node
  if (type === 'Property')
    return parentProperty === 'value' && parent.parent?.node.type === 'ObjectExpression'
  if (type === 'MemberExpression') return parentProperty === 'object' || parent.node['computed'] === true
  if (type === 'AssignmentPattern') return parentProperty === 'right'
  if (/Specifier$|Pattern$|^PropertyDefinition$|^MethodDefinition$/.test(type)) return false
  return parentProperty !== 'params' && parentProperty !== 'id' && parentProperty !== 'label'
}
