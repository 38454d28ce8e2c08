import type { Plugin } from 'vite'

/** Fields of a call in the API contract that only integrators read. */
const integratorFields = ['source', 'assumption', 'fieldDescriptions']

/**
 * Fields of a call in the API contract that the build does not need, for each kind of build. The demo
 * needs more fields, for its panel and its fake back end.
 */
const unneededFieldsByBuild = {
  demo: new Set(integratorFields),
  live: new Set([...integratorFields, 'summary', 'objectAccess']),
} as const

interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

/**
 * Returns a Vite plugin. It removes from a build the texts of the API contract that only integrators
 * read. The portal needs only the calls and schemas.
 */
export function createContractProseRemovalPlugin(build: keyof typeof unneededFieldsByBuild): Plugin {
  const prose = unneededFieldsByBuild[build]
  return {
    name: 'without-contract-prose',
    enforce: 'post',
    transform(code, id) {
      if (!/\/src\/adapters\/contract\/[\w-]+\.contract\.ts$/.test(id)) return undefined
      return {
        code: withoutRanges(code, proseRangesIn(this.parse(code) as unknown as SyntaxNode, prose)),
        map: null,
      }
    },
  }
}

type SourceRange = readonly [start: number, end: number]

/**
 * Returns the ranges, in the source code, of those properties of API calls whose names are in `prose`. Each
 * range ends where the next property starts.
 */
function proseRangesIn(node: SyntaxNode, prose: ReadonlySet<string>): readonly SourceRange[] {
  const own =
    node.type === 'ObjectExpression'
      ? callProseRanges(node['properties'] as readonly SyntaxNode[], prose)
      : []
  return [...own, ...childrenOf(node).flatMap((child) => proseRangesIn(child, prose))]
}

function callProseRanges(
  properties: readonly SyntaxNode[],
  prose: ReadonlySet<string>,
): readonly SourceRange[] {
  const names = properties.map(propertyNameOf)
  // A row is an object with a method and a path.
  if (!names.includes('method') || !names.includes('path')) return []
  return properties.flatMap(({ start, end }, position) => {
    const next = properties[position + 1]?.start ?? end
    return prose.has(names[position] ?? '') ? [[start, next] as const] : []
  })
}

function propertyNameOf({ key }: SyntaxNode): string {
  return typeof key === 'object' && key !== null && 'name' in key ? String(key.name) : ''
}

function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  return Object.values(node).flat().filter(isNode)
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function withoutRanges(code: string, ranges: readonly SourceRange[]): string {
  return ranges
    .toSorted(([one], [other]) => other - one)
    .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), code)
}
