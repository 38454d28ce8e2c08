import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { copySourcesWithReplacedFiles, readPortalSources, type SourceTextsByPath } from './import-graph'

/** Names of the properties that decide what a customer reads first and where they are redirected. */
const titleAndLinkProperties = new Set(['title', 'subtitle', 'lead', 'to', 'href', 'back'])

type SyntaxNode = Readonly<Record<string, unknown>> & { readonly type: string }

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function nodesIn(node: unknown): readonly SyntaxNode[] {
  if (Array.isArray(node)) return node.flatMap(nodesIn)
  if (!isNode(node)) return []
  return [node, ...Object.values(node).flatMap(nodesIn)]
}

/** Returns the name and the value of a JSX attribute or a constant; undefined for other syntax nodes. */
function nameAndValue(node: SyntaxNode): { readonly name: unknown; readonly value: unknown } | undefined {
  if (node.type === 'JSXAttribute' && isNode(node['name']) && isNode(node['value']))
    return { name: node['name']['name'], value: node['value']['expression'] }
  if (node.type === 'VariableDeclarator' && isNode(node['id']))
    return { name: node['id']['name'], value: node['init'] }
  return undefined
}

/** Returns whether one of the two results of a conditional expression is undefined. */
function hasUndefinedBranch({ consequent, alternate }: SyntaxNode): boolean {
  return [consequent, alternate].some((each) => isNode(each) && each['name'] === 'undefined')
}

/**
 * Names of the conditional values in each source text that was already read, by the text. The tests read most
 * texts several times.
 */
const conditionalValueNameCache = new Map<string, readonly string[]>()

/**
 * Returns the names of the titles and links in a source text whose value a conditional expression chooses.
 */
function conditionalValueNames(text: string): readonly string[] {
  const names = conditionalValueNameCache.get(text) ?? readConditionalValueNames(text)
  conditionalValueNameCache.set(text, names)
  return names
}

function readConditionalValueNames(text: string): readonly string[] {
  return nodesIn(parseAst(text, { lang: 'tsx' })).flatMap((node) => {
    const { name, value } = nameAndValue(node) ?? {}
    const isChosen = isNode(value) && value.type === 'ConditionalExpression' && !hasUndefinedBranch(value)
    return isChosen && typeof name === 'string' && titleAndLinkProperties.has(name) ? [name] : []
  })
}

function placesOfConditionalValues(sources: SourceTextsByPath): readonly string[] {
  return [...sources]
    .filter(([path]) => /^src\/ui\/(?!kit\/|demo\/).*\.tsx$/.test(path))
    .flatMap(([path, text]) => conditionalValueNames(text).map((name) => `${path}: ${name}`))
}

it('no screen chooses a title or a next step', () => {
  expect(placesOfConditionalValues(readPortalSources())).toEqual([])
})

it.each([
  ['title', '<Screen title={loan.late > 0 ? texts.late : texts.fine} />'],
  ['back', '<Screen back={isOnly ? addresses.home.createPath() : addresses.loans.createPath()} />'],
])('a chosen %s is found', (name, screen) => {
  const path = 'src/ui/loans/planted-screen.tsx'
  const chosen = copySourcesWithReplacedFiles(readPortalSources(), {
    [path]: `export const Planted = () => ${screen}`,
  })
  expect(placesOfConditionalValues(chosen)).toEqual([`${path}: ${name}`])
})

/**
 * Returns the components whose inner function has another name than the component. React's tools and error
 * stacks show the inner name.
 */
function findComponentsWithWrongInnerName(sources: SourceTextsByPath): readonly string[] {
  return [...sources].flatMap(([path, text]) =>
    [...text.matchAll(/const (\w+) = observer\(\s*function (\w+)/g)]
      .filter(([, component, inner]) => component !== inner)
      .map(([, component, inner]) => `${path}: ${component} is ${inner}`),
  )
}

it('every component has the name of its inner function', () => {
  expect(findComponentsWithWrongInnerName(readPortalSources())).toEqual([])
})

it('a component whose inner function has another name is found', () => {
  const path = 'src/ui/loans/planted-screen.tsx'
  const renamed = copySourcesWithReplacedFiles(readPortalSources(), {
    [path]: 'export const Planted = observer(function Drawn() {})',
  })
  expect(findComponentsWithWrongInnerName(renamed)).toEqual([`${path}: Planted is Drawn`])
})
