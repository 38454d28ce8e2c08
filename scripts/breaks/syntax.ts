import { parseSync } from 'vite'

/** A node of a syntax tree, as the JavaScript parser returns it. */
export interface SyntaxNode {
  readonly type: string
  /** Offset of the node's first character in the source text, in UTF-16 units. */
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

/** A node of a syntax tree with its position: its parent, and the property of the parent that holds it. */
export interface SyntaxTreePosition {
  readonly node: SyntaxNode
  /** Name of the parent node's property that holds this node. */
  readonly parentProperty: string
  readonly parent: SyntaxTreePosition | undefined
}

const typeOnlyProperties = new Set([
  'typeAnnotation',
  'typeArguments',
  'typeParameters',
  'returnType',
  'implements',
])

const typeDeclarationNodeTypes = new Set([
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSEnumDeclaration',
])

export function parseModule(file: string, text: string): SyntaxNode {
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return program as unknown as SyntaxNode
}

/**
 * Yields the nodes of a syntax tree, without the contents of types and enums. A parent node comes before its
 * children.
 */
export function* walkSyntaxTree(
  node: SyntaxNode,
  parentProperty = '',
  parent?: SyntaxTreePosition,
): Generator<SyntaxTreePosition> {
  const place = { node, parentProperty, parent }
  yield place
  if (typeDeclarationNodeTypes.has(node.type)) return
  for (const [name, value] of Object.entries(node)) {
    if (typeOnlyProperties.has(name) || (name === 'expression' && node.type === 'TSTypeQuery')) continue
    if (node.type.startsWith('TS') && name === 'typeName') continue
    for (const child of Array.isArray(value) ? value : [value])
      if (isSyntaxNode(child)) yield* walkSyntaxTree(child, name, place)
  }
}

function isSyntaxNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/**
 * Returns the child node that is the value of the given property of a node. Undefined if that value is
 * not a node.
 */
export function getSyntaxChildNode(
  node: SyntaxNode | undefined,
  parentProperty: string,
): SyntaxNode | undefined {
  const value = node?.[parentProperty]
  return isSyntaxNode(value) ? value : undefined
}

export function getSyntaxChildNodes(
  node: SyntaxNode | undefined,
  parentProperty: string,
): readonly SyntaxNode[] {
  const value = node?.[parentProperty]
  return Array.isArray(value) ? value.filter(isSyntaxNode) : []
}

/** Returns the name of an identifier node, or the value of a string literal; undefined for other nodes. */
export function getIdentifierNameOrString(node: SyntaxNode | undefined): string | undefined {
  const name = node?.['name'] ?? node?.['value']
  return typeof name === 'string' ? name : undefined
}

/** Yields the ancestors of a node, its parent first. */
export function* ancestorPositions(place: SyntaxTreePosition): Generator<SyntaxTreePosition> {
  for (let outer = place.parent; outer; outer = outer.parent) yield outer
}

const functionNodeTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

export function isFunctionNode(node: SyntaxNode): boolean {
  return functionNodeTypes.has(node.type)
}

/** Returns whether the code of a syntax node runs only once, when its module is loaded. */
export function runsAtModuleLoad(place: SyntaxTreePosition): boolean {
  let { parentProperty } = place
  for (const { node, parentProperty: outerPart } of ancestorPositions(place)) {
    if (isFunctionNode(node)) return false
    const isOfInstance = node.type === 'PropertyDefinition' && node['static'] !== true
    if (isOfInstance && parentProperty !== 'decorators') return false
    parentProperty = outerPart
  }
  return true
}
